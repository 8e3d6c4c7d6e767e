// One decision: what was done, its grade, and for a mistake what would have been better and another try.

import type { Decision, GameReview } from "~/contract/api";
import { Row } from "~/shared/cards";
import { Explanation } from "~/shared/questions/explanation";
import { Question } from "~/shared/questions/question";
import { reviewTexts as T } from "~/texts/review";
import { isSlip } from "./line";
import type { Tries } from "./tries";

interface Props {
    decision: Decision;
    game: GameReview;
    own: number | null;
    tries: Tries | null;
}

export function DecisionItem({ decision, game, own, tries }: Props) {
    const { deal, scores, grade } = decision;
    const isWrong = isSlip(grade);
    return (
        <li>
            <p class="what">
                <span class="hint">{T.where(deal, scores.join("–"))}</span>
                <span class={`grade ${grade}`}>{T.grades[grade]}</span>
            </p>
            <Made decision={decision} game={game} />
            {isWrong && <Mistake decision={decision} game={game} own={own} tries={tries} />}
        </li>
    );
}

function Made({ decision, game }: { decision: Decision; game: GameReview }) {
    const { kind, seat, chosen, series } = decision;
    const name = game.players[seat]?.name ?? "";
    return (
        <p class="made">
            {kind === "throw" ? T.threw(name) : T.played(name)} <Row cards={chosen} more="tiny" />
            {kind === "throw" && <span class="after"> {cribWords(decision, game)}</span>}
            {kind === "card" && series.length > 0 && (
                <span class="after">
                    {` ${T.onTheTable} `}
                    <Row cards={series} more="tiny" />
                </span>
            )}
        </p>
    );
}

function cribWords({ deal, seat }: Decision, { deals, players }: GameReview): string {
    const dealer = deals.find(({ number }) => number === deal)?.dealer;
    if (dealer === undefined) return "";
    return dealer === seat ? T.toOwnCrib : T.toCribOf(players[dealer]?.name ?? "");
}

/** The readers' own mistakes are theirs to try before they read what would have been better. */
function Mistake({ decision, game, own, tries }: Props) {
    const { win_lost, points_lost, hand } = decision;
    const now = tries?.ofDecision(decision) ?? null;
    const isAsked = now !== null && now.grade === null;
    const isOpen = !(tries && decision.seat === own) || tries.hasSeen(decision);
    return (
        <>
            <p>
                <strong>{win_lost === null ? T.gaveAwayPoints(points_lost) : T.gaveAway(win_lost, points_lost)}</strong>
            </p>
            <p>
                {T.held} <Row cards={hand} more="tiny" />
            </p>
            <Better decision={decision} isOpen={isOpen} isHidden={isAsked} />
            {now && (
                <div class="try">
                    <Question
                        key={now.times}
                        asked={now.asked}
                        focused
                        answered={(answer) => void tries?.answer(now, answer)}
                    />
                    {now.grade && <Explanation grade={now.grade} />}
                </div>
            )}
            {tries && !isAsked && <AgainButton decision={decision} game={game.number} tries={tries} />}
        </>
    );
}

function Better({
    decision: { best, reason },
    isOpen,
    isHidden,
}: {
    decision: Decision;
    isOpen: boolean;
    isHidden: boolean;
}) {
    return (
        <details class="answer" open={isOpen} hidden={isHidden}>
            <summary>{T.whatWasBetter}</summary>
            <div>
                <p>
                    {T.better} <Row cards={best} more="tiny" />
                </p>
                {reason && <p class="hint">{reason}</p>}
            </div>
        </details>
    );
}

function AgainButton({ decision, game, tries }: { decision: Decision; game: number; tries: Tries }) {
    if (tries.cannot(decision)) return <p class="hint">{T.cannotTry}</p>;
    return (
        <button type="button" class="again" onClick={() => void tries.begin(game, decision)}>
            {T.tryAgain}
        </button>
    );
}
