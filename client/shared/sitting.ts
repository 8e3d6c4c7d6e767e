// Taking a seat. The secret is made, and noted beside the server's commitment, before it is told.

import type { OpenTable, TableSeen } from "~/contract/api";
import { api, asked } from "./api";
import { notedFor, placeOf } from "./fairness/secrets";
import { freshHex } from "./fresh";
import { beSomebody } from "./person";
import { note } from "./storage";

/** What of a table tells how to sit down there. */
type Seats = Pick<TableSeen, "table" | "next_match" | "next_commitment">;

const SECRET_BYTES = 32;

/** Opens a table on these terms, sits down at it and goes there. */
export async function openAndSit(terms: OpenTable): Promise<void> {
  await beSomebody();
  const { table } = await asked(api.POST("/api/tables", { body: terms }));
  await sitDown(table, 0);
  location.assign(`/t/${encodeURIComponent(table.table)}`);
}

export async function sitDown(table: Seats, seat: number): Promise<void> {
  await beSomebody();
  const body = { seat, secret: secretFor(table.table, table.next_match, table.next_commitment) };
  await asked(api.POST("/api/tables/{table}/sit", { params: { path: { table: table.table } }, body }));
}

/** What was noted first stays: a commitment that is exchanged later must not go unnoticed. */
export function secretFor(table: string, match: number, commitment: string): string {
  const known = notedFor(table, match);
  if (known) return known.secret;
  const secret = freshHex(SECRET_BYTES);
  note(placeOf(table, match), { commitment, secret });
  return secret;
}
