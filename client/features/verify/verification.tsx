// The deals of a match, checked while somebody waits.

import { useState } from "preact/hooks";
import { Arrival } from "~/shared/arrival";
import { canHash } from "~/shared/fairness/chance";
import { type Proof, prove } from "~/shared/fairness/proof";
import { notedFor } from "~/shared/fairness/secrets";
import { EveryCheck, Verdict } from "~/shared/fairness/verdict";
import { matchQuery, recordAddress, recordOf, tableAddress } from "~/shared/records";
import { afterMatch } from "~/texts/after_match";
import { fairness as T } from "~/texts/fairness";
import { Meaning } from "./meaning";

/** What came of it; a browser that cannot hash has at least the record. */
type Found = { proof: Proof | null } | "cannot";

interface Props {
    table: string;
    match: string | null;
}

export function Verification({ table, match }: Props) {
    const [state, setState] = useState<"working" | "found" | "failed">("working");
    const load = async (): Promise<Found> => {
        try {
            const found = await check(table, match);
            setState("found");
            return found;
        } catch (error) {
            setState("failed");
            throw error;
        }
    };
    return (
        <>
            {state === "working" && (
                <p class="working" role="status">
                    {T.working}
                </p>
            )}
            <Arrival load={load}>
                {(found) => (found === "cannot" ? <CannotProve /> : <WholeProof proof={found.proof} />)}
            </Arrival>
            <Ways table={table} match={match} all={state === "found"} />
        </>
    );
}

async function check(table: string, match: string | null): Promise<Found> {
    const record = await recordOf(table, match);
    return canHash() ? { proof: await prove(record, (_, number) => notedFor(table, number)) } : "cannot";
}

function CannotProve() {
    return <p class="proof unknown">{T.cannotProve}</p>;
}

function WholeProof({ proof }: { proof: Proof | null }) {
    return (
        <>
            <Verdict proof={proof} />
            {proof && (
                <>
                    <section class="box">
                        <details>
                            <summary>{T.everyCheck(proof.checks.length)}</summary>
                            <EveryCheck checks={proof.checks} />
                        </details>
                    </section>
                    <section class="box">
                        <details>
                            <summary>{T.secrets}</summary>
                            <SecretList proof={proof} />
                        </details>
                    </section>
                    {proof.agrees && <Meaning proof={proof} />}
                </>
            )}
        </>
    );
}

function SecretList({ proof: { secrets, commitment } }: { proof: Proof }) {
    const rows = [
        [T.serverSecret, secrets.server],
        [T.serverCommitment, commitment],
        ...secrets.players.map((secret, seat) => [T.playerSecret(seat + 1), secret || T.nothingAdded]),
    ];
    return (
        <dl class="break">
            {rows.map(([words, hex]) => (
                <div key={words}>
                    <dt>{words}</dt>
                    <dd>{hex}</dd>
                </div>
            ))}
        </dl>
    );
}

/** The way back is there before anything else, as there may be nothing to check yet. */
function Ways({ table, match, all }: Props & { all: boolean }) {
    return (
        <nav class="ways" aria-label={afterMatch.title}>
            {all && (
                <>
                    <a href={tableAddress(table, "review") + matchQuery(match)}>{afterMatch.review}</a>
                    <a href={recordAddress(table, match)} download="">
                        {afterMatch.record}
                    </a>
                </>
            )}
            <a href={tableAddress(table)}>{afterMatch.table}</a>
        </nav>
    );
}
