// The viewer's own cards. To throw, cards are picked; to play, a click is enough where the program counts.

import { cardButton, inOrder, row } from "../base/cards.js";
import { el } from "../base/dom.js";
import { pile } from "./pile.js";
import { optionFor } from "./players.js";
import { T } from "../texts/table.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("../base/types.js").GameSeen} GameSeen */

/**
 * Whether a card is played only with a number that the player announces.
 *
 * @param {GameSeen} game
 */
export function announces(game) {
  return optionFor(game, "play")?.least !== undefined;
}

/**
 * A card that is on its way to the table has left the hand already; it is back if the server refuses it.
 *
 * @param {Desk} desk
 * @param {GameSeen} game
 */
export function hand(desk, game) {
  const own = desk.view.table.seat ?? 0;
  const cards = inOrder(game.hand).filter((card) => !desk.sending.cards.includes(card));
  return [
    el("h2", { class: "unseen" }, T.handTitle),
    cards.length > 0 && el("div", { class: "hand" }, ...cards.map((card, at) => ownCard(desk, game, card, at + 1))),
    el(
      "div",
      { class: "piles" },
      titled(T.youPlayed, pile(game, own, T.youPlayed)),
      titled(T.youThrew, game.thrown.length > 0 && row(game.thrown, T.youThrew, "small lapped", () => "past")),
    ),
  ];
}

/**
 * @param {string} words
 * @param {HTMLElement | false} cards
 */
function titled(words, cards) {
  return cards && el("p", { class: "pile" }, el("span", {}, words), cards);
}

/**
 * @param {Desk} desk
 * @param {GameSeen} game
 * @param {string} card
 * @param {number} number
 */
function ownCard(desk, game, card, number) {
  const [thrown, play] = [optionFor(game, "throw"), optionFor(game, "play")];
  const picks = thrown !== undefined || announces(game);
  const usable = !desk.busy && Boolean(thrown?.cards?.includes(card) || play?.cards?.includes(card));
  const picked = picks ? desk.picked.has(card) : null;
  const use = () => (picks ? desk.pick(card, thrown?.number ?? 1) : desk.send({ do: "play", card }));
  const button = cardButton(card, { number, usable, picked, use, more: desk.fresh.has(card) ? "dealt" : "" });
  if (!desk.busy) button.addEventListener("click", () => desk.page.say(usable ? "" : whyNot(game)));
  return button;
}

/**
 * What to do instead of playing a card that cannot be played; nothing while others are to play.
 *
 * @param {GameSeen} game
 */
function whyNot(game) {
  if (optionFor(game, "play")) return T.pastLimit;
  return optionFor(game, "go") ? T.noneFits : "";
}
