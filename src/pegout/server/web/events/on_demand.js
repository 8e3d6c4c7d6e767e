// Long lists of an event, fetched when somebody wants to see them: every result, and where all tables had the
// same deals, how each seat did beside the others.

import { el } from "../base/dom.js";
import { attempt } from "../base/frame.js";
import { askEvent } from "./asking.js";
import { T } from "../texts/events.js";

/** @typedef {import("../base/frame.js").Frame} Frame */

/**
 * @typedef {{division: string, game: string, first: string, second: string, first_points: number,
 *   second_points: number, kind: string}} ResultLine
 * @typedef {{round: number, dealer: string, dealer_score: number, dealer_difference: number, dealer_total: number,
 *   pone: string, pone_score: number, pone_difference: number, pone_total: number}} ComparedLine
 */

/**
 * @param {Frame} page
 * @param {string} event
 */
export function allResults(page, event) {
  return onDemand(page, event, "lists/results", T.allResults, results);
}

/**
 * @param {Frame} page
 * @param {string} event
 */
export function sameDeals(page, event) {
  return onDemand(page, event, "duplicates", T.sameDeals, compared);
}

/**
 * Fetched anew whenever it is opened.
 *
 * @param {Frame} page
 * @param {string} event
 * @param {string} what
 * @param {string} title
 * @param {(lines: any[]) => HTMLElement[]} shown
 */
function onDemand(page, event, what, title, shown) {
  const inside = el("div", {}, el("p", { class: "hint" }, T.looking));
  const details = el("details", { class: "box on-demand", hidden: true }, el("summary", {}, title), inside);
  const fetched = async () => {
    const lines = await askEvent("GET", event, what, "");
    inside.replaceChildren(...(lines.length ? shown(lines) : [el("p", { class: "hint" }, T.noResults)]));
  };
  details.addEventListener("toggle", () => details.open && attempt(page, fetched));
  return details;
}

/** @param {ResultLine[]} lines */
function results(lines) {
  const divisions = lines.some(({ division }) => division);
  const rows = lines.map((line) => [
    divisions ? T.gameIn(line.division, line.game) : line.game,
    T.versus(line.first, line.second),
    T.result(line.first_points, line.second_points, line.kind),
  ]);
  return [table("", [T.game, T.players, T.score], rows)];
}

/** @param {ComparedLine[]} lines */
function compared(lines) {
  const rows = lines.map((line) => [
    String(line.round),
    T.besideOthers(line.dealer, line.dealer_score, line.dealer_difference),
    T.besideOthers(line.pone, line.pone_score, line.pone_difference),
  ]);
  /** @type {Map<string, number>} */
  const totals = new Map(
    lines.flatMap(
      (line) =>
        /** @type {[string, number][]} */ ([
          [line.dealer, line.dealer_total],
          [line.pone, line.pone_total],
        ]),
    ),
  );
  const best = [...totals].sort(([, one], [, other]) => other - one);
  const inAll = best.map(([name, total]) => [name, T.signed(total)]);
  return [
    el("p", {}, T.sameDealsWords),
    table(T.inAll, [T.name, T.difference], inAll),
    table(T.roundByRound, [T.round, T.dealtFirst, T.theOther], rows),
  ];
}

/**
 * @param {string} caption
 * @param {string[]} heads
 * @param {string[][]} rows  Each begins with what it is about.
 */
function table(caption, heads, rows) {
  const cells = (/** @type {string[]} */ [first, ...others]) => [
    el("th", { scope: "row" }, first),
    ...others.map((one) => el("td", {}, one)),
  ];
  const head = el("tr", {}, ...heads.map((word) => el("th", { scope: "col" }, word)));
  const body = rows.map((row) => el("tr", {}, ...cells(row)));
  return el(
    "table",
    { class: "pairings" },
    caption && el("caption", {}, caption),
    el("thead", {}, head),
    el("tbody", {}, ...body),
  );
}
