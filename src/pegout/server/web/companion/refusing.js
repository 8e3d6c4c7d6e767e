// Why a board does not do what is asked, as pegout.companion.refusal and .objections say. The server has the
// last word; this keeps a phone without a network from entering what it would have to take back.

import { placed } from "./placing.js";
import { T } from "../texts/board_rules.js";
import { againstText } from "./words_allowed.js";

/** @typedef {import("./types.js").BoardView} BoardView */
/** @typedef {import("./types.js").Entry} Entry */
/** @typedef {import("./types.js").Sent} Sent */
/** @typedef {import("./tally.js").Terms} Terms */

const MOST_COMMANDS = 4000;
const LONGEST_WORDS = 500;

/**
 * The reason, or null where it may be done.
 *
 * @param {Terms} terms
 * @param {BoardView} view
 * @param {Sent} sent
 * @param {(made: import("./types.js").Made) => string | null} against  About entries, as the board stands.
 * @returns {string | null}
 */
export function refusal(terms, view, sent, against) {
  const { command, by } = sent;
  if (by !== null && by >= view.sheet.sides) return T.refused.side;
  if (view.version >= MOST_COMMANDS) return T.refused.full;
  switch (command.do) {
    case "open":
      return T.refused.opened;
    case "undo":
      return againstUndo(terms, view, by, command.entries);
    case "confirm":
      return againstConfirming(view, by, command.entries);
    case "object":
      return againstObjection(view, by, command.entry, command.words);
    case "withdraw":
      return againstWithdrawing(view, by, command.entry);
    case "both":
      return view.both === command.on ? T.refused.already : null;
    case "invite":
    case "join":
    case "remove":
      return againstPhone(view, by, command);
    default:
      if (view.entries.some(({ id }) => id === sent.id)) return T.refused.id;
      return against(command) ?? againstDealingTwice(view, command);
  }
}

/**
 * Nobody deals twice in a row: two phones have begun the same deal.
 *
 * @param {BoardView} view
 * @param {import("./types.js").Made} made
 */
function againstDealingTwice({ dealer, names }, made) {
  return made.do === "deal" && made.dealer === dealer ? T.refused.deals(names[dealer]) : null;
}

/**
 * The entries by their ids, or why they cannot be meant.
 *
 * @param {BoardView} view
 * @param {string[]} ids
 * @returns {Entry[] | string}
 */
function named(view, ids) {
  const found = view.entries.filter(({ id }) => ids.includes(id));
  if (found.length === 0 || found.length < ids.length) return T.refused.unknown;
  const gone = found.find(({ struck }) => struck);
  return gone ? T.refused.struck(gone.number) : found;
}

/**
 * @param {Terms} terms
 * @param {BoardView} view
 * @param {number | null} by
 * @param {string[]} ids
 */
function againstUndo(terms, view, by, ids) {
  const lines = named(view, ids);
  if (typeof lines === "string") return lines;
  const others = view.both ? lines.find((line) => line.by !== null && line.by !== by) : undefined;
  if (others) return T.refused.others(others.number);
  return placed(terms, struckOut(view.entries, ids, by)).why;
}

/**
 * @param {Entry[]} entries
 * @param {string[]} ids
 * @param {number | null} by
 */
export function struckOut(entries, ids, by) {
  return entries.map((one) => (ids.includes(one.id) ? { ...one, struck: true, struck_by: by } : one));
}

/**
 * The invitation itself is for the server to look at.
 *
 * @param {BoardView} view
 * @param {number | null} by
 * @param {{do: "invite" | "join" | "remove", side: number}} command
 */
function againstPhone({ phones }, by, { do: what, side }) {
  if (side >= phones.length) return T.refused.side;
  if (what === "join") return phones[side] === "invited" ? null : T.refused.invitation;
  if (by !== null) return T.refused.boardsKey;
  if (what === "invite") return phones[side] === "own" ? T.refused.hasPhone : null;
  return phones[side] === "own" ? null : T.refused.noPhone;
}

/** @param {BoardView} view */
function againstTakingPart(view) {
  return view.both ? null : T.refused.notAsked;
}

/**
 * @param {BoardView} view
 * @param {number | null} by
 * @param {string[]} ids
 */
function againstConfirming(view, by, ids) {
  const lines = named(view, ids);
  if (typeof lines === "string") return lines;
  const done = by !== null && lines.every(({ confirmed }) => confirmed.includes(by));
  return againstTakingPart(view) ?? (done ? T.refused.confirmed : null);
}

/**
 * @param {BoardView} view
 * @param {number | null} by
 * @param {string} id
 * @param {string} words
 */
function againstObjection(view, by, id, words) {
  const lines = named(view, [id]);
  if (typeof lines === "string") return lines;
  if (lines[0].by !== null && lines[0].by === by) return T.refused.own;
  if (lines[0].objection) return T.refused.disputed;
  return againstText(words, LONGEST_WORDS) ?? againstTakingPart(view);
}

/**
 * @param {BoardView} view
 * @param {number | null} by
 * @param {string} id
 */
function againstWithdrawing(view, by, id) {
  const lines = named(view, [id]);
  if (typeof lines === "string") return lines;
  return lines[0].objection?.side === by ? null : T.refused.noObjection;
}
