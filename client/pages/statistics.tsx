// What was dealt at a table beside what honest shuffles give.

import "~/styles/table.css";
import "~/styles/figures.css";
import type { DealStatistics } from "~/contract/api";
import { Everything } from "~/features/statistics/figures";
import { api, asked } from "~/shared/api";
import { Arrival } from "~/shared/arrival";
import { showPage } from "~/shared/frame";
import { statisticsTexts as T } from "~/texts/statistics";

export function open(table: string): void {
    const load = (): Promise<DealStatistics> =>
        asked(api.GET("/api/tables/{table}/statistics", { params: { path: { table } } }));
    showPage(
        T.page,
        "statistics",
        <>
            <h1>{T.title}</h1>
            <p>
                <a href={`/t/${encodeURIComponent(table)}`}>{T.backToTable}</a>
            </p>
            <Arrival load={load}>{(found) => (found.deals ? <Everything found={found} /> : <p>{T.none}</p>)}</Arrival>
        </>,
    );
}
