// One player's way through a sheet: the matches, what joins them, and what may still come.

/** @typedef {import("./types.js").MatchSeen} MatchSeen */

/**
 * @typedef {object} Way
 * @property {string} name
 * @property {Set<string>} matches  Played, or to be played for certain.
 * @property {Set<string>} hoped  Where winning leads from there.
 * @property {Set<string>} joins  The matches from which the way of the winner is drawn.
 * @property {[string, string][]} drops  From where to where the player dropped after a defeat.
 * @property {string} now  The match that matters: the next one, or the last.
 */

/**
 * Null for somebody who is not on the sheet.
 *
 * @param {readonly MatchSeen[]} matches
 * @param {string} name
 * @returns {Way | null}
 */
export function wayOf(matches, name) {
  const own = matches.filter(({ upper, lower }) => upper === name || lower === name);
  if (!own.length) return null;
  const names = new Set(own.map(({ match }) => match));
  const won = own.filter(({ winner, winner_to }) => winner === name && winner_to !== null && names.has(winner_to));
  const lost = own.filter(({ winner, loser_to }) => winner !== name && loser_to !== null && names.has(loser_to));
  const waiting = own.find(({ state }) => state === "open" || state === "waiting");
  const hoped = waiting ? onward(matches, waiting) : [];
  return {
    name,
    matches: names,
    hoped: new Set(hoped.filter((match) => !names.has(match))),
    joins: new Set([...won.map(({ match }) => match), ...(waiting ? [waiting.match, ...hoped] : [])]),
    drops: lost.map(({ match, loser_to }) => [match, String(loser_to)]),
    now: (waiting ?? own[own.length - 1]).match,
  };
}

/**
 * @param {readonly MatchSeen[]} matches
 * @param {MatchSeen} from
 */
function onward(matches, from) {
  const byName = new Map(matches.map((one) => [one.match, one]));
  const found = [];
  for (let next = from.winner_to; next !== null; next = byName.get(next)?.winner_to ?? null) found.push(next);
  return found;
}
