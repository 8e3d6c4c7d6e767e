// What the judge's desk reads in its address, and which orders of a ruling a board carries out by itself.

/**
 * @typedef {object} Matter
 * @property {{id: string, dealer: number}} board  With who dealt there.
 * @property {string} incident
 * @property {string} rules
 * @property {string[]} names  The dealer first.
 * @property {string[]} scores  Of each side, the dealer's first: rear and front peg, as in "80/84".
 * @property {Record<string, string>} options  What the table has otherwise than its rules: seats, partners, goal, muggins.
 * @property {Record<string, string>} facts
 */

const USUAL_RULES = "acc";
const MOVING = /^(Correction|PointsBack|PointsTo)$/;

/**
 * The address that stands for a matter.
 *
 * @param {Matter} matter
 */
export function addressOf({ board, incident, rules, names, scores, options, facts }) {
  const told = new URLSearchParams({ board: board.id, dealer: String(board.dealer) });
  if (incident) told.set("incident", incident);
  if (rules !== USUAL_RULES) told.set("rules", rules);
  for (const name of names) told.append("name", name);
  for (const score of scores) told.append("score", score);
  for (const [name, text] of Object.entries(options)) told.set(`o.${name}`, text);
  for (const [name, text] of Object.entries(facts)) told.set(`f.${name}`, text);
  return `/judge#${told}`;
}

/** @param {{remedy: string, points?: number | null}} order */
export function movesPegs({ remedy, points }) {
  return MOVING.test(remedy) && (points ?? 0) > 0;
}
