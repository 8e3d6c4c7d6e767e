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
 * The same where a line is narrow: it need not say of a bot that it is one.
 *
 * @param {WholeTable} view
 * @param {number} seat
 */
export function shortName(view, seat) {
  return T.withoutBot(nameOf(view, seat));
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
 * Whether the last card of a game has fallen, and the next has not begun.
 *
 * @param {GameSeen | null} game
 */
export function isOver(game) {
  return game === null || game.phase === "match over" || game.phase === "game over";
}

/**
 * Whose crib it is, in the middle of a sentence.
 *
 * @param {WholeTable} view
 */
export function cribWords(view) {
  const dealer = view.game?.dealer ?? null;
  if (dealer === null) return T.noCrib;
  return dealer === view.table.seat ? T.yourCrib : T.cribOf(shortName(view, dealer));
}

/**
 * @param {GameSeen} game
 * @param {string} what
 */
export function optionFor(game, what) {
  return game.legal.find((option) => option.do === what);
}
