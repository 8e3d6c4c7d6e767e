// Texts of claims, numbers and rulings at the table.

import { COMMON } from "./common.js";
import { listed, possessive, several } from "./words.js";

/** @type {Record<string, (name: string) => string>} */
const claims = {
  count: () => "The count is wrong",
  overpegged: (name) => `${name} pegged too many`,
  "false-game": (name) => `${name} has not won`,
  renege: (name) => `${name} held back a card`,
  "take-back-go": () => "Take back my go",
  "full-count": (name) => `${name} counted too low`,
  "counted-early": (name) => `${name} counted before the turn`,
  heels: (name) => `${name} lost the points for heels`,
};

/** @type {Record<string, string>} */
const fates = { played: "to be played", dead: "dead" };

/** @type {Record<string, string>} */
const scores = {
  fifteen: "fifteen",
  "thirty-one": "thirty-one",
  pair: "a pair",
  three: "three of a kind",
  four: "four of a kind",
  run: "a run",
  go: "the go",
  "last-card": "the last card",
  heels: "heels",
  hand: "the hand",
  crib: "the crib",
};

/** @param {string} score */
const missedScore = (score) => scores[score] ?? score;

export const T = Object.freeze({
  ...COMMON,

  pad: "Numbers",
  number: "Your number",
  wipe: "Delete the last figure",
  playSaying: (/** @type {number | null} */ given) => (given === null ? "Play" : `Play and say ${given}`),
  peg: (/** @type {number | null} */ given) => (given === null ? "Peg" : `Peg ${given}`),
  pegMore: "then more",
  pegMoreLabel: (/** @type {number | null} */ given) => `Peg ${given ?? "…"}, then more`,
  pegBack: (/** @type {number | null} */ given) => (given === null ? "Peg back" : `Peg ${given} back`),
  nothingToPeg: "Nothing to peg",
  nothingMore: "Nothing more to peg",
  pegNothing: "Peg nothing",
  countWords: (/** @type {boolean} */ crib, /** @type {"first" | "again" | "and peg"} */ how) => {
    const what = how === "first" ? `Count my ${crib ? "crib" : "hand"}` : `Count ${how}`;
    return (/** @type {number | null} */ given) => (given === null ? what : `${what}: ${given}`);
  },
  doubtTitle: (/** @type {string} */ what, /** @type {number} */ given) =>
    `${what === "peg" ? "Peg" : "Count"} ${given}?`,
  neverMore: (/** @type {string} */ what, /** @type {number} */ most) =>
    what === "peg"
      ? `No card that is played brings more than ${most}.`
      : `No ${what === "count" ? "hand" : "crib"} counts more than ${most}.`,

  neverJust: (/** @type {string} */ what, /** @type {number} */ given) =>
    `No ${what === "count" ? "hand" : "crib"} counts ${given}.`,

  claim: "Claim",
  claims: (/** @type {string} */ name, /** @type {string} */ player) => (claims[name] ? claims[name](player) : name),
  claimPoints: (/** @type {string} */ name, /** @type {string} */ player, /** @type {number | null} */ given) =>
    name === "muggins" ? `Muggins: ${player} missed ${given ?? "…"}` : `I pegged ${given ?? "…"} too many`,
  muggins: (/** @type {string} */ player, /** @type {number | null} */ given, /** @type {string} */ score) =>
    `Muggins: ${player} missed ${given ?? "…"}${score ? `, ${missedScore(score)}` : ""}`,
  missedScore,
  whichScore: "which score?",
  whichScoreOf: (/** @type {string} */ player) => `The score that ${player} missed`,
  claimFate: (/** @type {string} */ claim, /** @type {string} */ fate) => `${claim}: ${fates[fate] ?? fate}`,
  somebody: "the other",

  rulingsTitle: "Rulings",
  judgeTitle: "The judge",
  callJudge: "Call the judge",
  ruling: "The judge rules",
  ownClaim: (/** @type {boolean} */ upheld) => `Your claim is ${upheld ? "upheld" : "not upheld"}`,
  claimOf: (/** @type {string} */ name, /** @type {boolean} */ upheld) =>
    `${possessive(name)} claim is ${upheld ? "upheld" : "not upheld"}`,
  rulingsSoFar: (/** @type {number} */ number) => several(number, "ruling"),
  close: "Close",
  proposes: (/** @type {string} */ name) => `${name} proposes a ruling`,
  youPropose: "You propose a ruling",
  awaits: (/** @type {string[]} */ names) => `Waiting for ${listed(names)}.`,
  yourWord: "It is carried out if you agree.",
  directorsWord: "The director has been asked: play continues after the answer.",
  refused: (/** @type {string} */ by) =>
    by ? `The ${by} has decided: play continues without it.` : "No answer came: play continues without it.",
  agree: "Agree",
  decline: "Decline",
  takeBack: "Take it back",
  declined: (/** @type {string} */ name) => `${name} declined: nothing changes.`,
  takenBack: (/** @type {string} */ name) => `${name} withdrew it: nothing changes.`,
});
