// Taking a seat. The secret is made, and noted beside the server's commitment, before it is told.

import { ask, beSomebody, tablePath } from "../base/api.js";
import { secretFor } from "./secret.js";

/** @typedef {import("../base/types.js").TableSeen} TableSeen */

/**
 * Opens a table, sits down at it and goes there.
 *
 * @param {object} terms  As POST /api/tables takes them.
 */
export async function openAndSit(terms) {
  await beSomebody();
  const opened = await ask("POST", "/api/tables", terms);
  await sitDown(opened.table, 0);
  location.assign(`/t/${encodeURIComponent(opened.table.table)}`);
}

/**
 * @param {TableSeen} table
 * @param {number} seat
 */
export async function sitDown(table, seat) {
  await beSomebody();
  await ask("POST", tablePath(table.table, "sit"), { seat, secret: secretOf(table) });
}

/** @param {TableSeen} table */
export async function playAgain(table) {
  await ask("POST", tablePath(table.table, "rematch"), { secret: secretOf(table) });
}

/** @param {TableSeen} table */
function secretOf(table) {
  return secretFor(table.table, table.next_match, table.next_commitment);
}
