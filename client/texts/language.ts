// The language of the pages. Every area of texts is English here; a translation is one file that replaces some or all.

import { keptHere } from "~/shared/storage";

/** A sentence, or one that is made of what it is given. */
type Text = string | ((...given: never[]) => string) | readonly Text[] | { readonly [key: string]: Text };
export type Area = Record<string, Text>;
type Translate = (area: string, english: Area) => Area;

const LANGUAGE = "pegout.language";
const areas: { name: string; english: Area; shown: Area }[] = [];
let translate: Translate = (_, english) => english;

/** Before this is done, whatever is shown is English. */
export async function useLanguage(): Promise<void> {
  if (keptHere(LANGUAGE) !== "pseudo") return;
  translate = (await import("./pseudo")).translate;
  for (const { name, english, shown } of areas) Object.assign(shown, translate(name, english));
}

/** The texts of one area, in the language of the page. The compiler holds every use of them to this list. */
export function area<A extends Area>(name: string, english: A): A {
  const shown = { ...translate(name, english) };
  areas.push({ name, english, shown });
  return shown as A;
}

const counts = new Intl.PluralRules("en");

/** One word or the other, as English counts: `${plural(n, "game", "games")}`. */
export function plural(count: number, one: string, other: string): string {
  return counts.select(count) === "one" ? one : other;
}
