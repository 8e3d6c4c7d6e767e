// One's own games so far, and what they come to.

import { scoreCard } from "../standings/cards.js";

/**
 * Without the tables, for which a phone is too narrow: they are over. Matches of a sheet go by their names, as each
 * bracket counts rounds of its own.
 *
 * @param {import("./phone_page.js").Phone} phone
 */
export function cardSoFar({ view }) {
  const { total = null, ...games } = view?.card ?? {};
  const lines = Object.keys(games).sort();
  if (!lines.length) return [];
  return [
    scoreCard(
      lines.map((key) => ({ ...games[key], table: 0, round: games[key].table ? games[key].round : 0 })),
      total,
    ),
  ];
}
