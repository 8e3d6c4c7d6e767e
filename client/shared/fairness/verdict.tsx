// What a proof comes to, in words.

import "~/styles/proof.css";
import { fairness as T } from "~/texts/fairness";
import type { Check, Proof } from "./proof";

type Look = "good" | "bad" | "unknown";

/** All of it in one sentence, with a tick or a cross. */
export function Verdict({ proof }: { proof: Proof | null }) {
    const [look, words] = verdictOn(proof);
    return <p class={`proof ${look}`}>{words}</p>;
}

export function verdictOn(proof: Proof | null): [Look, string] {
    if (proof === null) return ["unknown", T.noSecrets];
    const wrong = proof.checks.find(({ good }) => good === false);
    if (wrong) return ["bad", T.notProven(checkWords(wrong), mayBeOthers(proof, wrong))];
    if (!proof.packs) return ["unknown", T.noPacks];
    return ["good", T.proven(proof.packs, proof.noted, proof.alone)];
}

/** Whether it may also be the names, the date or the bots that were changed. */
function mayBeOthers({ secrets }: Proof, { what }: Check): boolean {
    return secrets.bound !== null && (what === "pack" || what === "dealer");
}

export function EveryCheck({ checks }: { checks: readonly Check[] }) {
    return (
        <ul class="checks">
            {checks.map((check, at) => (
                <li key={at} class={lookOf(check)}>
                    {checkWords(check)}
                </li>
            ))}
        </ul>
    );
}

function lookOf({ good }: Check): Look {
    if (good === null) return "unknown";
    return good ? "good" : "bad";
}

function checkWords(check: Check): string {
    if (check.what !== "pack") return T[lookOf(check)][check.what];
    const { pack, wrong } = check;
    const title = T.packs[pack.kind](pack.game, pack.deal);
    return wrong ? T.packWrong(title, wrong.place, wrong.found, wrong.right) : title;
}
