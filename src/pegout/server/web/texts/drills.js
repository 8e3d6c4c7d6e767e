// Texts of the drills, and of positions to be tried again.

import { COMMON } from "./common.js";
import { several } from "./words.js";

const signed = (/** @type {number} */ figure, /** @type {number} */ places) =>
  `${figure < 0 ? "−" : "+"}${Math.abs(figure).toFixed(places)}`;
const percent = (/** @type {number} */ share) => `${(100 * share).toFixed(1)}%`;

export const T = Object.freeze({
  ...COMMON,

  drillsTitle: "Drills",
  kindsTitle: "What to practise",
  /** @type {Record<string, string>} */
  kinds: { counting: "Counting", throwing: "Throwing", pegging: "Pegging" },
  questionTitle: "Question",
  searching: "Looking through your last games for mistakes …",
  fetching: "Fetching a question …",
  before: "You had this one wrong",
  next: "Next",
  again: "Fetch a question",

  hand: "Hand",
  crib: "Crib",
  starter: "Starter",
  countHand: "What does this hand count?",
  countCrib: "What does this crib count?",
  countLabel: "Points",
  count: "Count",
  standing: (/** @type {[number, number]} */ scores, /** @type {number} */ goal, /** @type {string} */ crib) =>
    `You have ${scores[0]}, your opponent ${scores[1]} of ${goal}. ${crib}`,
  ownCrib: "It is your crib.",
  otherCrib: "It is your opponent’s crib.",
  throwTask: "Which two do you throw?",
  throwOwn: "Throw to your crib",
  throwOther: "Throw to your opponent’s crib",
  pegTask: "Which card do you play?",
  series: "The series",
  seriesAt: (/** @type {number} */ count) => `Count ${count}`,
  newSeries: "You lead.",
  theyLaid: "The other played",
  youLaid: "You played",
  youThrew: "You threw",
  otherWent: "Your opponent has said go.",

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

  progress: (
    /** @type {number} */ right,
    /** @type {number} */ asked,
    /** @type {number} */ everRight,
    /** @type {number} */ ever,
    /** @type {number} */ due,
  ) =>
    [
      asked && `${right} of ${asked} right now`,
      ever > asked && `${everRight} of ${ever} in all`,
      due && `${several(due, "mistake")} of yours to come back`,
    ]
      .filter(Boolean)
      .join(" · "),
});
