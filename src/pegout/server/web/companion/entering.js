// Why something cannot be entered as the board stands, as pegout.companion.objections says.

import { matchStands } from "./outcome.js";
import { againstText } from "./words_allowed.js";
import { T } from "../texts/board_rules.js";

/** @typedef {import("./types.js").Made} Made */
/** @typedef {import("./types.js").Sheet} Sheet */
/** @typedef {import("./tally.js").Tally} Tally */
/** @typedef {import("./tally.js").Terms} Terms */

const MOST_POINTS = 999;
const LONGEST_PENALTY = 40;
const LONGEST_WORDS = 500;
const MOST_ORDERS = 8;
const SHOWN = 4;
const CITATION = /^[^:]+:[!#-+\--:<-~]+$/;

/**
 * The reason to refuse it, or null.
 *
 * @param {Terms} terms
 * @param {Tally} tally
 * @param {Made} made
 * @returns {string | null}
 */
export function againstEntry({ sheet, match }, tally, made) {
  const { over } = matchStands(match, tally.standings, tally.games.length);
  if (made.do === "game") return againstGame(sheet, tally, made.dealer, over);
  if (over) return T.refused.matchOver;
  if (tally.outcome !== null) return T.refused.gameOver;
  switch (made.do) {
    case "points":
      return againstPoints(sheet, made);
    case "back":
      return amount(made.points, 1) ?? seated(sheet, made.seat) ?? againstText(made.penalty, LONGEST_PENALTY);
    case "hand":
    case "crib":
      return againstCards(sheet, made);
    case "ruling":
      return againstRuling(sheet, made);
    case "deal":
    case "marker":
      return seated(sheet, made.dealer);
  }
}

/**
 * @param {Sheet} sheet
 * @param {Tally} tally
 * @param {number} dealer
 * @param {boolean} over
 */
function againstGame(sheet, tally, dealer, over) {
  if (tally.outcome === null) return T.refused.gameOn;
  return over ? T.refused.matchOver : seated(sheet, dealer);
}

/**
 * @param {Sheet} sheet
 * @param {number} seat
 */
function seated({ seats }, seat) {
  return seat >= 0 && seat < seats ? null : T.refused.seat;
}

/**
 * @param {number} points
 * @param {number} least
 */
function amount(points, least) {
  return points >= least && points <= MOST_POINTS ? null : T.refused.amount(least, MOST_POINTS);
}

/**
 * @param {Sheet} sheet
 * @param {import("./types.js").PointsMade} made
 */
function againstPoints(sheet, { seat, points, why, penalty }) {
  const wrong = amount(points, why === "hand" || why === "crib" ? 0 : 1);
  if (wrong) return wrong;
  if (penalty && why !== "penalty") return T.refused.penalty;
  return seated(sheet, seat) ?? againstText(penalty, LONGEST_PENALTY);
}

/**
 * @param {Sheet} sheet
 * @param {import("./types.js").HandMade | import("./types.js").CribMade} made
 */
function againstCards(sheet, made) {
  if (made.cards.length !== SHOWN) return T.refused.fourCards;
  if (twice([...made.cards, made.starter])) return T.refused.twice;
  const wrong = seated(sheet, made.seat);
  if (wrong || made.do === "crib" || made.dealt.length === 0) return wrong;
  if (made.dealt.length !== sheet.dealt) return T.refused.dealt(sheet.dealt);
  if (twice([...made.dealt, made.starter])) return T.refused.twice;
  return made.cards.every((card) => made.dealt.includes(card)) ? null : T.refused.notDealt;
}

/** @param {string[]} cards */
function twice(cards) {
  return new Set(cards).size < cards.length;
}

/**
 * @param {Sheet} sheet
 * @param {import("./types.js").RulingMade} made
 */
function againstRuling(sheet, { words, citations, corrections, back, to }) {
  const orders = [...corrections, ...back, ...to];
  if (words.trim() === "") return T.refused.ruling;
  if (orders.length + citations.length > MOST_ORDERS) return T.refused.orders(MOST_ORDERS);
  for (const { seat, points } of orders) {
    const wrong = amount(points, 1) ?? seated(sheet, seat);
    if (wrong) return wrong;
  }
  const unknown = citations.some((text) => text.length > LONGEST_PENALTY || !CITATION.test(text));
  return againstText(words, LONGEST_WORDS) ?? (unknown ? T.refused.citation : null);
}
