// The boards of this browser: the keys of each, the board as the server last showed it, and what it was not
// told yet. Read anew before every change, as another window may keep the same board.

import { drop, note, noted, notKept } from "../base/storage.js";
import { noPhones } from "./fold.js";

/**
 * @typedef {object} BoardHere
 * @property {string} key  The board's own, which speaks for no side; empty where this phone does not have it.
 * @property {string} own  The key that this phone has made for its side; empty where it speaks for none.
 * @property {{sent: import("./types.js").Sent, side: number} | null} joining  An invitation to be taken up.
 * @property {string[]} taken  The invitations of the links that were opened here.
 * @property {Record<number, string>} invited  The invitation that waits for each side, made here.
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
  const list = noted(LIST);
  return Array.isArray(list) ? list : [];
}

/**
 * What cannot be read is as if it were not here: the server may still have the board.
 *
 * @param {string} board
 * @returns {BoardHere}
 */
export function boardHere(board) {
  const { key, own = "", by, queue, served, ...more } = noted(PLACE + board) ?? {};
  return {
    joining: null,
    taken: [],
    invited: {},
    ...more,
    key: typeof key === "string" ? key : "",
    own,
    by: own || by === undefined ? by : null, // a side that was only chosen, as pages once did, is nobody's
    served: Array.isArray(served?.entries) ? { phones: noPhones(served.scores.length), ...served } : null,
    queue: Array.isArray(queue) ? queue.map((sent) => (sent.key ? sent : { ...sent, by: null })) : [],
  };
}

/**
 * Whether this browser may write on the board.
 *
 * @param {BoardHere} here
 */
export function mayKeep({ key, own }) {
  return key !== "" || own !== "";
}

/**
 * @param {string} board
 * @param {(now: BoardHere) => Partial<BoardHere>} change
 * @returns {BoardHere}
 */
export function changeBoard(board, change) {
  const now = boardHere(board);
  const next = { ...now, ...change(now) };
  while (!note(PLACE + board, next) && makeRoom(board));
  if (mayKeep(next) && boardsHere()[0] !== board) remember(board);
  return next;
}

/**
 * The browser keeps only so much: the oldest board goes that the server has all of. Whether there was one.
 *
 * @param {string} board  The one that room is made for.
 */
function makeRoom(board) {
  const sent = (/** @type {string} */ one) => boardHere(one).queue.length === 0;
  const oldest = boardsHere()
    .filter((one) => one !== board && sent(one))
    .at(-1);
  if (oldest !== undefined) forget(oldest);
  return oldest !== undefined;
}

/**
 * Whether the browser could not keep the board as it is now: it is lost with this page.
 *
 * @param {string} board
 */
export function inThisPageAlone(board) {
  return notKept(PLACE + board);
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
  const names = noted(NAMES);
  return Array.isArray(names) ? names : [];
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

/** As many characters that nobody can guess as the server wants for boards, keys and invitations. */
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
 * @param {string} [key]  The side's own, where it is for one.
 * @param {number} [at]
 * @returns {import("./types.js").Sent}
 */
export function toBeSent(command, by, key, at = Date.now()) {
  return { id: unguessable(), at, by, command, ...(by === null ? {} : { key }) };
}

/**
 * The invitation in a link, to be taken up with a key that is made here. The same one is taken up once: whoever
 * opens the link again only wants to see the board.
 *
 * @param {string} board
 * @param {number} side
 * @param {string} invitation
 */
export function takeInvitation(board, side, invitation) {
  const sent = toBeSent({ do: "join", side, invitation }, side, unguessable());
  changeBoard(board, ({ taken }) =>
    taken.includes(invitation) ? {} : { taken: [...taken, invitation], joining: { sent, side } },
  );
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
