// Texts of the review of a board that was kept beside real cards.

import { percent } from "./figures";
import { area } from "./language";
import { possessive } from "./words";

const kinds: Record<string, string> = {
  play: "Play",
  hand: "Hand",
  crib: "Crib",
  heels: "Heels",
  muggins: "Muggins",
  penalty: "Penalty",
  back: "Points back",
};
const roles: Record<string, string> = { dealer: "as dealer", pone: "as pone" };

export const boardReview = area("board review", {
  noEntries: "Nothing was entered yet.",
  results: "Games",
  chanceTitle: (name: string) => `${possessive(name)} chance to win`,
  chanceLabel: (name: string, game: number, steps: string) =>
    `${possessive(name)} chance to win game ${game}: ${steps}`,
  share: (chance: number) => percent(chance),
  dealAxis: "deal",
  game: (game: number) => `Game ${game}`,
  sumsTitle: "Points beside the average",
  points: "Points",
  mean: "A time",
  average: "Average",
  kindAndRole: (kind: string, role: string) => `${kinds[kind] ?? kind} ${roles[role] ?? ""}`.trim(),
  noAverage: "–",
  handsTitle: "Hands",
  bestHand: (name: string, points: number) => `${possessive(name)} best: ${points}`,
  worstHand: (name: string, points: number) => `${possessive(name)} lowest: ${points}`,
  where: (game: number, deal: number) => `game ${game}, deal ${deal}`,
  throwsTitle: "Throws",
  threw: (name: string, cards: string) => `${name} threw ${cards}`,
  bestThrow: "It was the best throw.",
  betterThrow: (cards: string, points: number) => `${cards} was better by ${points.toFixed(1)} points.`,
});
