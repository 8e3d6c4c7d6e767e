// What an answer was worth, and why.

import "~/styles/table.css";
import "~/styles/questions.css";
import type { CountTold, GradeTold, WeighedChoice } from "~/contract/api";
import { Row } from "~/shared/cards";
import { questions as T } from "~/texts/questions";

const SHOWN = 3;

export function Explanation({ grade }: { grade: GradeTold }) {
    return (
        <div class="explanation" role="status">
            <p class={grade.right ? "answered right" : "answered wrong"}>{verdictOn(grade)}</p>
            {grade.count ? <Counted count={grade.count} /> : <Weighed grade={grade} />}
        </div>
    );
}

export function verdictOn({ right, best, cost, count, choices, chosen }: GradeTold): string {
    if (count) return right ? T.rightCount(count.total) : T.wrongCount(count.total);
    if (!right) return T.wrongChoice(cost);
    const isAnother = chosen !== null && String(chosen.cards) !== String(best) && choices.length > 1;
    return isAnother ? T.nearlyBest(cost) : T.bestChoice;
}

function Counted({ count: { items, spoken } }: { count: CountTold }) {
    if (!items.length) return null;
    return (
        <>
            <ul class="items">
                {items.map(({ kind, points, cards }) => (
                    <li key={`${kind} ${cards.join()}`}>
                        <span class="points">{points}</span>
                        <span>{kind}</span>
                        <Row cards={cards} label={kind} more="tiny" />
                    </li>
                ))}
            </ul>
            <p class="hint">{T.said(spoken)}</p>
        </>
    );
}

/** The best choices and the one that was made. */
export function shownChoices({ choices, chosen }: GradeTold): WeighedChoice[] {
    return choices.filter(({ cards }, at) => at < SHOWN || String(cards) === String(chosen?.cards));
}

function Weighed({ grade }: { grade: GradeTold }) {
    const [best] = grade.choices;
    if (!best) return null;
    const heads = [T.cards, ...Object.keys(best.parts).map(T.part), T.points, T.wins];
    return (
        <div class="weighed" role="region" tabIndex={0} aria-label={T.weighed}>
            <table class="choices">
                <thead>
                    <tr>
                        {heads.map((words) => (
                            <th key={words} scope="col">
                                {words}
                            </th>
                        ))}
                    </tr>
                </thead>
                <tbody>
                    {shownChoices(grade).map((choice) => (
                        <ChoiceLine
                            key={String(choice.cards)}
                            choice={choice}
                            mine={String(choice.cards) === String(grade.chosen?.cards)}
                            best={choice === best}
                        />
                    ))}
                </tbody>
            </table>
        </div>
    );
}

function ChoiceLine({ choice, mine, best }: { choice: WeighedChoice; mine: boolean; best: boolean }) {
    const { cards, points, win, parts } = choice;
    const notes = [...(best ? [T.best] : []), ...(mine ? [T.yours] : [])].join(", ");
    return (
        <tr class={mine ? "mine" : undefined}>
            <th scope="row">
                <Row cards={cards} label={notes || undefined} more="tiny" />
                {notes && <span class="hint">{notes}</span>}
            </th>
            {[...Object.values(parts), points].map((figure, at) => (
                <td key={at}>{T.figure(figure)}</td>
            ))}
            <td>{T.share(win)}</td>
        </tr>
    );
}
