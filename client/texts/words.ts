// Words that several areas share, and pieces that sentences are put together from.

import { area, plural } from "./language";

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six"];

export const word = (number: number): string => NUMBERS[number] ?? String(number);
export const several = (number: number, one: string): string => `${number} ${plural(number, one, `${one}s`)}`;
export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat("en-GB", { type: "conjunction" }).format(names);
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
export const possessive = (name: string): string => `${name}’s`;

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

export const names = area("names", {
  preset: (name: string) => presets[name] ?? name,
});
