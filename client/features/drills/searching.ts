// One's own mistakes, found in finished matches of one's own.

import { api, asked, Refused } from "~/shared/api";
import { readPacks } from "~/shared/fairness/record_packs";
import { recordOf } from "~/shared/records";
import type { Shelf } from "./shelf";

const LAST = 5;
const NOT_THIS_ONE = [403, 404, 422];

/** Looks through the last matches that were not looked through before. */
export async function searchLastMatches(shelf: Shelf): Promise<void> {
  const mine = await asked(api.GET("/api/tables/mine"));
  const over = mine.filter(({ status, summary }) => status === "over" && summary.seats.length === 2);
  for (const { table } of over.slice(0, LAST)) await searchIfPossible(shelf, table);
}

/** A match that cannot be looked through is no reason to leave out the others. */
async function searchIfPossible(shelf: Shelf, table: string): Promise<void> {
  try {
    await searchMatch(shelf, table, null);
  } catch (error) {
    if (!(error instanceof Refused) || !NOT_THIS_ONE.includes(error.status)) throw error;
  }
}

/**
 * Takes the mistakes of a match onto the shelf, of the last one if none is named; nothing where that has been done,
 * or where one had no seat.
 */
export async function searchMatch(shelf: Shelf, table: string, match: string | null): Promise<void> {
  const { seat, seats } = (await asked(api.GET("/api/tables/{table}", { params: { path: { table } } }))).table;
  if (seat === null || seats.length !== 2) return;
  const record = await recordOf(table, match);
  const name = `${table}.${readPacks(record).tags.get("MatchNumber")}`;
  if (shelf.hasSearched(name)) return;
  const { questions } = await asked(api.POST("/api/drills/mistakes", { body: { record, seat } }));
  shelf.add(name, questions);
}
