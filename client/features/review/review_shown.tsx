// A review on the page: of a board, or of games, one after the other.

import { useMemo, useState } from "preact/hooks";
import type { GameReview, Review } from "~/contract/api";
import { BoardReviewed } from "~/shared/board_review/board_review";
import { Verdict } from "~/shared/fairness/verdict";
import { useCardKeys } from "~/shared/shortcuts";
import { reviewTexts as T } from "~/texts/review";
import { GameShown } from "./game_shown";
import { isOfGames, type Reviewed } from "./reviewing";
import { Tries } from "./tries";

/** The reader's seat, whose side everything is seen from; null for anybody else. */
type Own = number | null;

export function ReviewShown({ record, review, proof, own }: Reviewed & { own: Own }) {
    if (isOfGames(review)) {
        return (
            <>
                <Games record={record} review={review} own={own} />
                {proof && <Verdict proof={proof} />}
            </>
        );
    }
    return (
        <div class="companion-review">
            <BoardReviewed review={review} />
        </div>
    );
}

function Games({ record, review, own }: { record: string; review: Review; own: Own }) {
    const [at, setAt] = useState(0);
    const tries = useMemo(() => new Tries(record), [record]);
    useCardKeys();
    const game = review.games[at];
    return (
        <>
            <p class="hint">{T.costWords}</p>
            {review.notes.map((note) => (
                <p key={note} class="note">
                    {note}
                </p>
            ))}
            {review.games.length > 1 && <GamePicker games={review.games} at={at} pick={setAt} />}
            {game && <GameShown key={at} review={review} game={game} own={own} tries={tries} />}
        </>
    );
}

function GamePicker({ games, at, pick }: { games: readonly GameReview[]; at: number; pick: (at: number) => void }) {
    return (
        <div class="games" role="group" aria-label={T.games}>
            {games.map(({ number, scores }, place) => (
                <button key={number} type="button" aria-pressed={place === at} onClick={() => pick(place)}>
                    {T.game(number, scores.join("–"))}
                </button>
            ))}
        </div>
    );
}
