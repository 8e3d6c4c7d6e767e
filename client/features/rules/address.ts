// What an address in the rule book stands for.

export type Chapter = "article" | "search" | "document" | "articles" | "words" | "compare" | "set";

export interface Place {
  chapter: Chapter;
  given: string;
}

const CHAPTERS: readonly string[] = ["search", "document", "articles", "words", "compare"];

/** A citation has a colon, and may be what is searched for. Anything else names a rule set. */
export function placeOf(hash: string): Place {
  const [what = ""] = hash.split("=", 1);
  const isNamed = what !== hash;
  if (hash.includes(":") && !isNamed) return { chapter: "article", given: hash };
  const given = hash.slice(what.length + 1);
  return CHAPTERS.includes(what) ? { chapter: what as Chapter, given } : { chapter: "set", given: what };
}

/** Which link of the navigation leads there. */
export function linkTo(chapter: Chapter): string {
  if (chapter === "set") return "";
  return chapter === "compare" || chapter === "words" ? chapter : "articles";
}
