// What the server refuses, by its code. It says everything in English itself; a translation puts its words here.

type Values = Record<string, unknown>;

const words: Record<string, (values: Values) => string> = {};

/** The sentence in the language of the page, or null where the server's own is good. */
export function refusalWords(code: string, values: Values): string | null {
  return words[code]?.(values) ?? null;
}
