import { area } from "./language";

/** The same in every language. */
export const SIGNS = { C: "♣", D: "♦", H: "♥", S: "♠" } as const;

export const cardTexts = area("cards", {
  ten: "10",
  ranks: ["ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king"],
  suits: ["clubs", "diamonds", "hearts", "spades"],
  name: (rank: string, suit: string) => `${rank} of ${suit}`,
});
