// The boards of this browser: the key of each, the board as the server last showed it, and what it was not
// told yet. Read anew before every change, as another window may keep the same board.

import { keep, kept } from "../base/storage.js";

/**
 * @typedef {object} BoardHere
 * @property {string} key  Empty where one may only look.
 * @property {number | null | undefined} by  The side that this phone is for, null for all; nothing before it was asked.
 * @property {import("./types.js").BoardView | null} served
 * @property {import("./types.js").Sent[]} queue
 */

const LIST = "pegout.boards";
const PLACE = "pegout.board.";
const MOST = 40;

/** @type {Map<string, string>} For browsers that keep nothing. */
const memory = new Map();

/** @param {string} place */
function read(place) {
  return kept(place) ?? memory.get(place) ?? null;
}

/**
 * @param {string} place
 * @param {unknown} found
 */
function write(place, found) {
  const text = JSON.stringify(found);
  memory.set(place, text);
  keep(place, text);
}

/** @returns {string[]} The boards of this browser, the latest first. */
export function boardsHere() {
  return JSON.parse(read(LIST) ?? "[]");
}

/**
 * @param {string} board
 * @returns {BoardHere}
 */
export function boardHere(board) {
  const found = read(PLACE + board);
  return found ? JSON.parse(found) : { key: "", by: undefined, served: null, queue: [] };
}

/**
 * @param {string} board
 * @param {(now: BoardHere) => Partial<BoardHere>} change
 * @returns {BoardHere}
 */
export function changeBoard(board, change) {
  const now = boardHere(board);
  const next = { ...now, ...change(now) };
  write(PLACE + board, next);
  if (next.key && boardsHere()[0] !== board) remember(board);
  return next;
}

/** @param {string} board */
function remember(board) {
  const others = boardsHere().filter((one) => one !== board);
  for (const old of others.slice(MOST - 1)) forget(old);
  write(LIST, [board, ...others.slice(0, MOST - 1)]);
}

/** @param {string} board */
export function forget(board) {
  write(
    LIST,
    boardsHere().filter((one) => one !== board),
  );
  memory.delete(PLACE + board);
  drop(PLACE + board);
}

/** @param {string} place */
function drop(place) {
  try {
    localStorage.removeItem(place);
  } catch {
    // there was nothing then
  }
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
export function unguessable() {
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
 * @returns {import("./types.js").Sent}
 */
export function toBeSent(command, by) {
  return { id: unguessable(), at: Date.now(), by, command };
}
