// Passing something on: by the telephone's own way where there is one, and by copying.

import { useState } from "preact/hooks";
import { common } from "~/texts/common";

/** Whether the browser can share such a thing. */
export function canShare(shared: ShareData): boolean {
    return (
        typeof navigator.share === "function" && typeof navigator.canShare === "function" && navigator.canShare(shared)
    );
}

export function ShareButton({ shared }: { shared: ShareData }) {
    const share = () => void navigator.share(shared).catch(() => null); // whoever closes it again has not failed
    return (
        <button type="button" onClick={share}>
            {common.share}
        </button>
    );
}

/** Whether the browser let the page do it: not on every page, and not without being asked. */
export async function copy(text: string): Promise<boolean> {
    try {
        await navigator.clipboard.writeText(text);
        return true;
    } catch {
        return false;
    }
}

/** Copies a link, or gives it to be copied by hand where the browser does not let pages do that. */
export function CopyButton({ words, link }: { words: string; link: string }) {
    const [told, setTold] = useState("");
    const press = async () => setTold((await copy(link)) ? common.copied : link);
    return (
        <>
            <button type="button" onClick={() => void press()}>
                {words}
            </button>
            <span role="status" class="hint">
                {told}
            </span>
        </>
    );
}
