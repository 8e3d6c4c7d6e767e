// The worker that lets pages open without a network, and the word that there is a new version.

import { el } from "../base/dom.js";
import { T } from "../texts/installed.js";

const AN_HOUR = 3_600_000;

/** Starts the worker, where browsers have one: on pages that came by https or from the same machine. */
export async function install() {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  const registration = await serviceWorker.register("/worker.js").catch(() => null); // offline, or forbidden
  if (!registration) return;
  const offerTo = (/** @type {ServiceWorker | null} */ coming) => coming && serviceWorker.controller && offer(coming);
  offerTo(registration.waiting);
  const watch = () => whenReady(registration.installing, offerTo);
  registration.addEventListener("updatefound", watch);
  watch();
  if (serviceWorker.controller) serviceWorker.addEventListener("controllerchange", () => location.reload());
  setInterval(() => registration.update().catch(() => null), AN_HOUR);
}

/**
 * @param {ServiceWorker | null} coming
 * @param {(ready: ServiceWorker) => void} then
 */
function whenReady(coming, then) {
  coming?.addEventListener("statechange", () => coming.state === "installed" && then(coming));
}

/**
 * The new version waits until somebody has time for it: every window begins again with it.
 *
 * @param {ServiceWorker} ready
 */
function offer(ready) {
  document.querySelector(".new-version")?.remove();
  const act = () => ready.postMessage("take over");
  const button = el("button", { type: "button", class: "main", onclick: act }, T.renew);
  document.body.append(el("div", { class: "new-version", role: "status" }, el("span", {}, T.newVersion), button));
}
