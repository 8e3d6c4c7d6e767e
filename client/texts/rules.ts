import { area } from "./language";
import { several } from "./words";

export const rulesTexts = area("rules", {
  title: "Rule book",
  places: "Parts of the rule book",
  search: "Search the articles",
  chapters: { "": "Rule sets", compare: "Compare", articles: "Articles", words: "Words" },
  ruleSet: "Rules",
  otherSet: "Beside",
  compareIt: "Compare with others",
  noDifference: "These two are the same.",
  differences: (number: number) => `${several(number, "rule")} differ${number === 1 ? "s" : ""}.`,
  documents: "Documents",
  contents: (document: string) => `Articles of ${document}`,
  above: "Where it stands",
  below: "Articles below it",
  program: (asks: string) => `Pegout: ${asks}`,
  columns: ["Pone", "Dealer", "Crib", "A", "B"],
  aAndB: "A is done before the starter is turned, B after it.",
  playOn: "play",
  actions: "Actions",
  people: (left: string) => `For people: ${left}.`,
  found: (number: number, words: string) =>
    number === 0 ? `No article holds all of “${words}”: try fewer or other words.` : several(number, "article"),
  toTheTable: "The table of actions",
});
