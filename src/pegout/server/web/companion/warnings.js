// What is entered as it was said, and yet cannot be right: told, never refused. As pegout.companion.doubts.

import { T } from "../texts/board_rules.js";

/** @typedef {import("./types.js").Made} Made */
/** @typedef {import("./types.js").Sheet} Sheet */
/** @typedef {import("./tally.js").Tally} Tally */

/**
 * Everything odd about an entry, as the board stood before it.
 *
 * @param {Sheet} sheet
 * @param {Tally} tally
 * @param {Made} made
 * @returns {string[]}
 */
export function warningsAbout(sheet, tally, made) {
  if (made.do === "points") return aboutPoints(sheet, tally, made);
  if (made.do === "back") return aboutPrice(sheet, made);
  if (made.do === "hand" || made.do === "crib") return aboutCards(tally, made);
  return [];
}

/**
 * @param {Sheet} sheet
 * @param {Tally} tally
 * @param {import("./types.js").PointsMade} made
 */
function aboutPoints(sheet, tally, made) {
  const { points, why, seat } = made;
  const found = [];
  if (why === "hand" || why === "crib") {
    const never = why === "crib" ? sheet.impossible_crib : sheet.impossible_hand;
    if (points > sheet.best || never.includes(points)) found.push(T.neverCounts(why, points));
  }
  if (why === "heels" && points !== sheet.heels) found.push(T.heelsAre(sheet.heels, points));
  if ((why === "crib" || why === "heels") && seat !== tally.dealer) found.push(T.onlyDealer);
  if (why === "muggins" && !sheet.muggins) found.push(T.noMuggins);
  return [...found, ...aboutPrice(sheet, made)];
}

/**
 * @param {Sheet} sheet
 * @param {import("./types.js").PointsMade | import("./types.js").BackMade} made
 */
function aboutPrice({ penalties }, made) {
  const penalty = made.penalty ? penalties.find(({ name }) => name === made.penalty) : undefined;
  if (penalty === undefined) return [];
  if (penalty.back !== (made.do === "back")) return [T.otherWay(penalty)];
  const off = penalty.each ? made.points % penalty.points !== 0 : made.points !== penalty.points;
  return off ? [T.otherPrice(penalty)] : [];
}

/**
 * @param {Tally} tally
 * @param {import("./types.js").HandMade | import("./types.js").CribMade} made
 */
function aboutCards(tally, made) {
  /** @type {string[]} */
  const found = made.do === "crib" && made.seat !== tally.dealer ? [T.onlyDealer] : [];
  for (const other of tally.shown) {
    if (other.starter !== made.starter) found.push(T.starterWas(other.starter));
    const same = made.cards.find((card) => other.cards.includes(card));
    if (other.seat === made.seat && other.do === made.do) found.push(T.shownAlready(made.do));
    else if (same !== undefined) found.push(T.shownElsewhere(same));
  }
  return found;
}
