// What a ledger is made of.

import type { Ledger } from "~/contract/api";

export type Part = keyof Ledger;

export const LUCK: readonly Part[] = ["deal", "cut", "fall"];
const OWN: readonly Part[] = ["throw", "pegging"];
const OFFICIATED: readonly Part[] = ["counting", "muggins"];

/** Only where the players count for themselves can they miss something. */
export function ownParts(isOfficiated: boolean): readonly Part[] {
  return isOfficiated ? [...OWN, ...OFFICIATED] : OWN;
}

export function sum(ledger: Ledger | null, parts: readonly Part[]): number {
  return parts.reduce((all, part) => all + (ledger?.[part] ?? 0), 0);
}
