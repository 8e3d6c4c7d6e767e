// What is on the desk, kept in the address: nothing is lost when the page is loaded again, and a link tells it all.

/** A game of an event that the ruling is about. */
export interface EventGame {
  id: string;
  division: string;
  game: string;
}

/** A companion board, and who dealt there. */
export interface Board {
  id: string;
  dealer: number;
}

export type Facts = Readonly<Record<string, string>>;

export interface Matter {
  /** Empty where it is no table of this server. */
  table: string;
  board: Board | null;
  event: EventGame | null;
  incident: string;
  rules: string;
  /** The dealer first. */
  names: readonly string[];
  /** Of each side, the dealer's first: the front peg, or rear and front as in "80/84". */
  scores: readonly string[];
  /** What the table has otherwise than its rules: seats, partners, goal, muggins. */
  options: Facts;
  facts: Facts;
  /** The incident whose ruling is on the board already. */
  entered: string;
}

const USUAL_RULES = "acc";
const FACT = "f.";
const OPTION = "o.";

/** The matter at an address; a link may name rules that are none of these. */
export function matterAt({ hash, search }: { hash: string; search: string }, known: readonly string[]): Matter {
  const told = new URLSearchParams(hash.slice(1));
  const asked = told.has("event") ? told : new URLSearchParams(search); // as the desk of an event sends it
  const rules = told.get("rules") ?? "";
  const board = told.get("board");
  return {
    table: told.get("table") ?? "",
    board: board === null ? null : { id: board, dealer: Number(told.get("dealer")) || 0 },
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

/** What is told under names that begin so. */
function named(told: URLSearchParams, beginning: string): Facts {
  const found = [...told].filter(([name]) => name.startsWith(beginning));
  return Object.fromEntries(found.map(([name, text]) => [name.slice(beginning.length), text]));
}

function eventIn(told: URLSearchParams): EventGame | null {
  const id = told.get("event");
  return id ? { id, division: told.get("division") ?? "", game: told.get("game") ?? "" } : null;
}

/** The address that stands for a matter. */
export function addressOf(matter: Matter): string {
  const { table, board, event, incident, rules, names, scores, options, facts, entered } = matter;
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

export function without(facts: Facts, name: string): Facts {
  return Object.fromEntries(Object.entries(facts).filter(([one]) => one !== name));
}

/** The same matter with another incident; what was said of one is said of no other. */
export function withIncident(matter: Matter, incident: string): Matter {
  return { ...matter, incident, facts: incident === matter.incident ? matter.facts : {} };
}
