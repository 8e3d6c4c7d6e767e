// A page that is opened without a connection says so, and comes as soon as there is one, or when it is asked to:
// installed pages have no button of the browser's for that.

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { OFFLINE, Refused } from "./api";
import { attempt } from "./frame";
import { common } from "~/texts/common";

const FIRST_PAUSE = 2000;
const LONGEST_PAUSE = 30_000;
const ANYBODY = "/health/live";

interface Props<Data> {
    load: () => Promise<Data>;
    /** What stands there until then. */
    meanwhile?: ComponentChildren;
    children: (data: Data) => ComponentChildren;
}

/** What the server tells, once it has. */
export function Arrival<Data>({ load, meanwhile, children }: Props<Data>) {
    const [found, setFound] = useState<{ data: Data } | null>(null);
    const [isOffline, setOffline] = useState(false);
    useEffect(() => {
        void attempt(async () => {
            try {
                const data = await load();
                setFound({ data });
            } catch (error) {
                setOffline(error instanceof Refused && error.code === OFFLINE);
                throw error;
            }
        });
    }, []);
    if (found) return <>{children(found.data)}</>;
    return (
        <>
            {meanwhile}
            {isOffline && <Waiting />}
        </>
    );
}

function Waiting() {
    useEffect(waitForServer, []);
    return (
        <button type="button" onClick={() => location.reload()}>
            {common.tryAgain}
        </button>
    );
}

/** Asks again and again, and opens the page anew as soon as anybody answers. */
function waitForServer(): () => void {
    const until = new AbortController();
    let pause = FIRST_PAUSE;
    let next = setTimeout(look, pause);
    function look(): void {
        clearTimeout(next);
        fetch(ANYBODY, { signal: until.signal }).then(
            () => location.reload(),
            () => {
                if (until.signal.aborted) return;
                next = setTimeout(look, pause);
                pause = Math.min(LONGEST_PAUSE, 2 * pause);
            },
        );
    }
    addEventListener("online", look, { signal: until.signal });
    return () => {
        clearTimeout(next);
        until.abort();
    };
}
