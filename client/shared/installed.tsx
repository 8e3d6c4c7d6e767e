// The worker that lets pages open without a network, and the word that there is a new version.

import { render } from "preact";
import { common } from "~/texts/common";

const AN_HOUR = 3_600_000;

/** Starts the worker, where browsers have one: on pages that came by https or from the same machine. */
export async function install(): Promise<void> {
    const { serviceWorker } = navigator as Partial<Navigator>;
    const registration = await serviceWorker?.register("/worker.js").catch(() => null); // offline, or forbidden
    if (!serviceWorker || !registration) return;
    const offerTo = (coming: ServiceWorker | null) => coming && serviceWorker.controller && offer(coming);
    offerTo(registration.waiting);
    const watch = () => whenReady(registration.installing, offerTo);
    registration.addEventListener("updatefound", watch);
    watch();
    if (serviceWorker.controller) serviceWorker.addEventListener("controllerchange", () => location.reload());
    setInterval(() => void registration.update().catch(() => null), AN_HOUR);
}

function whenReady(coming: ServiceWorker | null, then: (ready: ServiceWorker) => void): void {
    coming?.addEventListener("statechange", () => {
        if (coming.state === "installed") then(coming);
    });
}

/** The new version waits until somebody has time for it: every window begins again with it. */
function offer(ready: ServiceWorker): void {
    document.querySelector(".new-version")?.remove();
    const place = document.createElement("div");
    place.className = "new-version";
    place.setAttribute("role", "status");
    document.body.append(place);
    render(
        <>
            <span>{common.newVersion}</span>
            <button type="button" class="main" onClick={() => ready.postMessage("take over")}>
                {common.renew}
            </button>
        </>,
        place,
    );
}
