// A sheet in pieces that can be read from afar: whole branches of it, and at the end what their winners play.

import { byPlace, rounds } from "./layout.js";
import { isSettled } from "./sheets.js";

/** @typedef {import("./types.js").MatchSeen} MatchSeen */

const ROWS = 4;
const COLUMNS = 3;

/**
 * The rounds that are still of interest, in pieces; rounds that are over are left out first, and then the
 * earliest ones, until there are not more than `most`.
 *
 * @param {readonly MatchSeen[]} matches
 * @param {number} most
 * @returns {MatchSeen[][]}
 */
export function sections(matches, most) {
  const double = matches.some(({ bracket }) => bracket === "winners");
  const parts = double ? ofDouble(matches) : [ofSingle(matches)];
  const third = matches.filter(({ bracket }) => bracket === "third place");
  const lively = parts.map(withoutFinished);
  let pieces = lively.flatMap(split);
  while (pieces.length > most && lively.some((part) => part.length > COLUMNS)) {
    const longest = lively.reduce((one, other) => (other[0].length > one[0].length ? other : one));
    lively[lively.indexOf(longest)] = longest.slice(1);
    pieces = lively.flatMap(split);
  }
  const end = pieces[pieces.length - 1];
  const others = pieces.slice(0, -1).filter((piece) => !piece.every((match) => end.includes(match)));
  return [...others, [...end, ...third]];
}

/**
 * @param {readonly MatchSeen[]} matches
 * @returns {MatchSeen[][]}
 */
function ofSingle(matches) {
  const before = rounds(matches, (bracket) => bracket === "main" || bracket === "consolation");
  return [...before, ...rounds(matches, (bracket) => bracket === "final")];
}

/**
 * Both brackets, and at the end what they lead to.
 *
 * @param {readonly MatchSeen[]} matches
 * @returns {MatchSeen[][][]}
 */
function ofDouble(matches) {
  const winners = rounds(matches, (bracket) => bracket === "winners");
  const losers = rounds(matches, (bracket) => bracket === "losers");
  const finals = rounds(matches, (bracket) => bracket === "final");
  const last = [winners[winners.length - 1] ?? [], losers[losers.length - 1] ?? []].flat().sort(byPlace);
  return [winners, losers, [last, ...finals]].filter((part) => part.length);
}

/** @param {MatchSeen[][]} columns */
function withoutFinished(columns) {
  const open = columns.findIndex((column) => !column.every(isSettled));
  const from = Math.min(open < 0 ? columns.length : open, columns.length - COLUMNS);
  return columns.slice(Math.max(from, 0));
}

/** @param {MatchSeen[][]} columns */
function split(columns) {
  const pieces = [];
  for (let left = columns; left.length;) {
    const count = Math.ceil(left[0].length / ROWS);
    const taken = left.filter((column) => column.length >= count).slice(0, COLUMNS);
    for (let at = 0; at < count; at += 1) pieces.push(taken.flatMap((column) => share(column, at, count)));
    left = left.slice(taken.length);
  }
  return pieces;
}

/**
 * @param {MatchSeen[]} column
 * @param {number} at
 * @param {number} count
 */
function share(column, at, count) {
  const each = column.length / count;
  return column.slice(at * each, (at + 1) * each);
}
