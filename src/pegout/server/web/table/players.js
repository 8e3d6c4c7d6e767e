// Who is meant: seats and sides by name, as the viewer speaks of them.

import { T } from "../texts/table.js";

/** @typedef {import("../base/types.js").WholeTable} WholeTable */
/** @typedef {import("../base/types.js").GameSeen} GameSeen */

/**
 * The name at a seat; "You" for the viewer's own.
 *
 * @param {WholeTable} view
 * @param {number} seat
 */
export function nameOf(view, seat) {
  return seat === view.table.seat ? T.you : (view.game?.names[seat] ?? view.table.seats[seat].name);
}

/**
 * The seats that share a score; there are as many sides as scores.
 *
 * @param {GameSeen} game
 * @param {number} side
 */
export function seatsOf(game, side) {
  return game.names.map((_, seat) => seat).filter((seat) => seat % game.scores.length === side);
}

/**
 * Whether the viewer belongs to a side.
 *
 * @param {WholeTable} view
 * @param {number} side
 */
export function isOwnSide(view, side) {
  const { seat } = view.table;
  return view.game !== null && seat !== null && seatsOf(view.game, side).includes(seat);
}

/**
 * @param {GameSeen} game
 * @param {number} side
 */
export function sideName(game, side) {
  return T.sideNames(seatsOf(game, side).map((seat) => game.names[seat]));
}

/**
 * Whose crib it is, in the middle of a sentence.
 *
 * @param {WholeTable} view
 */
export function cribWords(view) {
  const dealer = view.game?.dealer ?? null;
  if (dealer === null) return T.noCrib;
  return dealer === view.table.seat ? T.yourCrib : T.cribOf(nameOf(view, dealer));
}

/**
 * @param {GameSeen} game
 * @param {string} what
 */
export function optionFor(game, what) {
  return game.legal.find((option) => option.do === what);
}
