// A board on this phone for the game that is being played.

import { openDialog } from "../base/dialog.js";
import { el } from "../base/dom.js";
import { boardHere, newBoard } from "../companion/boards_here.js";
import { closing } from "../base/dialog.js";
import { boardFor, keepFor } from "../companion/for_event.js";
import { sheets } from "../companion/sheets.js";
import { T } from "../texts/phone.js";

/** @typedef {import("./phone_page.js").Phone} Phone */
/** @typedef {import("./types.js").GameLine} GameLine */

let fetched = false;

/** @param {Phone} phone */
export function boardLine(phone) {
  const { event, view, game } = phone;
  if (view === null || game === null || view.event.event.online) return [];
  makeReady();
  const board = boardFor(event, game);
  if (board) return [el("a", { class: "button", href: `/b/${board}` }, T.boardOn)];
  return [
    game.board && opponents(phone, game),
    el("button", { type: "button", id: "keep-board", onclick: () => ask(phone, game) }, T.keepBoard),
  ];
}

/**
 * The opponent's board. Whoever has joined it as the own side agrees there to what they confirm; the others look on.
 *
 * @param {Phone} phone
 * @param {GameLine} game
 */
function opponents({ event, view, me }, { board, division, game, nth, best_of }) {
  const onclick = () => {
    if (view === null || me === null || boardHere(board).own === "") return;
    const { name: title } = view.event.event;
    const whose = { player: me.name, mine: false, told: "", sent: {} };
    keepFor(board, { event, title, division, game, nth, whole: best_of > 1, ...whose });
  };
  return el("a", { class: "button", href: `/b/${board}`, onclick }, T.lookAtBoard);
}

/** What a board needs is fetched while there is a connection, so that it can be begun without one. */
function makeReady() {
  if (fetched) return;
  fetched = true;
  sheets().catch(() => null); // the board says so if it must
}

/**
 * @param {Phone} phone
 * @param {GameLine} game
 */
function ask(phone, game) {
  const names = [game.first, game.second];
  const buttons = names.map((name, dealer) => closing(name, () => begin(phone, game, dealer), { class: "big" }));
  openDialog(T.keepBoard, "phone-window", el("p", {}, T.whoDeals), ...buttons);
}

/**
 * A match is kept on one board, unless some of its games were played without.
 *
 * @param {Phone} phone
 * @param {GameLine} game
 * @param {number} dealer
 */
function begin({ event, view, me }, game, dealer) {
  if (view === null || me === null) return;
  const { game: rules, name: title } = view.event.event;
  const whole = game.nth === 1 && game.best_of > 1;
  const board = newBoard({
    do: "open",
    names: [game.first, game.second],
    rules,
    partners: false,
    match: whole ? `best of ${game.best_of}` : "1 game",
    options: {},
    dealer,
    both: false,
  });
  const { division, nth } = game;
  const whose = { player: me.name, mine: true, told: "", sent: {} };
  keepFor(board, { event, title, division, game: game.game, nth, whole, ...whose });
  location.assign(`/b/${board}`);
}
