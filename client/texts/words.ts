// Words that several areas share, and pieces that sentences are put together from.

import { area, plural } from "./language";

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six"];

export const word = (number: number): string => NUMBERS[number] ?? String(number);
export const several = (number: number, one: string): string => `${number} ${plural(number, one, `${one}s`)}`;
export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat("en-GB", { type: "conjunction" }).format(names);
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
export const possessive = (name: string): string => `${name}’s`;

const signs = new Intl.NumberFormat("en-GB", { signDisplay: "exceptZero" });
const percentages = new Intl.NumberFormat("en-GB", { style: "percent", minimumFractionDigits: 1 });

/** With a sign, unless it is nought. */
export const signed = (number: number): string => signs.format(number).replace("-", "−");
/** Of a share between nought and one. */
export const percent = (share: number): string => percentages.format(share);

const presets: Record<string, string> = {
  acc: "Tournament (acc)",
  "golden-age": "Golden Age event (golden-age)",
  club: "Club, two players (club)",
  "club-3": "Club, three players (club-3)",
  "club-4": "Club, four players (club-4)",
  "club-partners": "Club, four in partnerships (club-partners)",
  portfolio: "Boxed game (portfolio)",
  lodge: "Lodge, timed (lodge)",
  classic: "Short rules (classic)",
};

const formats: Record<string, string> = {
  acc: "tournament",
  "golden-age": "Golden Age event",
  lodge: "lodge event",
  "knock-out": "knock-out",
  "round-robin": "round robin",
  season: "season of nights",
};

export const names = area("names", {
  preset: (name: string) => presets[name] ?? name,
  format: (name: string) => formats[name] ?? name,
});
