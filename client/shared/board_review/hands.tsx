// Hands and throws that stand out.

import type { BoardReview, CountedHand, ThrowReview } from "~/contract/api";
import { written } from "~/shared/cards";
import { boardReview as T } from "~/texts/board_review";

export function Hands({ review: { best_hands, worst_hands } }: { review: BoardReview }) {
    const lower = worst_hands.filter((hand, at) => hand.points < (best_hands[at]?.points ?? 0));
    return (
        <ul class="hands">
            {best_hands.map((hand) => (
                <Hand key={`best ${hand.name}`} words={T.bestHand(hand.name, hand.points)} hand={hand} />
            ))}
            {lower.map((hand) => (
                <Hand key={`worst ${hand.name}`} words={T.worstHand(hand.name, hand.points)} hand={hand} />
            ))}
        </ul>
    );
}

function Hand({ words, hand: { cards, game, deal } }: { words: string; hand: CountedHand }) {
    return <Told first={words} then={cards} where={T.where(game, deal)} />;
}

export function Throws({ throws }: { throws: readonly ThrowReview[] }) {
    return (
        <ul class="hands">
            {throws.map(({ name, thrown, best, points_lost, win_lost, game, deal }) => (
                <Told
                    key={`${name} ${game} ${deal}`}
                    first={T.threw(name, written(thrown))}
                    then={win_lost > 0 ? T.betterThrow(written(best), points_lost) : T.bestThrow}
                    where={T.where(game, deal)}
                />
            ))}
        </ul>
    );
}

function Told({ first, then, where }: { first: string; then: string; where: string }) {
    return (
        <li>
            <strong>{first}</strong>
            <span>{then}</span>
            <span class="hint">{where}</span>
        </li>
    );
}
