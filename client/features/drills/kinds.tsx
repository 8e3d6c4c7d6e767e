// What there is to practise, as the address tells it.

import type { Kind } from "~/shared/questions/asking";
import { drills as T } from "~/texts/drills";

const KINDS: readonly Kind[] = ["counting", "throwing", "pegging"];

/** Mistakes of a match are most of them throws. */
export function kindOf(query: URLSearchParams): Kind {
    return KINDS.find((kind) => kind === query.get("kind")) ?? (query.has("table") ? "throwing" : "counting");
}

export function KindLinks({ query }: { query: URLSearchParams }) {
    return (
        <nav class="kinds" aria-label={T.kindsTitle}>
            {KINDS.map((kind) => (
                <a
                    key={kind}
                    href={`/drills?${withKind(query, kind)}`}
                    aria-current={kind === kindOf(query) ? "page" : undefined}
                >
                    {T.kinds[kind]}
                </a>
            ))}
        </nav>
    );
}

function withKind(query: URLSearchParams, kind: Kind): string {
    const here = new URLSearchParams(query);
    here.set("kind", kind);
    return here.toString();
}
