// Tables that wait for players.

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { TableListed, TableSummary } from "~/contract/api";
import { api, asked } from "~/shared/api";
import { attempt } from "~/shared/frame";
import { MarkedName } from "~/shared/kept_mark";
import { homeTexts as T } from "~/texts/home";

const AT_ONCE = 4; // the doors must not be pushed away

export function OpenTables() {
    const [tables, setTables] = useState<readonly TableListed[] | null>(null);
    const look = () => void attempt(async () => setTables(await asked(api.GET("/api/tables"))));
    useEffect(look, []);
    const folded = tables?.slice(AT_ONCE) ?? [];
    return (
        <section class="box open-tables" aria-label={T.openTablesTitle}>
            <div class="heading">
                <h2>{T.openTablesTitle}</h2>
                <button type="button" class="plain" onClick={look}>
                    {T.refresh}
                </button>
            </div>
            <ul class="tables">
                {tables?.length === 0 && <li class="hint">{T.noOpenTables}</li>}
                {tables?.slice(0, AT_ONCE).map((one) => (
                    <TableLine key={one.table} listed={one} />
                ))}
                {folded.length > 0 && (
                    <li>
                        <details>
                            <summary>{T.moreTables(folded.length)}</summary>
                            <ul class="tables">
                                {folded.map((one) => (
                                    <TableLine key={one.table} listed={one} />
                                ))}
                            </ul>
                        </details>
                    </li>
                )}
            </ul>
        </section>
    );
}

interface Line {
    listed: TableListed;
    /** What is said of it before its rules. */
    first?: string;
    children?: ComponentChildren;
}

export function TableLine({ listed: { table, summary }, first = "", children }: Line) {
    const more = [first, T.listedTable(summary.rules, summary.match), officiated(summary)];
    return (
        <li>
            <a href={tableAddress(table)}>
                {summary.seats.map((seat, place) => (
                    <>
                        {place > 0 && " – "}
                        {seat ? <MarkedName name={seat.name} kept={seat.kept} /> : T.freeSeat}
                    </>
                ))}
            </a>
            <span class="hint">{more.filter(Boolean).join(", ")}</span>
            {children}
        </li>
    );
}

/** Who counts, and whether points that are missed can be taken. */
function officiated({ officiating, muggins }: TableSummary): string {
    return officiating === "players" ? T.officiated(muggins) : "";
}

export function tableAddress(table: string): string {
    return `/t/${encodeURIComponent(table)}`;
}
