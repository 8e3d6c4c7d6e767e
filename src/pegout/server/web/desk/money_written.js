// Amounts as people write them, and in cents as the server has them.

import { Refusal } from "../base/api.js";
import { T } from "../texts/desk.js";

/** @param {number} cents */
export function plainAmount(cents) {
  return (cents / 100).toFixed(2);
}

/**
 * @param {string} text
 * @throws {Refusal}
 */
export function centsOf(text) {
  const written = /^\D?\s*(\d{1,7})(?:[.,](\d{2}))?$/.exec(text.trim());
  if (written === null) throw new Refusal(0, "amount", T.noAmount);
  return 100 * Number(written[1]) + Number(written[2] ?? 0);
}
