// Texts of the review, and of what there is to do after a match.

import { COMMON } from "./common.js";
import { capital, possessive } from "./words.js";

const percent = (/** @type {number} */ share) => `${Math.round(100 * share)}%`;
const signed = (/** @type {number} */ figure, /** @type {number} */ places) => {
  const text = Math.abs(figure).toFixed(places);
  return Number(text) === 0 ? "0" : `${figure < 0 ? "−" : "+"}${text}`;
};

/** @type {Record<string, string>} */
const grades = { best: "best", good: "good", inaccuracy: "inaccuracy", mistake: "mistake", blunder: "blunder" };
/** @type {Record<string, string>} */
const plurals = { inaccuracy: "inaccuracies", mistake: "mistakes", blunder: "blunders" };

/** @type {Record<string, string>} */
const SLIPS = { inaccuracy: "An inaccuracy.", mistake: "A mistake.", blunder: "A blunder." };

export const T = Object.freeze({
  ...COMMON,

  reviewTitle: "Review",
  review: "Review",
  givenTitle: "A record to review",
  givenWords: "Choose the file of a record, or paste its text.",
  file: "File",
  pasted: "Text",
  fileName: "pegout.rec",
  nothingFinished: "No game of this record is finished: play one to its end first.",
  working: (/** @type {number} */ game, /** @type {number} */ games) =>
    games > 1
      ? `Looking at game ${game} of ${games}: a few seconds each.`
      : "Looking at every decision: a few seconds.",
  workingLong: "Still looking: it takes up to half a minute when the server has just started or others wait as well.",
  workingLabel: "How far the review has come",
  seconds: (/** @type {number} */ seconds) => `${seconds} s`,

  ways: "After the match",
  toVerify: "Was it dealt fairly?",
  toDrills: "Drill my mistakes",
  toTable: "Back to the table",
  download: "Download the record",
  copyLink: "Copy the link",
  checking: "Checking the deals …",
  cannotCheck: "This browser checks deals only on https pages: the record and pegout verify do it anywhere.",
  notChecked: "The deals could not be checked now.",

  costWords:
    "Costs are measured against the best choice the player could see. Accuracy is the share of what could have been lost but was not.",
  games: "Games",
  game: (/** @type {number} */ number, /** @type {number[]} */ scores) => `Game ${number}: ${scores.join("–")}`,
  won: (/** @type {number} */ score) => `won, ${score}`,
  lost: (/** @type {number} */ score) => `lost, ${score}`,
  accuracy: "accuracy",
  graded: (/** @type {number} */ number, /** @type {string} */ grade) =>
    `${number} ${number > 1 ? (plurals[grade] ?? grade) : grade}`,
  pointsLost: (/** @type {number} */ throwing, /** @type {number} */ pegging) =>
    `Points lost a deal: ${throwing.toFixed(2)} in throwing, ${pegging.toFixed(2)} in pegging`,

  lineTitle: "The chance to win",
  lineLabel: (/** @type {string} */ name) => `${name}’s chance to win, moment by moment`,
  wins: (/** @type {string} */ name) => `${name} wins`,
  back: "One moment back",
  on: "One moment on",
  moment: (
    /** @type {number} */ deal,
    /** @type {string} */ text,
    /** @type {string[]} */ names,
    /** @type {number} */ chance,
    /** @type {number[]} */ scores,
    /** @type {string} */ slip,
  ) => [
    `${names[0]} ${percent(chance)}, ${names[1]} ${percent(1 - chance)}`,
    `${text.startsWith("deal ") ? capital(text) : `Deal ${deal}: ${text}`}.`,
    `Scores ${scores.join("–")}.`,
    ...(slip ? [SLIPS[slip]] : []),
  ],

  ledgerTitle: "Luck and skill",
  ledgerWords: "What each part changed of the chance to win.",
  partHead: "Part",
  before: "Before the first deal",
  /** @type {Record<string, string>} */
  parts: {
    deal: "The cards dealt",
    cut: "The starter",
    fall: "How the rest fell",
    throw: "Throwing",
    pegging: "Pegging",
    counting: "Counting",
    muggins: "Muggins",
    other: "The other’s play",
  },
  luck: "Luck",
  skill: "Own play",
  others: "Other’s play",
  result: "At the end",
  deal: "Deal",
  dealByDeal: "Deal by deal",
  change: (/** @type {number} */ share) => {
    const text = signed(100 * share, 1);
    return text === "0" ? text : `${text}%`;
  },
  percent,

  decisionsTitle: "Decisions",
  whose: "Whose",
  everybody: "Everybody",
  order: "Order",
  orders: { worst: "Worst first", played: "As played" },
  noDecisions: "No mistake here.",
  grades,
  where: (/** @type {number} */ deal, /** @type {number[]} */ scores) => `Deal ${deal}, ${scores.join("–")}`,
  threw: (/** @type {string} */ name) => `${name} threw`,
  played: (/** @type {string} */ name) => `${name} played`,
  onTheTable: "after",
  toOwnCrib: "to their own crib",
  toCribOf: (/** @type {string} */ name) => `to ${possessive(name)} crib`,
  held: "Held:",
  whatWasBetter: "What was better",
  better: "Better:",
  gaveAway: (/** @type {number | null} */ win, /** @type {number} */ points) => {
    const lost = points < 0.05 ? "" : `${points.toFixed(1)} points`;
    if (win === null) return `That gave away ${lost}.`;
    return `That gave away ${(100 * win).toFixed(1)}% of the game${lost && ` (${lost})`}.`;
  },
  tryAgain: "Try again",
  cannotTry: "This position cannot be set up again: a ruling had changed it.",
});
