import { area } from "./language";
import { several } from "./words";

export const statisticsTexts = area("statistics", {
  page: "Statistics of this table",
  title: "Cards dealt at this table, and what chance gives",
  backToTable: "Back to the table",
  none: "No deal is finished yet: come back after one.",
  words: (deals: number) =>
    `${several(deals, "deal")} so far. The expectations are exact. Standard deviations mean little for a few deals, and among many figures some stray far by chance alone.`,
  figure: "Figure",
  observed: "Dealt",
  expected: "Expected",
  deviations: "Deviations",
  dealtTo: (name: string, deals: number) => `${name}, ${several(deals, "deal")}`,
  ranksOf: (name: string) => `Ranks dealt to ${name}`,
  suitsOf: (name: string) => `Suits dealt to ${name}`,
  starterRanks: "Ranks of the starters",
  starterSuits: "Suits of the starters",
  starters: "Starters",
  measures: {
    fives: "Fives",
    tens: "Cards that count ten",
    pairs: "Pairs",
    best_four: "Best four cards, average",
    heels: "Jacks turned as dealer",
    first_deals: "Cuts for the deal won",
  },
  starterJacks: "Jacks turned",
});
