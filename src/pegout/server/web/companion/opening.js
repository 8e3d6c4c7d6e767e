// What a board is opened with, so that the server does not refuse it once points stand on it.

import { T } from "../texts/companion.js";
import { againstText } from "./words_allowed.js";

export const USUAL_GOAL = 121;
const SHORT_SKUNK = 31;
const LONGEST_NAME = 40;

/**
 * The fields of the rules that are otherwise here: only those that are, as rules may fix the others.
 *
 * @param {import("./types.js").Sheet} sheet
 * @param {number} goal
 * @param {boolean} muggins
 * @returns {Record<string, number | boolean>}
 */
export function optionsFor(sheet, goal, muggins) {
  const agreed = !sheet.muggins_fixed && muggins !== sheet.muggins;
  return { ...goalOptions(sheet, goal), ...(agreed ? { muggins } : {}) };
}

/**
 * A short game has its skunk line halfway, where the rules know skunks, and none of the other lines.
 *
 * @param {import("./types.js").Sheet} sheet
 * @param {number} goal
 * @returns {Record<string, number>}
 */
function goalOptions({ skunk_below }, goal) {
  if (goal === USUAL_GOAL) return {};
  const none = { double_skunk_below: 0, early_end_at: 0, early_end_under: 0 };
  return { goal, skunk_below: skunk_below ? SHORT_SKUNK : 0, ...none };
}

/**
 * Whose name no board can have and why, as pegout.companion.terms says, or null.
 *
 * @param {string[]} names
 */
export function againstNames(names) {
  const odd = names.findIndex((name) => againstText(name, LONGEST_NAME) !== null);
  if (odd >= 0) return { seat: odd, words: T.nameSigns(names[odd]) };
  const twice = names.findIndex((name, at) => names.indexOf(name) < at);
  return twice < 0 ? null : { seat: twice, words: T.sameName(names[twice]) };
}
