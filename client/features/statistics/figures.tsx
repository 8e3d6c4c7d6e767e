// Figures beside what is to be expected of them.

import type { ComponentChildren } from "preact";
import type { DealStatistics, Measure, SeatStatistics, Spread } from "~/contract/api";
import { statisticsTexts as T } from "~/texts/statistics";

const UNUSUAL = 3;
const OF_SEATS = ["fives", "tens", "pairs", "best_four", "heels", "first_deals"] as const;

type Line = readonly [words: string, measure: Measure];

export function Everything({ found }: { found: DealStatistics }) {
    return (
        <>
            <p>{T.words(found.deals)}</p>
            {found.seats
                .filter(({ deals }) => deals)
                .map((seat) => (
                    <Seat key={seat.name} seat={seat} />
                ))}
            <Section title={T.starters}>
                <Figures title={T.starters} lines={[[T.starterJacks, found.heels]]} />
                <SpreadFigures title={T.starterRanks} spread={found.starter_ranks} />
                <SpreadFigures title={T.starterSuits} spread={found.starter_suits} />
            </Section>
        </>
    );
}

function Seat({ seat }: { seat: SeatStatistics }) {
    const title = T.dealtTo(seat.name, seat.deals);
    return (
        <Section title={title}>
            <Figures title={title} lines={OF_SEATS.map((name) => [T.measures[name], seat[name]])} />
            <SpreadFigures title={T.ranksOf(seat.name)} spread={seat.ranks} />
            <SpreadFigures title={T.suitsOf(seat.name)} spread={seat.suits} />
        </Section>
    );
}

/** With large letters the figures are wider than a telephone, and are scrolled by themselves. */
function Section({ title, children }: { title: string; children: ComponentChildren }) {
    return (
        <section class="box">
            <h2>{title}</h2>
            <div class="figures" tabIndex={0} role="region" aria-label={title}>
                {children}
            </div>
        </section>
    );
}

function SpreadFigures({ title, spread }: { title: string; spread: Spread }) {
    return (
        <div>
            <Figures title={title} lines={spread.entries.map((one) => [one.what, one])} />
            <p class="hint">{spread.sentence}</p>
        </div>
    );
}

function Figures({ title, lines }: { title: string; lines: readonly Line[] }) {
    return (
        <table>
            <caption>{title}</caption>
            <thead>
                <tr>
                    {[T.figure, T.observed, T.expected, T.deviations].map((head) => (
                        <th key={head} scope="col">
                            {head}
                        </th>
                    ))}
                </tr>
            </thead>
            <tbody>
                {lines.map(([words, measure]) => (
                    <FigureLine key={words} words={words} measure={measure} />
                ))}
            </tbody>
        </table>
    );
}

function FigureLine({ words, measure }: { words: string; measure: Measure }) {
    const { observed, expected, score, sentence } = measure;
    return (
        <tr class={Math.abs(score) < UNUSUAL ? undefined : "unusual"} title={sentence}>
            <th scope="row">{words}</th>
            <td>{Number.isInteger(observed) ? observed : observed.toFixed(2)}</td>
            <td>{expected.toFixed(2)}</td>
            <td>{signed(score)}</td>
        </tr>
    );
}

/** With one digit after the point, and a sign whatever it is. */
export function signed(score: number): string {
    return `${score < 0 ? "−" : "+"}${Math.abs(score).toFixed(1)}`;
}
