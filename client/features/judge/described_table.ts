// A table that is known only by what is said of it.

import type { RuleBook, RulingAsked } from "~/contract/api";
import { judgeTexts as T } from "~/texts/judge";
import type { Matter } from "./matter";

export type Books = Readonly<Record<string, RuleBook>>;

const NO_LINES = { skunk_below: 0, double_skunk_below: 0, early_end_at: 0, early_end_under: 0 };

/** How the table has it: as was said, otherwise as its rules do. */
export function optionOf(books: Books, { rules, options }: Matter, name: string): string {
  return options[name] ?? books[rules]?.fields[name] ?? "";
}

/** What the players are called, the dealer first. */
export function namesAt(books: Books, matter: Matter): string[] {
  const seats = Number(optionOf(books, matter, "seats"));
  return T.roles.slice(0, seats).map((role, seat) => called(matter.names[seat], role));
}

/** Nobody is called nothing. */
function called(name: string | undefined, role: string): string {
  return name !== undefined && name !== "" ? name : role;
}

export function sidesAt(books: Books, matter: Matter): string[] {
  const names = namesAt(books, matter);
  if (optionOf(books, matter, "partners") !== "on") return names;
  return [0, 1].map((side) => T.partners(names.filter((_, seat) => seat % 2 === side)));
}

/** The rear peg, where it is known, and the front one; neither where nothing was told. */
export function pegsIn(score: string | undefined): number[] {
  return score ? score.split("/").map(Number) : [];
}

/** The question about it, as the server takes it. What nobody has told is asked for where it matters. */
export function questionOf(books: Books, matter: Matter): RulingAsked {
  const { incident, facts, rules, scores } = matter;
  const holes = sidesAt(books, matter).map((_, side) => pegsIn(scores[side]));
  const isKnown = holes.every((pegs) => pegs.length > 0);
  const names = namesAt(books, matter);
  return { incident, facts, rules, ...otherwise(books, matter), names, scores: isKnown ? holes : [] };
}

/** What is not as in the rules, which may fix the rest. A game of another length has none of their skunk lines. */
function otherwise(books: Books, { rules, options }: Matter): Partial<RulingAsked> {
  const { seats, partners, ...others } = options;
  const changed = Object.entries(others).filter(([name, text]) => books[rules]?.fields[name] !== text);
  const lines = changed.some(([name]) => name === "goal") ? NO_LINES : {};
  return { ...company(seats, partners === "on"), options: { ...lines, ...Object.fromEntries(changed) } };
}

function company(told: string | undefined, partners: boolean): Partial<RulingAsked> {
  const seats = ([2, 3, 4] as const).find((number) => String(number) === told);
  return seats ? { seats, partners } : {};
}
