// What an answer was worth, and why.

import { row } from "../base/cards.js";
import { el } from "../base/dom.js";
import { T } from "../texts/drills.js";

/** @typedef {import("./types.js").Grade} Grade */
/** @typedef {import("./types.js").Choice} Choice */

const SHOWN = 3;

/**
 * @param {Grade} grade
 * @returns {HTMLElement}
 */
export function explanation(grade) {
  const verdict = el("p", { class: grade.right ? "answered right" : "answered wrong" }, verdictOf(grade));
  const why = grade.count ? counted(grade.count) : [weighed(grade)];
  return el("div", { class: "explanation", role: "status" }, verdict, ...why);
}

/** @param {Grade} grade */
function verdictOf({ right, best, cost, count, choices, chosen }) {
  if (count) return right ? T.rightCount(count.total) : T.wrongCount(count.total);
  if (!right) return T.wrongChoice(cost);
  return chosen && String(chosen.cards) !== String(best) && choices.length > 1 ? T.nearlyBest(cost) : T.bestChoice;
}

/** @param {NonNullable<Grade["count"]>} count */
function counted({ items, spoken }) {
  const lines = items.map(({ kind, points, cards }) =>
    el("li", {}, el("span", { class: "points" }, String(points)), el("span", {}, kind), row(cards, kind, "tiny")),
  );
  return lines.length ? [el("ul", { class: "items" }, ...lines), el("p", { class: "hint" }, T.said(spoken))] : [];
}

/**
 * The best choices and the one that was made, side by side.
 *
 * @param {Grade} grade
 */
function weighed({ choices, chosen }) {
  const mine = String(chosen?.cards);
  const shown = choices.filter(({ cards }, at) => at < SHOWN || String(cards) === mine);
  const parts = Object.keys(choices[0].parts);
  const heads = [T.cards, ...parts.map((part) => T.parts[part] ?? part), T.points, T.wins];
  const head = el("tr", {}, ...heads.map((words) => el("th", { scope: "col" }, words)));
  const lines = shown.map((choice) => line(choice, String(choice.cards) === mine, choice === choices[0]));
  const table = el("table", { class: "choices" }, el("thead", {}, head), el("tbody", {}, ...lines));
  return el("div", { class: "weighed", role: "region", tabindex: 0, "aria-label": T.weighed }, table);
}

/**
 * @param {Choice} choice
 * @param {boolean} mine
 * @param {boolean} best
 */
function line({ cards, points, win, parts }, mine, best) {
  const notes = [best && T.best, mine && T.yours].filter(Boolean).join(", ");
  const figures = [...Object.values(parts), points].map((figure) => el("td", {}, T.figure(figure)));
  return el(
    "tr",
    { class: mine ? "mine" : null },
    el("th", { scope: "row" }, row(cards, notes || undefined, "tiny"), notes && el("span", { class: "hint" }, notes)),
    ...figures,
    el("td", {}, T.percent(win)),
  );
}
