// Texts of the statistics of a table.

import { COMMON } from "./common.js";
import { several } from "./words.js";

export const T = Object.freeze({
  ...COMMON,

  backToTable: "Back to the table",

  statisticsTitle: "Cards dealt at this table, and what chance gives",
  statisticsNone: "No deal is finished yet: come back after one.",
  statisticsWords: (/** @type {number} */ deals) =>
    `${several(deals, "deal")} so far. The expectations are exact. Standard deviations mean little for a few deals, and among many figures some stray far by chance alone.`,
  figure: "Figure",
  observed: "Dealt",
  expected: "Expected",
  deviations: "Deviations",
  dealtTo: (/** @type {string} */ name, /** @type {number} */ deals) => `${name}, ${several(deals, "deal")}`,
  ranksOf: (/** @type {string} */ name) => `Ranks dealt to ${name}`,
  suitsOf: (/** @type {string} */ name) => `Suits dealt to ${name}`,
  starterRanks: "Ranks of the starters",
  starterSuits: "Suits of the starters",
  starters: "Starters",
  /** @type {Record<string, string>} */
  measures: {
    fives: "Fives",
    tens: "Cards that count ten",
    pairs: "Pairs",
    best_four: "Best four cards, mean",
    heels: "Jacks turned as dealer",
    first_deals: "Cuts for the deal won",
  },
  starterJacks: "Jacks turned",
});
