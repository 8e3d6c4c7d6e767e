// Was it dealt fairly? This browser works out every pack of a finished match again, and says what that proves.

import "~/styles/ways.css";
import "~/styles/verify.css";
import { Verification } from "~/features/verify/verification";
import { showPage } from "~/shared/frame";
import { matchAsked } from "~/shared/records";
import { fairness as T } from "~/texts/fairness";

export function open(table: string): void {
    showPage(
        T.title,
        "verify",
        <>
            <h1>{T.title}</h1>
            <Verification table={table} match={matchAsked()} />
        </>,
    );
}
