// People one has blocked, and the way back.

import type { Blocked } from "~/contract/api";
import { api, asked } from "~/shared/api";
import { attempt } from "~/shared/frame";
import { accountTexts as T } from "~/texts/account";
import type { Done } from "./account";

export function Blocks({ blocked, done }: { blocked: readonly Blocked[]; done: Done }) {
    if (blocked.length === 0) return null;
    const unblock = ({ id: block, name }: Blocked) =>
        attempt(async () => {
            await asked(api.DELETE("/api/account/blocks/{block}", { params: { path: { block } } }));
            await done(T.unblocked(name));
        });
    return (
        <section class="box" aria-label={T.blocksTitle}>
            <h2>{T.blocksTitle}</h2>
            <ul class="tokens">
                {blocked.map((one) => (
                    <li key={one.id}>
                        <strong>{one.name}</strong>
                        <button type="button" onClick={() => void unblock(one)}>
                            {T.unblock(one.name)}
                        </button>
                    </li>
                ))}
            </ul>
        </section>
    );
}
