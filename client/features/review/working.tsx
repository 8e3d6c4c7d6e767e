// Says which game is being looked at and for how long, as nobody knows how long it will be.

import { useEffect, useState } from "preact/hooks";
import { reviewTexts as T } from "~/texts/review";
import type { Working } from "./reviewing";

const LONG = 8; // seconds after which "a few" is no longer true
const SECOND = 1000;

export function WorkingShown({ working: { game, games } }: { working: Working }) {
    const [seconds, setSeconds] = useState(0);
    useEffect(() => {
        setSeconds(0);
        const begun = Date.now();
        const timer = setInterval(() => setSeconds(Math.round((Date.now() - begun) / SECOND)), SECOND);
        return () => clearInterval(timer);
    }, [game]);
    const bar = games > 1 ? { value: game - 1, max: games } : {};
    const words = games > 1 ? T.workingAt(game, games) : T.working;
    return (
        <div class="working">
            <p role="status">{seconds < LONG ? words : T.workingLong}</p>
            <progress aria-label={T.workingLabel} {...bar} />
            <span aria-hidden="true">{seconds > 0 && T.seconds(seconds)}</span>
        </div>
    );
}
