// Cards as they are drawn. The wire has them as a rank and a suit: 5H, TD, AS.

import { el } from "./dom.js";
import { SIGNS } from "../texts/card_signs.js";
import { T } from "../texts/common.js";

export const MOST_IN_A_HAND = 29;

const RANKS = "A23456789TJQK";
const COURT = "JQK";
const SUITS = "CDHS";
const WRITTEN = /\b(10|[A2-9JQK])([♣♦♥♠])/gu;
const AS_TEXT = "\uFE0E"; // telephones would draw a picture otherwise

/**
 * @param {string} card
 * @returns {{rank: string, suit: "C" | "D" | "H" | "S"}}
 */
function parts(card) {
  return { rank: card.slice(0, -1), suit: /** @type {"C" | "D" | "H" | "S"} */ (card.slice(-1)) };
}

/** @param {string} card */
export function cardName(card) {
  const { rank, suit } = parts(card);
  return T.cardName(T.ranks[RANKS.indexOf(rank)], T.suits[SUITS.indexOf(suit)]);
}

/**
 * What the server says, for those who listen: a sign of a suit is read out as a sign, if at all.
 *
 * @param {string} words
 */
export function spoken(words) {
  const suits = Object.fromEntries(Object.entries(SIGNS).map(([suit, sign]) => [sign, suit]));
  return words.replace(WRITTEN, (_, rank, sign) => cardName((rank === "10" ? "T" : rank) + suits[sign]));
}

/** @param {string} card */
function place(card) {
  const { rank, suit } = parts(card);
  return RANKS.indexOf(rank) * SUITS.length + SUITS.indexOf(suit);
}

/**
 * From ace to king.
 *
 * @param {string[]} cards
 */
export function inOrder(cards) {
  return [...cards].sort((one, other) => place(one) - place(other));
}

/** @param {string} card */
function face(card) {
  const { rank, suit } = parts(card);
  const sign = el("span", { class: "sign" }, SIGNS[suit] + AS_TEXT);
  const words = el("span", { class: "rank" }, rank === "T" ? T.ten : rank);
  return el("span", { class: "face", "aria-hidden": "true" }, words, sign);
}

/** @param {string} card */
function look(card) {
  const { rank, suit } = parts(card);
  return `card suit-${suit} ${COURT.includes(rank) ? "court" : ""}`;
}

/**
 * A card that lies open.
 *
 * @param {string} card
 * @param {string} [more]
 * @param {string} [name]  Where more is to be said than which card it is.
 */
export function openCard(card, more = "", name = cardName(card)) {
  return el("span", { class: `${look(card)} ${more}`, role: "img", "aria-label": name }, face(card));
}

/**
 * Cards that lie open, or nothing where there are none.
 *
 * @param {string[]} cards
 * @param {string} [label]
 * @param {string} [more]
 * @param {(card: string) => string} [mark]  More looks for single cards.
 */
export function row(cards, label, more = "", mark = () => "") {
  const shown = cards.map((card) => openCard(card, mark(card)));
  return el("span", { class: `row ${more}`, role: label ? "group" : null, "aria-label": label }, ...shown);
}

/**
 * Cards face down.
 *
 * @param {number} number
 * @param {string} label
 * @param {string} [more]
 */
export function backs(number, label, more = "small fan") {
  const cards = Array.from({ length: number }, () => el("span", { class: "card back" }));
  return el("span", { class: `row ${more}`, role: "img", "aria-label": label }, ...cards);
}

/**
 * A card of one's own. A card that cannot be chosen now stays where the keyboard finds it.
 *
 * @param {string} card
 * @param {{number: number, usable: boolean, picked: boolean | null, use: () => void, more?: string}} how
 */
export function cardButton(card, { number, usable, picked, use, more = "" }) {
  return el(
    "button",
    {
      type: "button",
      id: `card-${card}`,
      class: `${look(card)} ${more}`,
      "aria-label": cardName(card),
      "aria-pressed": picked === null ? null : String(picked),
      "aria-disabled": usable ? null : "true",
      "aria-keyshortcuts": String(number),
      onclick: () => usable && use(),
    },
    face(card),
    el("span", { class: "key", "aria-hidden": "true" }, String(number)),
  );
}
