// Events that are over, as many of them as were fetched.

import type { EventLine } from "~/contract/api";
import { api, asked } from "~/shared/api";
import { sheetAddress } from "./addresses";

export interface Shelf {
  /** None for all years. */
  year: string;
  events: readonly EventLine[];
  /** Whether there are earlier ones. */
  more: boolean;
}

export interface Archive {
  /** Those that have standings, the latest first. */
  years: readonly number[];
  shelf: Shelf;
}

/** The archive, open at the year that was asked for if it is one of its own. */
export async function loadArchive(asksFor: string): Promise<Archive> {
  const year = new Date().getFullYear();
  const { years } = await asked(api.GET("/api/seasons/{year}", { params: { path: { year } } }));
  const chosen = years.map(String).includes(asksFor) ? asksFor : "";
  return { years, shelf: await withMore({ year: chosen, events: [], more: true }) };
}

/** The shelf with the events that come next on it. */
export async function withMore({ year, events }: Shelf): Promise<Shelf> {
  const query = { phase: "closed" as const, year: year ? Number(year) : undefined, after: events.length };
  const found = await asked(api.GET("/api/events", { params: { query } }));
  return { year, events: [...events, ...found.events], more: found.more };
}

export function sheetOf(year: string): string {
  return sheetAddress("/api/events", year ? { phase: "closed", year } : { phase: "closed" });
}
