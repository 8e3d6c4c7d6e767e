// The mark of whoever plays from an account: the name is theirs, and nobody else's.

import { common } from "~/texts/common";

/** Older lists do not say whether there is an account. */
interface Kept {
    kept: boolean | undefined;
}

export function KeptMark({ kept }: Kept) {
    if (!kept) return null;
    return (
        <span class="kept-mark" role="img" aria-label={common.kept} title={common.kept}>
            ✓
        </span>
    );
}

/** A name with its mark, if it has one. */
export function MarkedName({ name, kept }: Kept & { name: string }) {
    return (
        <span class="marked">
            {name}
            <KeptMark kept={kept} />
        </span>
    );
}
