// What has been proven, and what not; nothing is where something disagrees.

import type { Proof } from "~/shared/fairness/proof";
import { fairness as T } from "~/texts/fairness";

export function Meaning({ proof: { alone, noted, secrets } }: { proof: Proof }) {
    const proves = [
        alone ? T.provesPacksAlone : T.provesPacks,
        ...(secrets.bound ? [T.provesNames] : []),
        ...(noted && !alone ? [T.provesBound] : []),
        T.provesAlone,
    ];
    const not = [...(alone ? [T.notAdded] : []), ...(noted ? [] : [T.notBound]), ...T.provesNot];
    return (
        <>
            <Points title={T.provesTitle} lines={proves} />
            <Points title={T.notTitle} lines={not} />
        </>
    );
}

function Points({ title, lines }: { title: string; lines: readonly string[] }) {
    return (
        <section class="box">
            <h2>{title}</h2>
            <ul class="points">
                {lines.map((line) => (
                    <li key={line}>{line}</li>
                ))}
            </ul>
        </section>
    );
}
