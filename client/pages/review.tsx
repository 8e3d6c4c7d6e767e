// The review of a finished match of a table, or of any record that somebody has.

import "~/styles/ways.css";
import "~/styles/review.css";
import { GivenRecord } from "~/features/review/given_record";
import { TableReview } from "~/features/review/table_review";
import { showPage } from "~/shared/frame";
import { matchAsked } from "~/shared/records";
import { reviewTexts as T } from "~/texts/review";

export function open(table?: string): void {
    showPage(
        T.title,
        "review",
        <>
            <h1>{T.title}</h1>
            {table === undefined ? <GivenRecord /> : <TableReview table={table} match={matchAsked()} />}
        </>,
    );
}
