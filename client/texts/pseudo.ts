// A language that nobody speaks: every text longer and with accents, to see what is not translated or does not fit.

import type { Area } from "./language";

const LETTERS = "aàeéiîoöuûAÀEÉIÎOÖUÛcçCÇnñNÑsšSŠyýYÝ";
const ACCENTS = new Map(LETTERS.match(/../gu)?.map(([plain, accented]) => [plain, accented]));
const GROWTH = 0.35; // as much as German adds to English

export function accented(text: string): string {
  const letters = text.replace(/[a-z]/gi, (letter) => ACCENTS.get(letter) ?? letter);
  return `⟦${letters}${"·".repeat(Math.ceil(text.length * GROWTH))}⟧`;
}

export function translate(_: string, english: Area): Area {
  return translated(english) as Area;
}

function translated(text: unknown): unknown {
  if (typeof text === "string") return accented(text);
  if (typeof text === "function")
    return (...given: never[]) => accented((text as (...given: never[]) => string)(...given));
  if (Array.isArray(text)) return text.map(translated);
  if (typeof text !== "object" || text === null) return text;
  return Object.fromEntries(Object.entries(text).map(([key, one]) => [key, translated(one)]));
}
