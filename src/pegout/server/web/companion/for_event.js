// Boards that are kept for games of an event: which is for which, and what the event was told of each.

import { note, noted } from "../base/storage.js";

/** @typedef {[number, number]} Scores */

/**
 * @typedef {object} ForEvent
 * @property {string} event
 * @property {string} title
 * @property {string} division
 * @property {string} game
 * @property {number} nth  Of the match, the first game on this board.
 * @property {boolean} whole  Whether the other games of the match are on it as well.
 * @property {string} player  Whose phone it is.
 * @property {boolean} mine  Whether the board was opened on this phone, and not the opponent's.
 * @property {string} told  The keys with which the event was told of the board; empty where it was not.
 * @property {Record<number, Scores>} sent  By the game of the match.
 */

const PLACE = "pegout.event-boards";
const MOST = 40;

/** @returns {[string, ForEvent][]} The latest first. */
function all() {
  return noted(PLACE) ?? [];
}

/**
 * @param {string} board
 * @returns {ForEvent | null}
 */
export function eventOf(board) {
  const known = all().find(([one]) => one === board)?.[1];
  return known ? { ...known, mine: known.mine ?? true } : null; // pages once kept none but their own
}

/**
 * @param {string} board
 * @param {ForEvent} what
 */
export function keepFor(board, what) {
  const others = all().filter(([one]) => one !== board);
  note(PLACE, [[board, what], ...others].slice(0, MOST));
}

/**
 * The board of this phone for a game of an event; empty where there is none.
 *
 * @param {string} event
 * @param {{division: string, game: string, nth: number}} game
 */
export function boardFor(event, { division, game, nth }) {
  const same = (/** @type {ForEvent} */ one) =>
    one.event === event && one.division === division && one.game === game && (one.whole || one.nth === nth);
  return all().find(([, one]) => same(one))?.[0] ?? "";
}
