// What the pages of the archive have in common: the way between them, sheets, and tables.

import "~/styles/table.css";
import "~/styles/archive.css";
import type { ComponentChildren } from "preact";
import { archiveTexts as T } from "~/texts/archive";

/** The way back to the events and to the archive. */
export function WayBack() {
    return (
        <nav class="archive-way" aria-label={T.archive}>
            <a href="/events">{T.events}</a>
            <a href="/events/archive">{T.archive}</a>
        </nav>
    );
}

export function SheetLink({ address, words }: { address: string; words: string }) {
    return (
        <a href={address} download>
            {words}
        </a>
    );
}

interface CardTableProps {
    title: string;
    heads: readonly string[];
    rows: readonly { key: string; cells: readonly ComponentChildren[] }[];
    /** Which of the cells names its row. */
    named: number;
}

/** A table whose rows become small cards where the screen is narrow: each cell then says what it is. */
export function CardTable({ title, heads, rows, named }: CardTableProps) {
    return (
        <table class="as-cards">
            <caption>{title}</caption>
            <thead>
                <tr>
                    {heads.map((head, place) => (
                        <th key={head} scope="col" class={place === named ? "named" : undefined}>
                            {head}
                        </th>
                    ))}
                </tr>
            </thead>
            <tbody>
                {rows.map(({ key, cells }) => (
                    <tr key={key}>
                        {cells.map((cell, place) => (
                            <Cell key={heads[place]} head={place === named ? null : heads[place]}>
                                {cell}
                            </Cell>
                        ))}
                    </tr>
                ))}
            </tbody>
        </table>
    );
}

/** One without a head names its row. */
function Cell({ head, children }: { head: string | null | undefined; children: ComponentChildren }) {
    if (head === null)
        return (
            <th scope="row" class="named">
                {children}
            </th>
        );
    return (
        <td data-head={head}>
            <span>{children}</span>
        </td>
    );
}
