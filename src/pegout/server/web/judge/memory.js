// What is on the desk, kept in the address: nothing is lost when the page is loaded again, and a link tells it all.

/** @typedef {{id: string, division: string, game: string}} EventGame  A game of an event that the ruling is about. */

/**
 * @typedef {object} Matter
 * @property {string} table  Empty where it is no table of this server.
 * @property {{id: string, dealer: number} | null} board  A companion board, and who dealt there.
 * @property {EventGame | null} [event]
 * @property {string} incident
 * @property {string} rules
 * @property {string[]} names  The dealer first.
 * @property {string[]} scores  Of each side, the dealer's first: the front peg, or rear and front as in "80/84".
 * @property {Record<string, string>} options  What the table has otherwise than its rules: seats, partners, goal, muggins.
 * @property {string} [entered]  The incident whose ruling is on the board already.
 * @property {Record<string, string>} facts
 */

const USUAL_RULES = "acc";
const FACT = "f.";
const OPTION = "o.";

/**
 * @param {string[]} known  The rules that there are; a link may name others.
 * @returns {Matter}
 */
export function remembered(known) {
  const told = new URLSearchParams(location.hash.slice(1));
  const asked = told.has("event") ? told : new URLSearchParams(location.search); // as the desk of an event sends it
  const rules = told.get("rules") ?? "";
  return {
    table: told.get("table") ?? "",
    board: told.has("board") ? { id: told.get("board") ?? "", dealer: Number(told.get("dealer")) || 0 } : null,
    event: eventIn(asked),
    incident: told.get("incident") ?? "",
    rules: known.includes(rules) ? rules : USUAL_RULES,
    names: told.getAll("name"),
    scores: told.getAll("score"),
    options: named(told, OPTION),
    facts: named(told, FACT),
    entered: told.get("entered") ?? "",
  };
}

/**
 * What is told under names that begin so.
 *
 * @param {URLSearchParams} told
 * @param {string} beginning
 */
function named(told, beginning) {
  const found = [...told].filter(([name]) => name.startsWith(beginning));
  return Object.fromEntries(found.map(([name, text]) => [name.slice(beginning.length), text]));
}

/**
 * @param {URLSearchParams} told
 * @returns {EventGame | null}
 */
function eventIn(told) {
  const id = told.get("event") ?? "";
  return id ? { id, division: told.get("division") ?? "", game: told.get("game") ?? "" } : null;
}

/**
 * The address that stands for a matter.
 *
 * @param {Matter} matter
 */
export function addressOf({ table, board, event, incident, rules, names, scores, options, facts, entered }) {
  const told = new URLSearchParams();
  if (table) told.set("table", table);
  if (board) told.set("board", board.id);
  if (board) told.set("dealer", String(board.dealer));
  if (event) told.set("event", event.id);
  if (event) told.set("division", event.division);
  if (event) told.set("game", event.game);
  if (incident) told.set("incident", incident);
  if (rules !== USUAL_RULES) told.set("rules", rules);
  for (const name of names) told.append("name", name);
  for (const score of scores) told.append("score", score);
  for (const [name, text] of Object.entries(options)) told.set(OPTION + name, text);
  for (const [name, text] of Object.entries(facts)) told.set(FACT + name, text);
  if (entered) told.set("entered", entered);
  return `/judge#${told}`;
}

/** @param {Matter} matter */
export function remember(matter) {
  history.replaceState(null, "", addressOf(matter));
}
