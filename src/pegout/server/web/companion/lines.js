// The lines around the pad: how it is kept, whose phone it is, and the deal.

import { el } from "../base/dom.js";
import { keepNames } from "./boards_here.js";
import { openMenu } from "./menu.js";
import { countsWins } from "./outcome.js";
import { namesOf } from "./phase.js";
import { T } from "../texts/companion.js";

/** @typedef {import("./board_page.js").BoardDesk} BoardDesk */

/**
 * How much of the board the server has.
 *
 * @param {import("./keeping.js").Keeping} keeping
 */
export function linkWords({ waiting, reached, keeps, refusedFor, removed, onlyInThisPage }) {
  if (removed && waiting === 0) return [];
  if (refusedFor) return [T.refusedKept(waiting)];
  if (!reached && onlyInThisPage) return [el("strong", { role: "alert" }, T.offlineInPage(waiting))];
  if (!reached) return [waiting > 0 ? T.offlineKept(waiting) : T.offlineOnly];
  return keeps ? [waiting > 0 ? T.saving : T.saved] : [];
}

/**
 * What the server refuses for good, and a way on where it has nothing of the board.
 *
 * @param {BoardDesk} desk
 */
export function refusedForGood({ keeping, view }) {
  const { known } = keeping;
  const refusedFor = keeping.removed ? T.phoneRemoved : keeping.refusedFor;
  if (!refusedFor) return [];
  const anew = () => keepNames(view.names);
  return [
    el("h2", {}, T.refusedTitle(known)),
    el("p", {}, refusedFor),
    !known && el("a", { class: "button", href: "/board", onclick: anew }, T.beginAnew),
  ];
}

/**
 * Asked once: of a phone that came by the link with the board's key, and of the first where each side is to confirm.
 *
 * @param {BoardDesk} desk
 */
export function whose(desk) {
  const { keeping, view } = desk;
  if (keeping.by !== undefined || !keeping.keeps) return [];
  const sides = view.scores.map((_, side) => side).filter((side) => view.phones[side] !== "own");
  const button = (/** @type {number | null} */ by, /** @type {string} */ words) =>
    el("button", { type: "button", onclick: () => keeping.become(by) }, words);
  const own = sides.map((side) => button(side, T.sideName(namesOf(view, side))));
  return [el("h2", {}, T.whoseTitle), el("div", { class: "button-row" }, ...own, button(null, T.everybodys))];
}

/**
 * @param {BoardDesk} desk
 * @param {{done: boolean}} phase
 */
export function dealLine(desk, { done }) {
  const { view, playing } = desk;
  const next = view.names[view.next_dealer];
  const said = T.dealLine(view.deal, view.names[view.dealer]);
  const move = () => desk.goOn();
  const look = { type: "button", id: "next-deal", class: done ? "main" : null, "aria-label": T.nextDealTo(next) };
  return [
    el("div", { class: "deal-words" }, ...matchWords(desk), el("span", {}, said)),
    playing && el("button", { ...look, onclick: move, "aria-keyshortcuts": "N" }, T.nextDeal),
    el("button", { type: "button", id: "more", onclick: () => openMenu(desk) }, T.more),
  ];
}

/** @param {BoardDesk} desk */
function matchWords({ view }) {
  if (view.match === "1 game") return [];
  const won = view.standings.map(({ wins, games }) => (countsWins(view.match) ? wins : games));
  const games = el("span", { class: "games-won" }, T.gamesWon(won));
  return [el("span", { class: "hint" }, T.gameLine(view.game, view.match), games)];
}

export function lookOn() {
  return [el("p", { class: "hint" }, T.lookOnly)];
}
