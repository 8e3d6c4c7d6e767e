// Texts about what a board refuses, and about what cannot be right.

import { pretty } from "./card_signs.js";
import { COMMON } from "./common.js";
import { capital } from "./words.js";

/** @typedef {import("../companion/types.js").Penalty} Penalty */

export const T = Object.freeze({
  ...COMMON,

  neverCounts: (/** @type {string} */ why, /** @type {number} */ points) => `No ${why} counts ${points}.`,
  heelsAre: (/** @type {number} */ heels, /** @type {number} */ points) =>
    `A jack turned is worth ${heels}, not ${points}.`,
  neverPegged: (/** @type {number} */ points) => `Nobody pegs ${points} in the play of one deal.`,
  onlyDealer: "Only the dealer scores that: set the deal marker right if another deals.",
  heelsAlready: "Heels were scored in this deal already.",
  heelsForJack: (/** @type {string} */ card) => `The starter was ${pretty(card)}, and heels are for a jack.`,
  noJack: (/** @type {string} */ card) => `Heels were scored, and ${pretty(card)} is no jack.`,
  heelsMissing: (/** @type {string} */ card, /** @type {number} */ heels) =>
    `${pretty(card)} was turned, and nobody has heels: see whether ${heels} are missing.`,
  noMuggins: "Muggins is not played under these rules.",
  otherWay: (/** @type {Penalty} */ { name, back, citation }) =>
    `The points for ${name} are ${back ? "pegged back" : "pegged by the other player"} (${citation}).`,
  otherPrice: (/** @type {Penalty} */ { name, points, each, citation }) =>
    `${capital(name)} costs ${points}${each ? " a card" : ""} (${citation}).`,
  starterWas: (/** @type {string} */ card) => `The starter was ${pretty(card)} before.`,
  countedAlready: (/** @type {string} */ what) => `A ${what} of this player was counted in this deal already.`,
  shownElsewhere: (/** @type {string} */ card) => `${pretty(card)} was shown elsewhere in this deal.`,

  refused: {
    side: "Nobody plays on that side: choose another.",
    full: "The board is full: go on with a new one.",
    opened: "The board is open already: keep score on it.",
    already: "It is so already.",
    id: "That was entered already.",
    deals: (/** @type {string} */ name) => `${name} deals this deal already.`,
    unknown: "There is no such entry on this board: look at it again.",
    struck: (/** @type {number} */ number) => `Entry ${number} is struck out already.`,
    others: (/** @type {number} */ number) =>
      `Entry ${number} is the other side’s: object to it, and they can undo it.`,
    restsOn: (/** @type {number} */ number) => `Entry ${number} rests on it: undo that as well, or peg points back.`,
    notAsked: "Nobody asked for every side to confirm: ask for it first.",
    boardsKey: "Only the phone that keeps the board invites and removes phones.",
    hasPhone: "That side has a phone already: remove that one first.",
    noPhone: "That side has no phone on this board.",
    invitation: "This invitation was used or is not the last one: ask for a new one.",
    confirmed: "Your side has confirmed that already.",
    own: "Your own side entered that: undo it instead.",
    disputed: "There is an objection to that already.",
    noObjection: "Your side has no objection to that.",
    text: (/** @type {number} */ longest) => `Words are up to ${longest} characters on one line: shorten them.`,
    matchOver: "The match is over: undo the last entry, or open a new board.",
    gameOver: "The game is over: begin the next one, or undo the last entry.",
    gameOn: "This game is not over yet: play it out first.",
    seat: "Nobody sits there: choose a player of this board.",
    amount: (/** @type {number} */ least, /** @type {number} */ most) =>
      `So many points cannot be pegged: give ${least} to ${most}.`,
    penalty: "Only a penalty has the name of one: leave it out.",
    fourCards: "Four cards are shown, and the starter: name them all.",
    twice: "A card stands there twice: look at the cards again.",
    dealt: (/** @type {number} */ number) => `${number} cards are dealt here: name them all, or none.`,
    notDealt: "A card is shown that was not dealt: look at the cards again.",
    ruling: "A ruling needs its words: say what was found.",
    orders: (/** @type {number} */ most) =>
      `A ruling has at most ${most} orders and articles: enter the rest by itself.`,
    citation: "A citation is a document and a place without blanks: write for example acc:VII.3.",
  },
});
