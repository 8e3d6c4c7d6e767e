// A board after one more command, worked out by the phone itself: what pegout.companion.evolve does on the
// server. A test runs the same commands through both.

import { againstEntry } from "./entering.js";
import { placed, placedAfter } from "./placing.js";
import { refusal, struckOut } from "./refusing.js";
import { firstTally, shownBy } from "./tally.js";

/** @typedef {import("./types.js").BoardView} BoardView */
/** @typedef {import("./types.js").Entry} Entry */
/** @typedef {import("./types.js").Sent} Sent */
/** @typedef {import("./tally.js").Terms} Terms */

/**
 * A board that was just opened.
 *
 * @param {string} board
 * @param {Sent} sent
 * @param {import("./types.js").Sheet} sheet
 * @returns {BoardView}
 */
export function opened(board, sent, sheet) {
  const asked = /** @type {import("./types.js").OpenCommand} */ (sent.command);
  const terms = { sheet, match: asked.match, first_dealer: asked.dealer, counts: "" };
  const { names, match, both } = asked;
  const fixed = { board, version: 1, sheet, names, match, both, first_dealer: asked.dealer, opened: sent.at };
  const phones = noPhones(sheet.sides);
  return { ...fixed, ...shownBy(terms, firstTally(terms)), phones, entries: [] };
}

/**
 * The board with a command carried out, or as it was and the reason.
 *
 * @param {BoardView} view
 * @param {Sent} sent
 * @param {string} counts
 * @returns {{view: BoardView, refused: string | null}}
 */
export function folded(view, sent, counts) {
  const terms = termsOf(view, counts);
  const against = (/** @type {import("./types.js").Made} */ made) =>
    againstEntry(terms, placed(terms, view.entries).tally, made);
  const refused = refusal(terms, view, sent, against);
  if (refused !== null) return { view, refused };
  return { view: { ...view, ...change(terms, view, sent), version: view.version + 1 }, refused };
}

/**
 * @param {BoardView} view
 * @param {string} counts
 * @returns {Terms}
 */
export function termsOf({ sheet, match, first_dealer }, counts) {
  return { sheet, match, first_dealer, counts };
}

/**
 * The fields that become others.
 *
 * @param {Terms} terms
 * @param {BoardView} view
 * @param {Sent} sent
 * @returns {Partial<BoardView>}
 */
function change(terms, { entries, phones }, { id, by, at, command }) {
  switch (command.do) {
    case "open":
      return {};
    case "both":
      return { both: command.on };
    case "invite":
      return { phones: withPhone(phones, command.side, "invited") };
    case "join":
      return { phones: withPhone(phones, command.side, "own"), entries: unconfirmed(entries, command.side) };
    case "remove":
      return { phones: withPhone(phones, command.side, "shared"), entries: unconfirmed(entries, command.side) };
    case "undo":
      return shown(terms, placed(terms, struckOut(entries, command.entries, by)));
    case "confirm":
      return { entries: entries.map((one) => (command.entries.includes(one.id) ? confirmed(one, by) : one)) };
    case "object":
      return { entries: entries.map((one) => (one.id === command.entry ? disputed(one, by, command.words) : one)) };
    case "withdraw":
      return { entries: entries.map((one) => (one.id === command.entry ? { ...one, objection: null } : one)) };
    default:
      return shown(terms, placedAfter(terms, entries, entered(entries.length + 1, id, by, at, command)));
  }
}

/**
 * How a board begins: no side has a phone of its own.
 *
 * @param {number} sides
 * @returns {BoardView["phones"]}
 */
export function noPhones(sides) {
  return Array.from({ length: sides }, () => "shared");
}

/**
 * @param {BoardView["phones"]} phones
 * @param {number} side
 * @param {BoardView["phones"][number]} now
 */
function withPhone(phones, side, now) {
  return phones.map((phone, at) => (at === side ? now : phone));
}

/**
 * A phone answers only for what it has confirmed itself, not for one before it.
 *
 * @param {Entry[]} entries
 * @param {number} side
 */
function unconfirmed(entries, side) {
  return entries.map((one) => ({ ...one, confirmed: one.confirmed.filter((each) => each !== side) }));
}

/**
 * @param {Terms} terms
 * @param {import("./placing.js").Placed} found
 */
function shown(terms, { tally, entries }) {
  return { ...shownBy(terms, tally), entries };
}

/**
 * @param {number} number
 * @param {string} id
 * @param {number | null} by
 * @param {number} at
 * @param {import("./types.js").Made} made
 * @returns {Entry}
 */
function entered(number, id, by, at, made) {
  const nowhere = { game: 0, deal: 0, dealer: 0, moved: [], ended: false, text: "", warnings: [] };
  const fresh = { confirmed: by === null ? [] : [by], objection: null, struck: false, struck_by: null };
  return { number, id, made, by, at, ...nowhere, ...fresh };
}

/**
 * @param {Entry} entry
 * @param {number | null} by
 */
function confirmed(entry, by) {
  if (by === null || entry.confirmed.includes(by)) return entry;
  const sides = [...entry.confirmed, by].sort((one, other) => one - other);
  return { ...entry, confirmed: sides, objection: entry.objection?.side === by ? null : entry.objection };
}

/**
 * @param {Entry} entry
 * @param {number | null} by
 * @param {string} words
 */
function disputed(entry, by, words) {
  return { ...entry, confirmed: entry.confirmed.filter((side) => side !== by), objection: { side: by, words } };
}
