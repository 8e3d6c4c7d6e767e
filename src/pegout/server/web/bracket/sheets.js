// The sheets of an event: which there are, and who is on them.

import { byPlace } from "./layout.js";

/** @typedef {import("./types.js").MatchSeen} MatchSeen */
/** @typedef {import("./types.js").Sheet} Sheet */

const SETTLED = ["decided", "by bye", "void"];
export const BYE = "bye";

/**
 * @param {Record<string, Record<string, any>>} view
 * @returns {Sheet[]}
 */
export function sheetsOf(view) {
  /** @type {Map<string, Sheet>} */
  const found = new Map();
  for (const match of /** @type {MatchSeen[]} */ (Object.values(view.matches ?? {}))) {
    const { division, course } = match;
    const name = sheetName({ division, course });
    /** @type {Sheet} */
    const sheet = found.get(name) ?? { division, course, bestOf: lengthOf(view, division, course), matches: [] };
    sheet.matches.push(match);
    found.set(name, sheet);
  }
  const fields = Object.keys(view.fields ?? {});
  const order = (/** @type {Sheet} */ one) => 2 * fields.indexOf(one.division) + Number(one.course !== "main");
  for (const sheet of found.values()) sheet.matches.sort(byPlace);
  return [...found.values()].sort((one, other) => order(one) - order(other));
}

/** @param {{division: string, course: string}} sheet */
export function sheetName({ division, course }) {
  return `${division}|${course}`;
}

/**
 * @param {Record<string, Record<string, any>>} view
 * @param {string} division
 * @param {string} course
 */
function lengthOf(view, division, course) {
  const courses = view.fields?.[division]?.courses ?? [];
  return courses.find((/** @type {{course: string}} */ one) => one.course === course)?.best_of ?? 1;
}

/** @param {MatchSeen} match */
export function isSettled({ state }) {
  return SETTLED.includes(state);
}

/**
 * Whether nobody will ever sit down to it. A final that proved needless stays on the sheet.
 *
 * @param {MatchSeen} match
 */
export function isEmpty({ state, bracket }) {
  return state === "void" && bracket !== "final";
}

/**
 * Everybody on the sheet, by name.
 *
 * @param {readonly MatchSeen[]} matches
 * @returns {string[]}
 */
export function playersOn(matches) {
  const names = matches.flatMap(({ upper, lower }) => [upper, lower]);
  const known = names.filter((name) => name !== null && name !== BYE);
  return /** @type {string[]} */ ([...new Set(known)].sort((one, other) => String(one).localeCompare(String(other))));
}
