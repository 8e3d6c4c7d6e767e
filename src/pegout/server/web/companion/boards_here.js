// The boards of this browser: the key of each, the board as the server last showed it, and what it was not
// told yet. Read anew before every change, as another window may keep the same board.

import { drop, note, noted } from "../base/storage.js";

/**
 * @typedef {object} BoardHere
 * @property {string} key  Empty where one may only look.
 * @property {string} [other]  The key of a later link: tried where the server does not take the first.
 * @property {number | null | undefined} by  The side that this phone is for, null for all; nothing before it was asked.
 * @property {import("./types.js").BoardView | null} served
 * @property {import("./types.js").Sent[]} queue
 */

const LIST = "pegout.boards";
const PLACE = "pegout.board.";
const NAMES = "pegout.board-names";
const MOST = 40;
const BOARD = /^[A-Za-z0-9_-]{22}$/;

/**
 * Whether a link may lead to a board: it may have lost a letter.
 *
 * @param {string} board
 */
export function mayBeBoard(board) {
  return BOARD.test(board);
}

/** @returns {string[]} The boards of this browser, the latest first. */
export function boardsHere() {
  return noted(LIST) ?? [];
}

/**
 * @param {string} board
 * @returns {BoardHere}
 */
export function boardHere(board) {
  return noted(PLACE + board) ?? { key: "", by: undefined, served: null, queue: [] };
}

/**
 * @param {string} board
 * @param {(now: BoardHere) => Partial<BoardHere>} change
 * @returns {BoardHere}
 */
export function changeBoard(board, change) {
  const now = boardHere(board);
  const next = { ...now, ...change(now) };
  note(PLACE + board, next);
  if (next.key && boardsHere()[0] !== board) remember(board);
  return next;
}

/**
 * Of too many the oldest are forgotten, but none that the server was not told all of.
 *
 * @param {string} board
 */
function remember(board) {
  const others = boardsHere().filter((one) => one !== board);
  const old = others.slice(MOST - 1).filter((one) => boardHere(one).queue.length === 0);
  for (const one of old) drop(PLACE + one);
  note(LIST, [board, ...others.filter((one) => !old.includes(one))]);
}

/** @returns {string[]} The players of the last time. */
export function lastNames() {
  return noted(NAMES) ?? [];
}

/** @param {string[]} names */
export function keepNames(names) {
  note(NAMES, names);
}

/** @param {string} board */
export function forget(board) {
  note(
    LIST,
    boardsHere().filter((one) => one !== board),
  );
  drop(PLACE + board);
}

/**
 * Whether a change of the storage, by another window, is about that board.
 *
 * @param {StorageEvent} event
 * @param {string} board
 */
export function isAbout({ key }, board) {
  return key === PLACE + board;
}

/** As many characters that nobody can guess as the server wants for boards and keys. */
function unguessable() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/**
 * A command with an id of its own and the time by this clock.
 *
 * @param {import("./types.js").Command} command
 * @param {number | null} by
 * @param {number} [at]
 * @returns {import("./types.js").Sent}
 */
export function toBeSent(command, by, at = Date.now()) {
  return { id: unguessable(), at, by, command };
}

/**
 * A new board of this phone, whether or not the server can be reached: it is told when the board is shown. It is
 * everybody's phone, unless every side is to confirm: then it is asked for.
 *
 * @param {import("./types.js").OpenCommand} asked
 */
export function newBoard(asked) {
  const board = unguessable();
  const by = asked.both ? undefined : null;
  changeBoard(board, () => ({ key: unguessable(), by, queue: [toBeSent(asked, null)] }));
  return board;
}
