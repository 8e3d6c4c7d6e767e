// Texts of the rule book.

import { COMMON } from "./common.js";
import { presets, several } from "./words.js";

export const T = Object.freeze({
  ...COMMON,

  title: "Rule book",
  places: "Parts of the rule book",
  search: "Search the articles",
  /** @type {Record<string, string>} */
  chapters: { "": "Rule sets", compare: "Compare", articles: "Articles", words: "Words" },
  presetName: (/** @type {string} */ name) => presets[name] ?? name,
  ruleSet: "Rules",
  otherSet: "Beside",
  compareIt: "Compare with others",
  noDifference: "These two are the same.",
  differences: (/** @type {number} */ number) => `${several(number, "rule")} differ${number === 1 ? "s" : ""}.`,

  documents: "Documents",
  contents: (/** @type {string} */ document) => `Articles of ${document}`,
  above: "Where it stands",
  below: "Articles below it",
  program: (/** @type {string} */ asks) => `Pegout: ${asks}`,
  columns: ["Pone", "Dealer", "Crib", "A", "B"],
  aAndB: "A is done before the starter is turned, B after it.",
  playOn: "play",
  actions: "Actions",
  people: (/** @type {string} */ left) => `For people: ${left}.`,
  found: (/** @type {number} */ number, /** @type {string} */ words) =>
    number === 0 ? `No article holds all of “${words}”: try fewer or other words.` : several(number, "article"),
});
