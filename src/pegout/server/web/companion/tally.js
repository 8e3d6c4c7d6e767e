// Where the pegs and the match stand: a fold over what was entered, as pegout.companion.tally has it. It runs
// here because a phone keeps a board without a network; a test holds both to the same results.

import { countOf } from "./counting.js";
import { matchStands, nextFirstDealer, outcomeOf, winnerEarly } from "./outcome.js";

/** @typedef {import("./types.js").Made} Made */
/** @typedef {import("./types.js").Sheet} Sheet */
/** @typedef {{sheet: Sheet, match: string, first_dealer: number, counts: string}} Terms */
/** @typedef {import("./types.js").HandMade | import("./types.js").CribMade} ShownMade */
/** @typedef {import("./types.js").PointsMade | ShownMade} Scored */
/** @typedef {{rear: number, front: number}} Pegs */

/**
 * @typedef {object} Tally
 * @property {Pegs[]} pegs
 * @property {import("./types.js").Standing[]} standings
 * @property {number} dealer
 * @property {number} game
 * @property {number} deal
 * @property {import("./types.js").Outcome | null} outcome
 * @property {import("./types.js").Outcome[]} games
 * @property {Scored[]} scored  In this deal.
 */

/**
 * @param {Terms} terms
 * @returns {Tally}
 */
export function firstTally({ sheet, first_dealer }) {
  return {
    pegs: atTheStart(sheet),
    standings: Array.from({ length: sheet.sides }, () => ({ wins: 0, games: 0, bonus: 0, spread: 0 })),
    dealer: first_dealer,
    game: 1,
    deal: 1,
    outcome: null,
    games: [],
    scored: [],
  };
}

/** @param {Sheet} sheet */
function atTheStart({ sides }) {
  return Array.from({ length: sides }, () => ({ rear: 0, front: 0 }));
}

/**
 * @param {Sheet} sheet
 * @param {number} seat
 */
export function sideOf({ partners }, seat) {
  return partners ? seat % 2 : seat;
}

/**
 * The tally with one more entry, which nothing speaks against.
 *
 * @param {Terms} terms
 * @param {Tally} tally
 * @param {Made} made
 * @returns {Tally}
 */
export function after(terms, tally, made) {
  const { sheet } = terms;
  switch (made.do) {
    case "points":
      return forward(sheet, withScored(tally, made), made.seat, made.points);
    case "back":
      return backward(sheet, tally, made.seat, made.points);
    case "hand":
    case "crib":
      return forward(sheet, withScored(tally, made), made.seat, shownCount(terms, made));
    case "ruling":
      return ruled(sheet, tally, made);
    case "deal":
      return { ...tally, dealer: made.dealer, deal: tally.deal + 1, scored: [] };
    case "marker":
      return tally; // the deal had the right dealer from its beginning: rightDealers has looked ahead
    case "game":
      return nextGame(sheet, tally, made.dealer);
  }
}

/**
 * @param {Tally} tally
 * @param {Scored} made
 * @returns {Tally}
 */
function withScored(tally, made) {
  return { ...tally, scored: [...tally.scored, made] };
}

/**
 * @param {Terms} terms
 * @param {ShownMade} made
 */
export function shownCount({ sheet, counts }, made) {
  return countOf(counts, made.cards, made.starter, made.do === "crib" && sheet.crib_flush_needs_starter);
}

/**
 * The one way in which pegs go forward: points beyond the game hole are cut off.
 *
 * @param {Sheet} sheet
 * @param {Tally} tally
 * @param {number} seat
 * @param {number} points
 * @returns {Tally}
 */
function forward(sheet, tally, seat, points) {
  if (tally.outcome !== null || points === 0) return tally;
  const side = sideOf(sheet, seat);
  const { front } = tally.pegs[side];
  const pegs = moved(tally, side, { rear: front, front: Math.min(sheet.goal, front + points) });
  const scores = pegs.map((one) => one.front);
  const early = scores[side] < sheet.goal && winnerEarly(sheet, scores, side);
  return scores[side] === sheet.goal || early ? ended(sheet, { ...tally, pegs }, side, early) : { ...tally, pegs };
}

/**
 * @param {Tally} tally
 * @param {number} side
 * @param {Pegs} now
 */
function moved({ pegs }, side, now) {
  return pegs.map((one, at) => (at === side ? now : one));
}

/**
 * @param {Sheet} sheet
 * @param {Tally} tally
 * @param {number} winner
 * @param {boolean} early
 * @returns {Tally}
 */
function ended(sheet, tally, winner, early) {
  const scores = scoresOf(tally);
  const { outcome, bonus } = outcomeOf(sheet, scores, winner, early);
  const standings = tally.standings.map((standing, side) => {
    const behind = scores[side] - scores[winner];
    if (side !== winner) return { ...standing, spread: standing.spread + behind };
    const ahead = scores.reduce((sum, score) => sum + scores[winner] - score, 0);
    return {
      wins: standing.wins + 1,
      games: standing.games + outcome.games,
      bonus: standing.bonus + bonus,
      spread: standing.spread + ahead,
    };
  });
  return { ...tally, outcome, games: [...tally.games, outcome], standings };
}

/**
 * As far as the start; the rear peg goes with the front one where it would stand before it.
 *
 * @param {Sheet} sheet
 * @param {Tally} tally
 * @param {number} seat
 * @param {number} points
 * @returns {Tally}
 */
function backward(sheet, tally, seat, points) {
  const side = sideOf(sheet, seat);
  const front = Math.max(0, tally.pegs[side].front - points);
  return { ...tally, pegs: moved(tally, side, { rear: Math.min(tally.pegs[side].rear, front), front }) };
}

/**
 * @param {Sheet} sheet
 * @param {Tally} tally
 * @param {import("./types.js").RulingMade} made
 */
function ruled(sheet, tally, { corrections, back, to }) {
  const fallen = [...corrections, ...back].reduce((now, { seat, points }) => backward(sheet, now, seat, points), tally);
  return to.reduce((now, { seat, points }) => forward(sheet, now, seat, points), fallen);
}

/**
 * @param {Sheet} sheet
 * @param {Tally} tally
 * @param {number} dealer
 * @returns {Tally}
 */
function nextGame(sheet, tally, dealer) {
  return { ...tally, pegs: atTheStart(sheet), dealer, game: tally.game + 1, deal: 1, outcome: null, scored: [] };
}

/** @param {Tally} tally */
export function scoresOf({ pegs }) {
  return pegs.map(({ front }) => front);
}

/**
 * What a view shows of a tally.
 *
 * @param {Terms} terms
 * @param {Tally} tally
 */
export function shownBy({ sheet, match }, tally) {
  const { game, deal, dealer, outcome, games, standings } = tally;
  const next = outcome === null ? (dealer + 1) % sheet.seats : nextFirstDealer(sheet, outcome);
  return {
    ...{ game, deal, dealer, outcome, games, standings },
    next_dealer: next,
    scores: scoresOf(tally),
    rear_pegs: tally.pegs.map(({ rear }) => rear),
    ...matchStands(match, standings, games.length),
  };
}
