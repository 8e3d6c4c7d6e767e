// Keeps the screen on while a board is looked at, where the browser can; it lets go when the page is hidden.

import { keep, kept } from "../base/storage.js";

const PLACE = "pegout.awake";

/** @type {WakeLockSentinel | null} */
let lock = null;

/** Whether this browser can do it at all. */
export const canStayAwake = "wakeLock" in navigator;

export function staysAwake() {
  return canStayAwake && kept(PLACE) !== "off";
}

/** @param {boolean} on */
export function stayAwake(on) {
  keep(PLACE, on ? "on" : "off");
  refresh();
}

/** From now on, and again whenever the page comes back into sight. */
export function keepAwake() {
  document.addEventListener("visibilitychange", refresh);
  refresh();
}

async function refresh() {
  const wanted = staysAwake() && !document.hidden;
  if (!wanted) {
    await lock?.release();
    lock = null;
  } else if (lock === null || lock.released) {
    lock = await navigator.wakeLock.request("screen").catch(() => null); // an empty battery forbids it
  }
}
