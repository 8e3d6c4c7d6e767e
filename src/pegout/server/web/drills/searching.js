// One's own mistakes, found in finished matches of one's own.

import { ask, askText, Refusal, tablePath } from "../base/api.js";
import { readPacks } from "../verify/record_packs.js";

/** @typedef {import("./shelf.js").Shelf} Shelf */
/** @typedef {import("../base/types.js").TableListed} TableListed */
/** @typedef {import("../base/types.js").WholeTable} WholeTable */

const LAST = 5;

/**
 * Looks through the last matches that were not looked through before. Gives how many were.
 *
 * @param {Shelf} shelf
 */
export async function searchLastMatches(shelf) {
  /** @type {TableListed[]} */
  const mine = await ask("GET", "/api/tables/mine");
  let searched = 0;
  const over = mine.filter(({ status, summary }) => status === "over" && summary.seats.length === 2);
  for (const { table } of over.slice(0, LAST)) {
    searched += Number(await tried(() => searchMatch(shelf, table, null)));
  }
  return searched;
}

/**
 * Takes the mistakes of a match onto the shelf. False where it has been done, or where one had no seat.
 *
 * @param {Shelf} shelf
 * @param {string} table
 * @param {string | null} match  The last one if none is named.
 */
export async function searchMatch(shelf, table, match) {
  /** @type {WholeTable} */
  const view = await ask("GET", tablePath(table));
  const { seat } = view.table;
  if (seat === null || view.table.seats.length !== 2) return false;
  const record = await askText(`${tablePath(table, "record")}${match ? `?match=${encodeURIComponent(match)}` : ""}`);
  const name = `${table}.${readPacks(record).tags.get("MatchNumber")}`;
  if (shelf.hasSearched(name)) return false;
  const { questions } = await ask("POST", "/api/drills/mistakes", { record, seat });
  shelf.add(name, questions);
  return true;
}

/**
 * A match that cannot be looked through is no reason to leave out the others.
 *
 * @param {() => Promise<boolean>} act
 */
async function tried(act) {
  try {
    return await act();
  } catch (error) {
    if (error instanceof Refusal && [403, 404, 422].includes(error.status)) return false;
    throw error;
  }
}
