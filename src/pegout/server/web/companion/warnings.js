// What is entered as it was said, and yet cannot be right: told, never refused. As pegout.companion.doubts.

import { kindOf } from "./phase.js";
import { T } from "../texts/board_rules.js";

/** @typedef {import("./types.js").Made} Made */
/** @typedef {import("./types.js").PointsMade} PointsMade */
/** @typedef {import("./types.js").Sheet} Sheet */
/** @typedef {import("./tally.js").Scored} Scored */
/** @typedef {import("./tally.js").ShownMade} ShownMade */
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
  if (made.do === "hand" || made.do === "crib") return aboutCards(sheet, tally, made);
  return [];
}

/**
 * @param {Sheet} sheet
 * @param {Tally} tally
 * @param {PointsMade} made
 */
function aboutPoints(sheet, tally, made) {
  const { why, seat } = made;
  return [
    ...aboutAmount(sheet, made),
    ...((why === "crib" || why === "heels") && seat !== tally.dealer ? [T.onlyDealer] : []),
    ...(why === "hand" || why === "crib" ? aboutSecondCount(tally, made) : []),
    ...(why === "heels" ? aboutHeels(tally) : []),
    ...(why === "muggins" && !sheet.muggins ? [T.noMuggins] : []),
    ...aboutPrice(sheet, made),
  ];
}

/**
 * @param {Sheet} sheet
 * @param {PointsMade} made
 */
function aboutAmount(sheet, { why, points }) {
  if (why === "hand" || why === "crib") {
    const never = why === "crib" ? sheet.impossible_crib : sheet.impossible_hand;
    return points > sheet.best || never.includes(points) ? [T.neverCounts(why, points)] : [];
  }
  if (why === "muggins" && points > sheet.best) return [T.neverCounts("hand", points)];
  if (why === "play" && points > sheet.most_play) return [T.neverPegged(points)];
  if (why === "heels" && points !== sheet.heels) return [T.heelsAre(sheet.heels, points)];
  return [];
}

/**
 * @param {Tally} tally
 * @param {Scored} made
 */
function aboutSecondCount({ scored }, made) {
  const kind = kindOf(made);
  const again = scored.some((other) => other.seat === made.seat && kindOf(other) === kind);
  return again ? [T.countedAlready(kind)] : [];
}

/** @param {Tally} tally */
function hadHeels({ scored }) {
  return scored.some((made) => kindOf(made) === "heels");
}

/** @param {Tally} tally */
function shownIn({ scored }) {
  return scored.flatMap((made) => (made.do === "points" ? [] : [made]));
}

/** @param {string} card */
function isJack(card) {
  return card.startsWith("J");
}

/** @param {Tally} tally */
function aboutHeels(tally) {
  const last = shownIn(tally).at(-1);
  return [
    ...(hadHeels(tally) ? [T.heelsAlready] : []),
    ...(last && !isJack(last.starter) ? [T.heelsForJack(last.starter)] : []),
  ];
}

/**
 * @param {Sheet} sheet
 * @param {PointsMade | import("./types.js").BackMade} made
 */
function aboutPrice({ penalties }, made) {
  const penalty = made.penalty ? penalties.find(({ name }) => name === made.penalty) : undefined;
  if (penalty === undefined) return [];
  if (penalty.back !== (made.do === "back")) return [T.otherWay(penalty)];
  const off = penalty.each ? made.points % penalty.points !== 0 : made.points !== penalty.points;
  return off ? [T.otherPrice(penalty)] : [];
}

/**
 * @param {Sheet} sheet
 * @param {Tally} tally
 * @param {ShownMade} made
 */
function aboutCards(sheet, tally, made) {
  /** @type {string[]} */
  const found = made.do === "crib" && made.seat !== tally.dealer ? [T.onlyDealer] : [];
  found.push(...aboutSecondCount(tally, made));
  for (const other of shownIn(tally)) {
    if (other.starter !== made.starter) found.push(T.starterWas(other.starter));
    const same = made.cards.find((card) => other.cards.includes(card));
    const another = other.seat !== made.seat || other.do !== made.do;
    if (same !== undefined && another) found.push(T.shownElsewhere(same));
  }
  return [...found, ...aboutStarter(sheet, tally, made)];
}

/**
 * A jack turned and heels belong together; the first cards of a deal tell the starter.
 *
 * @param {Sheet} sheet
 * @param {Tally} tally
 * @param {ShownMade} made
 */
function aboutStarter({ heels }, tally, { starter }) {
  const had = hadHeels(tally);
  if (!isJack(starter)) return had ? [T.noJack(starter)] : [];
  return !had && shownIn(tally).length === 0 ? [T.heelsMissing(starter, heels)] : [];
}
