// The review of a board that was kept beside real cards: the chance to win as it went, points beside what is average,
// hands and throws.

import "~/styles/table.css";
import "~/styles/board_review.css";
import type { ComponentChildren } from "preact";
import type { BoardReview } from "~/contract/api";
import { boardReview as T } from "~/texts/board_review";
import { ChanceChart } from "./chance_chart";
import { Hands, Throws } from "./hands";
import { Sums } from "./sums";

export function BoardReviewed({ review }: { review: BoardReview }) {
    const { results, names, sums, line, throws, notes } = review;
    if (sums.length === 0 && line.length === 0) return <p>{T.noEntries}</p>;
    return (
        <>
            {results.length > 0 && (
                <Section title={T.results}>
                    <ul>
                        {results.map((words) => (
                            <li key={words}>{words}</li>
                        ))}
                    </ul>
                </Section>
            )}
            {line.length > 0 && <Charts review={review} />}
            {sums.length > 0 && (
                <Section title={T.sumsTitle}>
                    {names.map((name) => (
                        <Sums key={name} name={name} sums={sums} />
                    ))}
                </Section>
            )}
            {review.best_hands.length > 0 && (
                <Section title={T.handsTitle}>
                    <Hands review={review} />
                </Section>
            )}
            {throws.length > 0 && (
                <Section title={T.throwsTitle}>
                    <Throws throws={throws} />
                </Section>
            )}
            <div class="hint notes">
                {notes.map((note) => (
                    <p key={note}>{note}</p>
                ))}
            </div>
        </>
    );
}

function Section({ title, children }: { title: string; children: ComponentChildren }) {
    return (
        <section class="box">
            <h2>{title}</h2>
            {children}
        </section>
    );
}

function Charts({ review: { names, line } }: { review: BoardReview }) {
    const games = [...new Set(line.map(({ game }) => game))];
    const [name = ""] = names;
    return (
        <Section title={T.chanceTitle(name)}>
            {games.map((game) => (
                <div key={game}>
                    {games.length > 1 && <h3>{T.game(game)}</h3>}
                    <ChanceChart name={name} game={game} line={line.filter((one) => one.game === game)} />
                </div>
            ))}
        </Section>
    );
}
