// The table of what is done about a wrong number of cards, and what its numbers stand for.

import { articleAddress, TABLE_OF_ACTIONS } from "../base/citations.js";
import { el } from "../base/dom.js";
import { T } from "../texts/rules.js";

/** @typedef {import("../base/types.js").ActionTable} ActionTable */

const NEAR = /^acc:IV\.4/;

/** @param {ActionTable} table */
export function actionTable({ rows, actions }) {
  const places = new Map(actions.map(({ number, citation }) => [number, citation]));
  const body = rows.map(({ pone, dealer, crib, a, b }) =>
    el("tr", {}, held(pone), held(dealer), held(crib), action(a, places), action(b, places)),
  );
  const head = T.columns.map((words) => el("th", { scope: "col" }, words));
  const list = actions.map(({ number, title, text, citation }) =>
    el("li", { value: number }, el("a", { href: articleAddress(citation) }, title), `. ${text}`),
  );
  const table = el("table", {}, el("thead", {}, el("tr", {}, ...head)), el("tbody", {}, ...body));
  const meaning = el("div", {}, el("h3", {}, T.actions), el("ol", {}, ...list));
  return [el("p", { class: "hint" }, T.aAndB), el("div", { class: "action-table" }, table, meaning)];
}

/** @param {string} words  What is wrong stands out. */
function held(words) {
  return el("td", { class: words === "right" ? null : "wrong" }, words);
}

/**
 * @param {number} number
 * @param {Map<number, string>} places
 */
function action(number, places) {
  const place = places.get(number);
  return el("td", {}, place ? el("a", { href: articleAddress(place) }, String(number)) : T.playOn);
}

/**
 * The way to the table, from the articles around it.
 *
 * @param {string} citation
 */
export function wayToTable(citation) {
  if (!NEAR.test(citation) || citation === TABLE_OF_ACTIONS) return null;
  return el("p", {}, el("a", { href: articleAddress(TABLE_OF_ACTIONS) }, T.toTheTable));
}
