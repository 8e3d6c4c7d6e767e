// Cards as they are drawn. The wire has them as a rank and a suit: 5H, TD, AS.

import { el } from "./dom.js";
import { T } from "../texts/common.js";

const RANKS = "A23456789TJQK";
const SUITS = "CDHS";
const SIGNS = { C: "♣", D: "♦", H: "♥", S: "♠" };
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
  return "DH".includes(card.slice(-1)) ? "card red" : "card black";
}

/**
 * A card that lies open.
 *
 * @param {string} card
 * @param {string} [more]
 */
export function openCard(card, more = "") {
  return el("span", { class: `${look(card)} ${more}`, role: "img", "aria-label": cardName(card) }, face(card));
}

/**
 * Cards that lie open, or a dash where there are none.
 *
 * @param {string[]} cards
 * @param {string} [label]
 * @param {string} [more]
 */
export function row(cards, label, more = "") {
  const shown = cards.map((card) => openCard(card));
  return el("span", { class: `row ${more}`, role: label ? "group" : null, "aria-label": label }, ...shown);
}

/**
 * Cards face down.
 *
 * @param {number} number
 * @param {string} label
 */
export function backs(number, label) {
  const cards = Array.from({ length: number }, () => el("span", { class: "card back" }));
  return el("span", { class: "row small", role: "img", "aria-label": label }, ...cards);
}

/**
 * A card of one's own. A card that cannot be chosen now stays where the keyboard finds it.
 *
 * @param {string} card
 * @param {{number: number, usable: boolean, picked: boolean | null, use: () => void}} how
 */
export function cardButton(card, { number, usable, picked, use }) {
  return el(
    "button",
    {
      type: "button",
      id: `card-${card}`,
      class: look(card),
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
