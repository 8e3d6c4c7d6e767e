// What a finished game is worth, and when a match is over, as pegout.rules.outcome and pegout.game.match say.

/** @typedef {import("./types.js").Sheet} Sheet */
/** @typedef {import("./types.js").Outcome} Outcome */
/** @typedef {import("./types.js").Standing} Standing */

/**
 * Whether a side has won by being so far ahead, where the rules end the game there.
 *
 * @param {Sheet} sheet
 * @param {number[]} scores
 * @param {number} side
 */
export function winnerEarly(sheet, scores, side) {
  if (sheet.early_end_at === 0 || scores[side] < sheet.early_end_at) return false;
  const others = scores.filter((_, other) => other !== side);
  const behind = (/** @type {number} */ score) => score < sheet.early_end_under;
  return sheet.early_end_needs === "any" ? others.some(behind) : others.every(behind);
}

/**
 * @param {Sheet} sheet
 * @param {number[]} scores
 * @param {number} winner
 * @param {boolean} early
 * @returns {{outcome: Outcome, bonus: number}}
 */
export function outcomeOf(sheet, scores, winner, early) {
  const losers = scores.map((_, side) => side).filter((side) => side !== winner);
  const under = (/** @type {number} */ line) => losers.filter((side) => scores[side] < line);
  if (early) {
    const worth = { skunked: [], double_skunked: under(sheet.early_end_under), games: sheet.early_end_games };
    return { outcome: { winner, scores, ending: "double skunk", ...worth }, bonus: sheet.win_bonus };
  }
  const double = under(sheet.double_skunk_below);
  const skunked = under(sheet.skunk_below).filter((side) => !double.includes(side));
  const least = sheet.skunk_needs === "every" ? losers.length : 1;
  const enough = (/** @type {number} */ caught) => caught >= least;
  const [games, bonus] = enough(double.length)
    ? [sheet.double_skunk_games, sheet.double_skunk_bonus]
    : enough(double.length + skunked.length)
      ? [sheet.skunk_games, sheet.skunk_bonus]
      : [1, sheet.win_bonus];
  return { outcome: { winner, scores, ending: "pegged out", games, skunked, double_skunked: double }, bonus };
}

/**
 * The loser deals first: of several the lowest, then the nearest to the winner's left.
 *
 * @param {Sheet} sheet
 * @param {Outcome} outcome
 */
export function nextFirstDealer({ seats, sides }, { scores, winner }) {
  const losers = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat % sides !== winner);
  const rank = (/** @type {number} */ seat) => scores[seat % sides] * seats + ((seat - winner + seats) % seats);
  return losers.reduce((best, seat) => (rank(seat) < rank(best) ? seat : best));
}

/**
 * @param {string} match  Such as "1 game", "best of 3" or "first to 5".
 * @param {Standing[]} standings
 * @param {number} played
 * @returns {{over: boolean, winner: number | null}}
 */
export function matchStands(match, standings, played) {
  const number = Number(/\d+/.exec(match)?.[0]);
  const bestOf = countsWins(match);
  const most = (/** @type {"wins" | "games"} */ what) => Math.max(...standings.map((standing) => standing[what]));
  let over = played >= number;
  if (bestOf) over ||= 2 * most("wins") > number;
  else if (match.startsWith("first")) over = most("games") >= number;
  return { over, winner: over ? leader(standings, bestOf) : null };
}

/**
 * Whether a match is for wins alone; otherwise a skunk counts as the games that it is worth.
 *
 * @param {string} match
 */
export function countsWins(match) {
  return match.startsWith("best");
}

/**
 * The side that stands best, by spread if need be; null when nothing separates the leaders.
 *
 * @param {Standing[]} standings
 * @param {boolean} byWins
 */
function leader(standings, byWins) {
  const won = (/** @type {Standing} */ one) => (byWins ? one.wins : one.games);
  const better = (/** @type {Standing} */ one, /** @type {Standing} */ other) =>
    won(one) - won(other) || one.spread - other.spread;
  const best = standings.reduce((one, other) => (better(other, one) > 0 ? other : one));
  const level = standings.filter((one) => better(one, best) === 0);
  return level.length === 1 ? standings.indexOf(best) : null;
}
