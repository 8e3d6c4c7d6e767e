// How this browser shows the game and what it does by itself. Looks stand as data attributes on the root,
// where the styles find them: data-suits, data-contrast and data-motion.

import { keep, kept } from "./storage.js";

/**
 * @typedef {object} Settings
 * @property {"two" | "four"} suits
 * @property {"normal" | "high"} contrast
 * @property {"none" | "quick" | "normal" | "slow"} motion
 * @property {boolean} sound
 * @property {boolean} timeSound  Whether the end of a round is heard.
 * @property {boolean} captions  Whether a line says what is heard, or would be.
 * @property {boolean} keys  Whether single keys act at the table.
 * @property {boolean} go  Say go where nothing else is possible.
 * @property {boolean} last  Play the last card by itself.
 * @property {boolean} onward  Leave the show, and begin the next game, after a while.
 * @property {boolean} cut  Cut at random.
 */

const PLACE = "pegout.settings";
const LOOKS = /** @type {const} */ (["suits", "contrast", "motion"]);
const PACES = { none: 0, quick: 0.5, normal: 1, slow: 2 };

/** @type {Settings} */
const USUAL = {
  suits: "two",
  contrast: matchMedia("(prefers-contrast: more)").matches ? "high" : "normal",
  motion: "normal",
  sound: false,
  timeSound: false,
  captions: true,
  keys: true,
  go: false,
  last: false,
  onward: false,
  cut: true,
};
const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** @type {Settings} */
let now = { ...USUAL, ...stored() };
/** @type {Set<() => void>} */
const hearers = new Set();
addEventListener("storage", ({ key }) => key === PLACE && become({ ...USUAL, ...stored() })); // another window's
apply();

/** @returns {Partial<Settings>} */
function stored() {
  try {
    return JSON.parse(kept(PLACE) ?? "{}");
  } catch {
    return {};
  }
}

/** @returns {Readonly<Settings>} */
export function settings() {
  return now;
}

/** @param {Partial<Settings>} some */
export function changeSettings(some) {
  become({ ...now, ...some });
  keep(PLACE, JSON.stringify(now));
}

/** @param {() => void} hearer  Called after every change. */
export function onSettings(hearer) {
  hearers.add(hearer);
}

/** What the time of movements is multiplied with: nought where nothing shall move. */
export function pace() {
  return calm.matches ? 0 : lookingPace();
}

/** The same for the time to look at what has happened, which everybody needs. */
export function lookingPace() {
  return PACES[now.motion] ?? 1;
}

/** @param {Settings} next */
function become(next) {
  now = next;
  apply();
  for (const hearer of hearers) hearer();
}

function apply() {
  for (const look of LOOKS) document.documentElement.dataset[look] = now[look];
}
