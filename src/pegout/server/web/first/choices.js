// What was chosen the last time, so that playing again is one click.

import { keep, kept } from "../base/storage.js";

/** @typedef {{level: string, rules: string, seats: number, match: string, officiating: boolean}} Choices */

const PLACE = "pegout.first";

/** @type {Choices} */
const USUAL = { level: "regular", rules: "acc", seats: 2, match: "1 game", officiating: false };

/** @returns {Choices} */
export function lastChoices() {
  try {
    return { ...USUAL, ...JSON.parse(kept(PLACE) ?? "{}") };
  } catch {
    return USUAL;
  }
}

/** @param {Choices} choices */
export function rememberChoices(choices) {
  keep(PLACE, JSON.stringify(choices));
}

/** Whether somebody has chosen anything here before. */
export function hasBeenHere() {
  return kept(PLACE) !== null;
}
