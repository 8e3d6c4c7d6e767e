// A game that is over: who won, by how much, and what comes next.

import { el } from "../base/dom.js";
import { countsWins } from "./outcome.js";
import { namesOf } from "./phase.js";
import { T } from "../texts/companion.js";

/** @param {import("./board_page.js").BoardDesk} desk */
export function gameOver(desk) {
  const { view, keeping, board } = desk;
  const undo = () => desk.undo();
  const next = () => desk.goOn();
  const name = view.names[view.next_dealer];
  const onward = [
    el("a", { class: "button", href: `/b/${board}/review` }, T.review),
    el("a", { class: "button", href: "/board" }, T.newBoard),
  ];
  return [
    el("div", { class: "game-over", role: "status" }, ...outcomeWords(view)),
    el(
      "div",
      { class: "button-row" },
      ...(desk.event && keeping.keeps ? desk.event.offer(view, keeping.waiting) : []),
      keeping.keeps && !view.over && el("button", { type: "button", class: "main", onclick: next }, T.nextGame(name)),
      ...(view.over ? onward : []),
      keeping.keeps && el("button", { type: "button", id: "key-undo", onclick: undo }, T.undoKey),
    ),
  ];
}

/** @param {import("./types.js").BoardView} view */
function outcomeWords(view) {
  const { outcome, sheet, over, winner } = view;
  if (outcome === null) return [];
  const name = (/** @type {number} */ side) => T.sideName(namesOf(view, side));
  const long = over && view.match !== "1 game";
  const said = [
    outcome.double_skunked.length > 0 && T.doubleSkunk(sheet.double_skunk_word, outcome.double_skunked.map(name)),
    outcome.skunked.length > 0 && T.skunk(outcome.skunked.map(name)),
    outcome.games > 1 && !countsWins(view.match) && T.worth(outcome.games),
  ].filter(Boolean);
  return [
    el("h2", {}, T.wins(namesOf(view, outcome.winner))),
    el("p", { class: "final" }, T.finalScores(outcome.scores)),
    ...said.map((words) => el("p", {}, String(words))),
    long && el("p", { class: "match" }, winner === null ? T.matchLevel : T.winsMatch(namesOf(view, winner))),
  ];
}
