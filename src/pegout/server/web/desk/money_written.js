// Amounts as people write them, and in cents as the server has them. They are read as pegout.tournament.money reads
// them: a comma before two figures is a point, as many phones have no other, and before three it groups.

import { Refusal } from "../base/api.js";
import { T } from "../texts/desk.js";

const WRITTEN = /^(?:([0-9]{1,9})(?:[.,]([0-9]{2}))?|([0-9]{1,3}(?:,[0-9]{3}){1,2})(?:\.([0-9]{2}))?)$/;
const MINUS = /[-\u2010-\u2015\u2212]/;
const BLANK = "[\\t-\\r\\x1c-\\x20\\x85\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]*"; // as Python has it
const BEFORE = new RegExp(`^${BLANK}`);
const AROUND = new RegExp(`^${BLANK}|${BLANK}$`, "g");

/** @param {number} cents */
export function plainAmount(cents) {
  return (cents / 100).toFixed(2);
}

/**
 * As people read it, with its sign.
 *
 * @param {number} cents
 * @param {string} sign
 */
export function writtenAmount(cents, sign) {
  return `${sign}${plainAmount(cents).replace(/\B(?=(\d{3})+\.)/g, ",")}`;
}

/**
 * @param {string} text
 * @param {string} sign  Of the money, which may stand before it.
 * @throws {Refusal}
 */
export function centsOf(text, sign) {
  if (hasMinus(text)) throw new Refusal(0, "amount", T.noMinus);
  const bare = text.replace(AROUND, "");
  const written = WRITTEN.exec((bare.startsWith(sign) ? bare.slice(sign.length) : bare).replace(BEFORE, ""));
  if (written === null) throw new Refusal(0, "amount", T.noAmount);
  const [, whole = written[3], cents = written[4] ?? "0"] = written;
  return 100 * Number(whole.replaceAll(",", "")) + Number(cents);
}

/** @param {string} text */
export function hasMinus(text) {
  return MINUS.test(text);
}

/**
 * What was understood, in words, while it is typed: nothing as long as it is no amount, and at once that a minus
 * is none.
 *
 * @param {string} text
 * @param {() => string} words
 */
export function understood(text, words) {
  if (hasMinus(text)) return T.noMinus;
  try {
    return words();
  } catch (error) {
    if (error instanceof Refusal) return "";
    throw error;
  }
}
