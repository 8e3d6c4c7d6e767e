// The viewer's own cards. To throw, cards are picked; to play, a click is enough where the program counts.

import { cardButton, inOrder, row } from "../base/cards.js";
import { el } from "../base/dom.js";
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
 * @param {Desk} desk
 * @param {GameSeen} game
 */
export function hand(desk, game) {
  const own = desk.view.table.seat ?? 0;
  const cards = inOrder(game.hand);
  const played = game.played[own] ?? [];
  return [
    el("h2", {}, T.handTitle),
    cards.length > 0 && el("div", { class: "hand" }, ...cards.map((card, at) => ownCard(desk, game, card, at + 1))),
    played.length ? el("p", { class: "pile" }, el("span", {}, T.youPlayed), row(played, T.youPlayed, "small")) : null,
    game.thrown.length
      ? el("p", { class: "pile" }, el("span", {}, T.youThrew), row(game.thrown, T.youThrew, "small"))
      : null,
  ];
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
  return cardButton(card, { number, usable, picked, use });
}
