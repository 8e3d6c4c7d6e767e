// Texts of the judge's desk.

import { COMMON } from "./common.js";
import { capital, listed, presets, several } from "./words.js";

export const T = Object.freeze({
  ...COMMON,

  title: "The judge",
  whatHappened: "What happened?",
  search: "What happened?",
  noIncident: "Nothing like that is in the book: try fewer words.",
  sentence: capital,
  questions: "Questions",
  somethingElse: "Something else happened",
  moreFacts: "More facts, where they matter",
  questionsLeft: (/** @type {number} */ number) => `${several(number, "answer")} to go.`,
  answer: (/** @type {string} */ answer) => capital(answer.replaceAll("-", " ")),
  notSaid: "Not said",
  choose: "Choose …",
  cardsExample: "5H 10C",
  less: (/** @type {string} */ question) => `One less: ${question}`,
  more: (/** @type {string} */ question) => `One more: ${question}`,

  roles: ["Dealer", "Pone", "Third", "Fourth"],
  partners: (/** @type {string} */ one, /** @type {string} */ other) => `${one} and ${other}`,
  partnersList: listed,
  rules: "Rules",
  presetName: (/** @type {string} */ name) => presets[name] ?? name,
  situation: (/** @type {string} */ rules, /** @type {string[]} */ sides, /** @type {number[]} */ scores) =>
    `${rules}: ${sides.map((side, at) => `${side} ${scores[at]}`).join(", ")}`,
  nameOf: (/** @type {string} */ role) => `Name of ${role.toLowerCase()}`,
  scoreOf: (/** @type {string} */ side) => `Score of ${side}`,
  backToTable: "Back to the table",
  noGame: "No game is being played at this table.",
  looking: "Looking at the table …",

  ruling: "Ruling",
  nothingOrdered: "Nothing is to be done: it stands as it is.",
  pegs: "Pegs",
  moved: (/** @type {number} */ before, /** @type {number} */ after) => `${before} → ${after}`,

  applyToGame: "Apply to a game",
  game: (/** @type {string[]} */ names) => listed(names),
  noGames: "You have no game under way on this server.",
  enterOnBoard: "Enter it on the board",
  attach: (/** @type {string} */ game) => (game ? `Attach to ${game} of the event` : "Attach to the event"),
  attached: "Attached: the event has it in its log.",
  toTheDesk: "Back to the desk",
  propose: "Propose it at the table",
  carryOut: "Carry it out at the table",
  cannotApply: (/** @type {string} */ why) => `The game cannot carry this out: ${why}`,
});
