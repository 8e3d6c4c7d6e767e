// What is taught is in the server's words.

import { area } from "./language";
import { possessive, several } from "./words";

export const learnTexts = area("learn", {
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

  faceDown: (number: number) => `${several(number, "card")} face down`,
  noCards: "none",
  starter: "Starter",
  noStarter: "not cut yet",
  yourCrib: "Your crib",
  cribOf: (name: string) => `${possessive(name)} crib`,
  count: "Count",
  points: (points: number) => several(points, "point"),
  gained: (points: number) => `+${points}`,
  foundTitle: "Found so far",

  on: "Go on",
  throwToYours: "Throw to your crib",
  throwToTheirs: (name: string) => `Throw to ${possessive(name)} crib`,
  go: "Go",
  mark: "These score",
  reveal: "Show the rest",
  back: "Back",
  again: "Begin again",
  nextLesson: "Next lesson",
  playNow: "Play a game",
  keys: "Tap a card to play it.",
});
