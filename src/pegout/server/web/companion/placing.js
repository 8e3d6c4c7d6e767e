// The entries of a board one after the other: where each stands, what it moved, and what speaks against it.

import { againstEntry } from "./entering.js";
import { after, firstTally, scoresOf } from "./tally.js";
import { T } from "../texts/board_rules.js";
import { warningsAbout } from "./warnings.js";

/** @typedef {import("./types.js").Entry} Entry */
/** @typedef {import("./tally.js").Tally} Tally */
/** @typedef {import("./tally.js").Terms} Terms */

/** @typedef {{tally: Tally, entries: Entry[], why: string | null}} Placed */

const OPENING = 0; // stands for the first deal, which no entry begins
/** @type {WeakMap<Entry[], Placed>} What was worked out is not worked out again: a match may have a thousand entries. */
const known = new WeakMap();

/**
 * The tally of the entries that are not struck, and all of them with what they moved; `why` is told where one
 * cannot stand without another that was struck.
 *
 * @param {Terms} terms
 * @param {Entry[]} entries
 * @returns {Placed}
 */
export function placed(terms, entries) {
  const before = known.get(entries);
  if (before) return before;
  const found = workedOut(terms, entries);
  known.set(entries, found);
  if (found.why === null) known.set(found.entries, found);
  return found;
}

/**
 * The same with one more entry, which nothing speaks against.
 *
 * @param {Terms} terms
 * @param {Entry[]} entries
 * @param {Entry} entry
 * @returns {Placed}
 */
export function placedAfter(terms, entries, entry) {
  const { tally, why } = placed(terms, entries);
  if (why !== null || entry.made.do === "marker") return placed(terms, [...entries, entry]); // of the deal from its start
  const now = after(terms, tally, entry.made);
  const found = { tally: now, entries: [...entries, withPlace(terms, entry, tally, now)], why };
  known.set(found.entries, found);
  return found;
}

/**
 * @param {Terms} terms
 * @param {Entry[]} entries
 * @returns {Placed}
 */
function workedOut(terms, entries) {
  const dealers = rightDealers(entries);
  let tally = withDealer(firstTally(terms), dealers.get(OPENING));
  /** @type {Entry[]} */
  const found = [];
  for (const entry of entries) {
    if (entry.struck) {
      found.push(entry);
      continue;
    }
    const why = againstEntry(terms, tally, entry.made);
    if (why !== null) return { tally, entries, why: T.refused.restsOn(entry.number) };
    const now = withDealer(after(terms, tally, entry.made), dealers.get(entry.number));
    found.push(withPlace(terms, entry, tally, now));
    tally = now;
  }
  return { tally, entries: found, why: null };
}

/**
 * Who deals where the deal marker was set right, by the number of the entry that began the deal: the whole deal
 * goes by it, and not only what comes after.
 *
 * @param {Entry[]} entries
 */
function rightDealers(entries) {
  /** @type {Map<number, number>} */
  const found = new Map();
  let begun = OPENING;
  for (const { number, made, struck } of entries) {
    if (struck) continue;
    if (made.do === "deal" || made.do === "game") begun = number;
    else if (made.do === "marker") found.set(begun, made.dealer);
  }
  return found;
}

/**
 * @param {Tally} tally
 * @param {number | undefined} dealer
 */
function withDealer(tally, dealer) {
  return dealer === undefined ? tally : { ...tally, dealer };
}

/**
 * @param {Terms} terms
 * @param {Entry} entry
 * @param {Tally} tally
 * @param {Tally} now
 * @returns {Entry}
 */
function withPlace({ sheet }, entry, tally, now) {
  const [before, scores] = [scoresOf(now.game === tally.game ? tally : now), scoresOf(now)];
  return {
    ...entry,
    game: now.game,
    deal: now.deal,
    dealer: now.dealer,
    moved: scores.map((score, side) => score - before[side]),
    ended: now.outcome !== null,
    warnings: warningsAbout(sheet, tally, entry.made),
  };
}
