// What each player's decisions come to.

import "~/styles/chip.css";
import type { GameReview, PlayerReview } from "~/contract/api";
import { reviewTexts as T } from "~/texts/review";

export function Players({ game: { players, scores } }: { game: GameReview }) {
    return (
        <div class="players">
            {players.map((one) => (
                <Player key={one.seat} player={one} score={scores[one.seat % scores.length] ?? 0} />
            ))}
        </div>
    );
}

/** Partners share a score. */
function Player({ player, score }: { player: PlayerReview; score: number }) {
    const { name, won, accuracy, grades, throwing, pegging } = player;
    return (
        <section class="box player">
            <h2>
                {name} <span class="chip">{won ? T.won(score) : T.lost(score)}</span>
            </h2>
            <p class="accuracy">
                <strong>{T.share(accuracy / 100)}</strong> {T.accuracy}
            </p>
            <ul class="grades">
                {Object.entries(grades)
                    .filter(([, number]) => number > 0)
                    .map(([grade, number]) => (
                        <li key={grade} class={`grade ${grade}`}>
                            {T.graded(number, grade)}
                        </li>
                    ))}
            </ul>
            <p class="hint">{T.pointsLost(throwing, pegging)}</p>
        </section>
    );
}
