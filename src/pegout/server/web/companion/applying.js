// The doors between the judge's desk and the boards that this browser keeps: a board is put to the judge as it
// stands, and a ruling becomes one entry of it.

import { Refusal } from "../base/api.js";
import { boardHere, boardsHere, mayKeep } from "./boards_here.js";
import { addressOf, movesPegs } from "./judge_desk.js";
import { Keeping } from "./keeping.js";
import { sheets } from "./sheets.js";
import { sideOf } from "./tally.js";
import { T } from "../texts/companion.js";

/** @typedef {{remedy: string, text?: string, seat?: number | null, points?: number | null}} Remedy */
/** @typedef {import("./types.js").BoardView} BoardView */
/** @typedef {import("./types.js").Moved} Moved */
/** @typedef {{corrections: Moved[], back: Moved[], to: Moved[]}} Orders */

const MOST_ORDERS = 8; // with the articles
const LONGEST_WORDS = 500;
const CUT_OFF = " …";

/**
 * The judge's desk with a board on it: players and pegs with the dealer first, as it wants them.
 *
 * @param {string} board
 * @param {BoardView} view
 * @param {{incident: string, facts: Record<string, string>}} [asked]
 */
export function judgeAddress(board, { names, scores, rear_pegs, dealer, sheet }, asked) {
  const [first, sides] = [sideOf(sheet, dealer), scores.length];
  const onOff = (/** @type {boolean} */ on) => (on ? "on" : "off");
  return addressOf({
    board: { id: board, dealer },
    incident: "",
    rules: sheet.rules,
    names: names.map((_, at) => names[(dealer + at) % names.length]),
    scores: scores.map((_, at) => `${rear_pegs[(first + at) % sides]}/${scores[(first + at) % sides]}`),
    options: {
      seats: String(sheet.seats),
      partners: onOff(sheet.partners),
      goal: String(sheet.goal),
      muggins: onOff(sheet.muggins),
    },
    facts: {},
    ...asked,
  });
}

/**
 * The boards of this browser on which a match goes on, the latest first.
 *
 * @returns {Promise<{board: string, view: BoardView}[]>}
 */
export async function boardsInPlay() {
  const kept = boardsHere().filter((board) => mayKeep(boardHere(board)));
  if (kept.length === 0) return [];
  const known = await sheets();
  return kept.flatMap((board) => {
    const { view } = new Keeping(board, known, { changed: () => {}, refused: () => {} });
    return view && !view.over ? [{ board, view }] : [];
  });
}

/**
 * Puts the ruling into the queue of the board, from where it is sent now or later. Remedies that move pegs are
 * carried out; the others are for the people at the table, and stand in the words.
 *
 * @param {{id: string, dealer: number}} board  With who dealt when the judge was called.
 * @param {Remedy[]} remedies  With seats counted from the dealer, as the judge has them.
 * @param {string} words
 * @param {string[]} citations
 * @returns {Promise<BoardView | null>}  The board after it.
 * @throws {Refusal}
 */
export async function applyRuling(board, remedies, words, citations) {
  if (!mayKeep(boardHere(board.id))) throw new Refusal(0, "wrong_key", T.notKept);
  let refused = "";
  const hearer = { changed: () => {}, refused: (/** @type {string} */ why) => (refused = why) };
  const keeping = new Keeping(board.id, await sheets(), hearer);
  const { view } = keeping;
  const ordered = ordersOf(remedies, board.dealer, view?.names.length ?? 1);
  const won = view && wonWrongly(view, ordered);
  const orders = won ? { ...ordered, ...playedOn(view, won, ordered) } : atOnce(ordered);
  const told = remedies.filter((one) => won || orders.back.length < ordered.back.length || !movesPegs(one));
  const room = MOST_ORDERS - orders.corrections.length - orders.back.length - orders.to.length;
  const ruling = {
    words: onOneLine([words, ...told.map(({ text }) => text)]),
    citations: citations.slice(0, Math.max(0, room)),
    ...orders,
  };
  const undone = !won || keeping.do({ do: "undo", entries: [won.id] });
  if (!undone || !keeping.do({ do: "ruling", ...ruling })) throw new Refusal(0, "refused", refused);
  return keeping.view;
}

/**
 * @param {Remedy[]} remedies
 * @param {number} dealer
 * @param {number} seats
 * @returns {Orders}
 */
function ordersOf(remedies, dealer, seats) {
  const moved = (/** @type {RegExp} */ name) =>
    remedies
      .filter((one) => name.test(one.remedy) && movesPegs(one))
      .map(({ seat, points }) => ({ seat: (dealer + Number(seat)) % seats, points: Number(points) }));
  return { corrections: moved(/^Correction$/), back: moved(/^PointsBack$/), to: moved(/^PointsTo$/) };
}

/**
 * What a player gets and then pegs back moves the pegs once: a board would take back first, and not below nought.
 *
 * @param {Orders} orders
 * @returns {Orders}
 */
function atOnce({ corrections, back, to }) {
  const sum = (/** @type {Moved[]} */ moves, /** @type {number} */ whose) =>
    moves.filter(({ seat }) => seat === whose).reduce((points, one) => points + one.points, 0);
  const less = (/** @type {Moved[]} */ moves, /** @type {Moved[]} */ others) =>
    moves.map(({ seat, points }) => ({ seat, points: points - sum(others, seat) })).filter(({ points }) => points > 0);
  return { corrections, back: less(back, to), to: less(to, back) };
}

/**
 * The entry that won the game, where the ruling takes points from the winner: the game then goes on.
 *
 * @param {BoardView} view
 * @param {Orders} orders
 */
function wonWrongly({ outcome, entries, sheet }, { corrections, back }) {
  const taken = [...corrections, ...back].some(({ seat }) => sideOf(sheet, seat) === outcome?.winner);
  return taken ? entries.filter(({ struck, ended }) => ended && !struck).at(-1) : undefined;
}

/**
 * The orders where that entry is struck out: what is left of its points, less what goes back.
 *
 * @param {BoardView} view
 * @param {import("./types.js").Entry} won
 * @param {Orders} orders
 * @returns {Orders}
 */
function playedOn({ sheet }, won, { corrections, back, to }) {
  const left = won.moved.map((points, side) => {
    const taken = [...corrections, ...back].filter(({ seat }) => sideOf(sheet, seat) === side);
    return { seat: side, points: taken.reduce((sum, one) => sum - one.points, points) };
  });
  return {
    corrections: left.filter(({ points }) => points < 0).map(({ seat, points }) => ({ seat, points: -points })),
    back: [],
    to: [...left.filter(({ points }) => points > 0), ...to],
  };
}

/** @param {(string | undefined)[]} sentences */
function onOneLine(sentences) {
  const words = sentences.filter(Boolean).join(" ").replaceAll(/\s+/g, " ");
  const signs = [...words];
  return signs.length > LONGEST_WORDS ? signs.slice(0, LONGEST_WORDS - CUT_OFF.length).join("") + CUT_OFF : words;
}
