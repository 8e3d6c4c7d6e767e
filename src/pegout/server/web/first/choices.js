// What was chosen the last time, so that playing again is one click.

import { keep, kept } from "../base/storage.js";

/**
 * @typedef {{rules: string, match: string, officiating: boolean, muggins: boolean | null}} HouseRules
 *   Muggins is null where the rules leave no choice.
 * @typedef {HouseRules & {level: string, seats: number}} Choices
 * @typedef {HouseRules & {clock: string, listed: boolean, watched: boolean}} Invitation
 */

const COMPUTER = "pegout.first";
const FRIEND = "pegout.friend";

/** @type {HouseRules} */
const USUAL = { rules: "acc", match: "1 game", officiating: false, muggins: false };

/** @returns {Choices} */
export function lastChoices() {
  return { ...USUAL, level: "regular", seats: 2, ...remembered(COMPUTER) };
}

/** @param {Choices} choices */
export function rememberChoices(choices) {
  keep(COMPUTER, JSON.stringify(choices));
}

/** @returns {Invitation} */
export function lastInvitation() {
  return { ...USUAL, clock: "0", listed: false, watched: true, ...remembered(FRIEND) };
}

/** @param {Invitation} invitation */
export function rememberInvitation(invitation) {
  keep(FRIEND, JSON.stringify(invitation));
}

/** @param {string} place */
function remembered(place) {
  try {
    return JSON.parse(kept(place) ?? "{}");
  } catch {
    return {};
  }
}
