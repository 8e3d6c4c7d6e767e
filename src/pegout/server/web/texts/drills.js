// Texts of positions to be tried again.

import { COMMON } from "./common.js";

const signed = (/** @type {number} */ figure, /** @type {number} */ places) =>
  `${figure < 0 ? "−" : "+"}${Math.abs(figure).toFixed(places)}`;
const percent = (/** @type {number} */ share) => `${(100 * share).toFixed(1)}%`;

export const T = Object.freeze({
  ...COMMON,

  hand: "Hand",
  crib: "Crib",
  starter: "Starter",
  countHand: "What does this hand count?",
  countCrib: "What does this crib count?",
  countLabel: "Points",
  count: "Count",
  standing: (/** @type {[number, number]} */ scores, /** @type {number} */ goal, /** @type {string} */ crib) =>
    `You have ${scores[0]}, the other ${scores[1]} of ${goal}. ${crib}`,
  ownCrib: "It is your crib.",
  otherCrib: "It is the other’s crib.",
  throwTask: "Which two do you throw?",
  throwOwn: "Throw to your crib",
  throwOther: "Throw to the other’s crib",
  pegTask: "Which card do you play?",
  series: "The series",
  seriesAt: (/** @type {number} */ count) => `Count ${count}`,
  newSeries: "You lead.",
  theyLaid: "The other played",
  youLaid: "You played",
  youThrew: "You threw",
  otherWent: "The other has said go.",

  rightCount: (/** @type {number} */ total) => `Right: ${total}.`,
  wrongCount: (/** @type {number} */ total) => `No, it counts ${total}.`,
  said: (/** @type {string} */ spoken) => `“${spoken.charAt(0).toUpperCase()}${spoken.slice(1)}.”`,
  bestChoice: "Right: nothing wins more often.",
  nearlyBest: (/** @type {number} */ cost) => `Right: as good as the best, to ${percent(cost)} of a game.`,
  wrongChoice: (/** @type {number} */ cost) => `No, that gives away ${percent(cost)} of the game.`,
  weighed: "What the choices are worth",
  cards: "Cards",
  /** @type {Record<string, string>} */
  parts: { hand: "Hand", crib: "Crib", pegging: "Play" },
  points: "Points",
  wins: "Wins",
  best: "best",
  yours: "yours",
  figure: (/** @type {number} */ figure) => signed(figure, 1),
  percent,
});
