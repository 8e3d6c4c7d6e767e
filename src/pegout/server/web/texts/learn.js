// Texts of the lessons' pages. What is taught is in the server's words.

import { COMMON } from "./common.js";
import { possessive, several } from "./words.js";

export const T = Object.freeze({
  ...COMMON,

  learn: "Learn to play",
  learnTitle: "Learn cribbage in ten minutes",
  begun: "begun",
  done: "done",

  partsTitle: "Parts of this lesson",
  scoresTitle: "Scores",
  tableTitle: "On the table",
  teacherTitle: "The teacher",
  ownTitle: "Your hand",
  wordsTitle: "New words",
  actionsTitle: "What you can do",

  faceDown: (/** @type {number} */ number) => `${several(number, "card")} face down`,
  noCards: "none",
  starter: "Starter",
  noStarter: "not cut yet",
  yourCrib: "Your crib",
  cribOf: (/** @type {string} */ name) => `${possessive(name)} crib`,
  count: "Count",
  points: (/** @type {number} */ points) => several(points, "point"),
  foundTitle: "Found so far",

  on: "Go on",
  throwToYours: "Throw to your crib",
  throwToTheirs: (/** @type {string} */ name) => `Throw to ${possessive(name)} crib`,
  go: "Go",
  mark: "These score",
  reveal: "Show the rest",
  back: "Back",
  again: "Begin again",
  nextLesson: "Next lesson",
  playNow: "Play a game",
  keys: "Tap a card to lay it.",
});
