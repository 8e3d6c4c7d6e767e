// What was chosen the last time, so that playing again is one click.

import { note, noted } from "../base/storage.js";

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
  return remembered(COMPUTER, { ...USUAL, level: "regular", seats: 2 });
}

/** @param {Choices} choices */
export function rememberChoices(choices) {
  note(COMPUTER, choices);
}

/** @returns {Invitation} */
export function lastInvitation() {
  return remembered(FRIEND, { ...USUAL, clock: "0", listed: false, watched: true });
}

/** @param {Invitation} invitation */
export function rememberInvitation(invitation) {
  note(FRIEND, invitation);
}

/**
 * What is usual, and over it whatever was chosen there and is of the same kind.
 *
 * @template {object} Chosen
 * @param {string} place
 * @param {Chosen} usual
 * @returns {Chosen}
 */
function remembered(place, usual) {
  const known = /** @type {Record<string, unknown>} */ (usual);
  const fits = (/** @type {[string, unknown]} */ [name, value]) =>
    typeof value === typeof known[name] || (name === "muggins" && value === null);
  return { ...usual, ...Object.fromEntries(Object.entries(noted(place) ?? {}).filter(fits)) };
}
