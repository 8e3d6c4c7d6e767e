// What four cards and a starter count, by the table that the server gives: see docs/companion.md.

const RANKS = "A23456789TJQK";
const CARDS = 5;

/**
 * @param {string} counts  The table.
 * @param {string[]} cards
 * @param {string} starter
 * @param {boolean} flushNeedsStarter  As in the crib of most rules.
 */
export function countOf(counts, cards, starter, flushNeedsStarter) {
  const ranks = [...cards, starter].map((card) => RANKS.indexOf(card.slice(0, -1))).sort((one, other) => one - other);
  const place = ranks.reduce((sum, rank, at) => sum + waysToChoose(rank + at, at + 1), 0);
  const suit = starter.slice(-1);
  return parseInt(counts[place], 36) + flush(cards, suit, flushNeedsStarter) + Number(cards.includes(`J${suit}`));
}

/**
 * @param {string[]} cards
 * @param {string} suit  Of the starter.
 * @param {boolean} needsStarter
 */
function flush(cards, suit, needsStarter) {
  const suits = new Set(cards.map((card) => card.slice(-1)));
  if (suits.size > 1) return 0;
  if (suits.has(suit)) return CARDS;
  return needsStarter ? 0 : CARDS - 1;
}

/**
 * @param {number} all
 * @param {number} chosen
 */
function waysToChoose(all, chosen) {
  let ways = 1;
  for (let step = 1; step <= chosen; step += 1) ways = (ways * (all - chosen + step)) / step;
  return ways;
}
