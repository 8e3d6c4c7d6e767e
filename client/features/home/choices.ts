// What was chosen the last time, so that playing again is one click.

import type { OpenTable, RuleBook } from "~/contract/api";
import { note, noted } from "~/shared/storage";

export type Books = Readonly<Record<string, RuleBook>>;

export interface HouseRules {
  rules: string;
  match: string;
  officiating: boolean;
  /** Null where the rules leave no choice. */
  muggins: boolean | null;
}

export interface Choices extends HouseRules {
  level: string;
  seats: number;
}

export interface Invitation extends HouseRules {
  /** Seconds for a move; nought for no clock. */
  clock: string;
  listed: boolean;
  watched: boolean;
}

const COMPUTER = "pegout.first";
const FRIEND = "pegout.friend";
const USUAL: HouseRules = { rules: "acc", match: "1 game", officiating: false, muggins: false };

export function lastChoices(): Choices {
  return remembered(COMPUTER, { ...USUAL, level: "regular", seats: 2 });
}

export function rememberChoices(choices: Choices): void {
  note(COMPUTER, choices);
}

export function lastInvitation(): Invitation {
  return remembered(FRIEND, { ...USUAL, clock: "0", listed: false, watched: true });
}

export function rememberInvitation(invitation: Invitation): void {
  note(FRIEND, invitation);
}

/** What is usual, and over it whatever was chosen there and is of the same kind. */
function remembered<Chosen extends HouseRules>(place: string, usual: Chosen): Chosen {
  const kinds = new Map(Object.entries(usual).map(([name, value]) => [name, typeof value]));
  const fits = ([name, value]: [string, unknown]) =>
    typeof value === kinds.get(name) || (name === "muggins" && value === null);
  return { ...usual, ...Object.fromEntries(Object.entries(noted(place) ?? {}).filter(fits)) };
}

/** Whether these rules leave muggins to the players. */
export function isMugginsOpen(books: Books, rules: string): boolean {
  return books[rules]?.fields.muggins_fixed === "off";
}

/** The choice under other rules: with muggins as they have it. */
export function underRules<Chosen extends HouseRules>(books: Books, chosen: Chosen, rules: string): Chosen {
  const usual = books[rules]?.fields.muggins === "on";
  return { ...chosen, rules, muggins: isMugginsOpen(books, rules) ? usual : null };
}

/** The choice as the rules that there are allow it. */
export function fitting<Chosen extends HouseRules>(books: Books, chosen: Chosen): Chosen {
  const rules = chosen.rules in books ? chosen.rules : (Object.keys(books)[0] ?? chosen.rules);
  const other = underRules(books, chosen, rules);
  return other.muggins === null || chosen.muggins === null ? other : { ...other, muggins: chosen.muggins };
}

/** The same as a table is opened under. */
export function termsOf({ rules, match, officiating, muggins }: HouseRules): OpenTable {
  if (!officiating) return { rules, match, officiating: "program" };
  return { rules, match, officiating: "players", options: muggins === null ? {} : { muggins } };
}

export function botsOf({ level, seats }: Choices): OpenTable["bots"] {
  return Array.from({ length: seats - 1 }, (_, at) => ({ seat: at + 1, level }));
}
