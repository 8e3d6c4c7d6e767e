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
  onlyDealer: "Only the dealer scores that: move the deal marker if somebody else is dealing.",
  heelsAlready: "Heels have already been scored in this deal.",
  heelsForJack: (/** @type {string} */ card) => `The starter was ${pretty(card)}, but heels are for a jack.`,
  noJack: (/** @type {string} */ card) => `Heels were scored, but ${pretty(card)} is not a jack.`,
  heelsMissing: (/** @type {string} */ card, /** @type {number} */ heels) =>
    `${pretty(card)} was turned, but nobody scored heels: check whether ${heels} are missing.`,
  noMuggins: "Muggins is not played under these rules.",
  otherWay: (/** @type {Penalty} */ { name, back, citation }) =>
    `The points for ${name} are ${back ? "pegged back" : "pegged by the opponent"} (${citation}).`,
  otherPrice: (/** @type {Penalty} */ { name, points, each, citation }) =>
    `${capital(name)} costs ${points}${each ? " a card" : ""} (${citation}).`,
  starterWas: (/** @type {string} */ card) => `The starter was ${pretty(card)} earlier.`,
  countedAlready: (/** @type {string} */ what) => `This player's ${what} has already been counted in this deal.`,
  shownElsewhere: (/** @type {string} */ card) => `${pretty(card)} was shown elsewhere in this deal.`,

  refused: {
    side: "Nobody plays on that side: choose another.",
    full: "The board is full: continue on a new one.",
    opened: "The board is already open: keep score on it.",
    already: "It is already set that way.",
    id: "That has already been entered.",
    deals: (/** @type {string} */ name) => `${name} is already the dealer.`,
    unknown: "There is no such entry on this board: check its number.",
    struck: (/** @type {number} */ number) => `Entry ${number} is already struck out.`,
    others: (/** @type {number} */ number) => `Entry ${number} is the opponents’: object to it, and they can undo it.`,
    restsOn: (/** @type {number} */ number) => `Entry ${number} depends on it: undo that too, or peg points back.`,
    notAsked: "Nobody asked for every side to confirm: ask for it first.",
    boardsKey: "Only the phone that keeps the board invites and removes phones.",
    hasPhone: "That side already has a phone: remove that one first.",
    noPhone: "That side has no phone on this board.",
    invitation: "This invitation was used or replaced: ask for a new one.",
    confirmed: "Your side has already confirmed that.",
    own: "Your own side entered that: undo it instead.",
    disputed: "There is already an objection to that.",
    noObjection: "Your side has no objection to that.",
    text: (/** @type {number} */ longest) => `Use at most ${longest} characters on one line: shorten the text.`,
    matchOver: "The match is over: undo the last entry, or open a new board.",
    gameOver: "The game is over: start the next one, or undo the last entry.",
    gameOn: "This game is not over yet: play it out first.",
    seat: "Nobody sits there: choose a player of this board.",
    amount: (/** @type {number} */ least, /** @type {number} */ most) =>
      `That many points cannot be pegged: give ${least} to ${most}.`,
    penalty: "Only a penalty can carry a penalty's name: leave it out.",
    fourCards: "Four cards are shown, and the starter: name them all.",
    twice: "A card appears twice: check the cards.",
    dealt: (/** @type {number} */ number) => `${number} cards are dealt here: name them all, or none.`,
    notDealt: "A card is shown that was not dealt: check the cards.",
    ruling: "A ruling needs words: say what was found.",
    orders: (/** @type {number} */ most) =>
      `A ruling has at most ${most} orders and articles: enter the rest separately.`,
    citation: "A citation is a document and a place without spaces: write, for example, acc:VII.3.",
  },
});
