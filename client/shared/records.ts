// Tables by their addresses, and the records of their matches.

import { api, asked } from "./api";

export function tableAddress(table: string, what = ""): string {
  return `/t/${encodeURIComponent(table)}${what && `/${what}`}`;
}

/** Which match of the table the address asks for, and null for the last one. */
export function matchAsked(): string | null {
  return new URLSearchParams(location.search).get("match");
}

/** That match once more, for another address. */
export function matchQuery(match: string | null): string {
  return match ? `?match=${encodeURIComponent(match)}` : "";
}

export function recordAddress(table: string, match: string | null): string {
  return `/api/tables/${encodeURIComponent(table)}/record${matchQuery(match)}`;
}

export function recordOf(table: string, match: string | null): Promise<string> {
  const params = { path: { table }, query: match ? { match: Number(match) } : {} };
  return asked(api.GET("/api/tables/{table}/record", { params, parseAs: "text" }));
}
