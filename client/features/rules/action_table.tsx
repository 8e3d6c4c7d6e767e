// The table of what is done about a wrong number of cards, and what its numbers stand for.

import type { ActionTable } from "~/contract/api";
import { articleAddress, TABLE_OF_ACTIONS } from "~/shared/citations";
import { rulesTexts as T } from "~/texts/rules";

const NEAR = "acc:IV.4";

export function Actions({ table: { rows, actions } }: { table: ActionTable }) {
    const places = new Map(actions.map(({ number, citation }) => [number, citation]));
    return (
        <>
            <p class="hint">{T.aAndB}</p>
            <div class="action-table">
                <table>
                    <thead>
                        <tr>
                            {T.columns.map((words) => (
                                <th key={words} scope="col">
                                    {words}
                                </th>
                            ))}
                        </tr>
                    </thead>
                    <tbody>
                        {rows.map(({ pone, dealer, crib, a, b }) => (
                            <tr key={`${pone} ${dealer} ${crib}`}>
                                <Held words={pone} />
                                <Held words={dealer} />
                                <Held words={crib} />
                                <Action number={a} place={places.get(a)} />
                                <Action number={b} place={places.get(b)} />
                            </tr>
                        ))}
                    </tbody>
                </table>
                <div>
                    <h3>{T.actions}</h3>
                    <ol>
                        {actions.map(({ number, title, text, citation }) => (
                            <li key={number} value={number}>
                                <a href={articleAddress(citation)}>{title}</a>
                                {`. ${text}`}
                            </li>
                        ))}
                    </ol>
                </div>
            </div>
        </>
    );
}

/** What is wrong stands out. */
function Held({ words }: { words: string }) {
    return <td class={words === "right" ? undefined : "wrong"}>{words}</td>;
}

function Action({ number, place }: { number: number; place: string | undefined }) {
    return <td>{place ? <a href={articleAddress(place)}>{number}</a> : T.playOn}</td>;
}

/** The way to the table, from the articles around it. */
export function WayToTable({ citation }: { citation: string }) {
    if (!citation.startsWith(NEAR) || citation === TABLE_OF_ACTIONS) return null;
    return (
        <p>
            <a href={articleAddress(TABLE_OF_ACTIONS)}>{T.toTheTable}</a>
        </p>
    );
}
