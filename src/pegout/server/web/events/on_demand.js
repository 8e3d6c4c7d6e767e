// Long lists of an event, fetched when somebody wants to see them: every result, a player's card, and where all
// tables had the same deals, how each seat did beside the others.

import { openDialog } from "../base/dialog.js";
import { el } from "../base/dom.js";
import { attempt } from "../base/frame.js";
import { askEvent } from "./asking.js";
import { scoreCard } from "../standings/cards.js";
import { T } from "../texts/events.js";

/** @typedef {import("../base/frame.js").Frame} Frame */

/**
 * @typedef {{division: string, game: string, first: string, second: string, first_points: number,
 *   second_points: number, kind: string}} ResultLine
 * @typedef {{game: string, round: number, table: string, dealer: string, dealer_score: number, dealer_difference: number, dealer_total: number,
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
  return onDemand(page, event, "duplicates", T.sameDeals, ({ lines }) => compared(lines));
}

/**
 * A player's card in a window; of a season that of each night.
 *
 * @param {Frame} page
 * @param {string} event
 * @param {import("../standings/types.js").StandingsRow} row
 */
export function openCard(page, event, { name, division = "" }) {
  return attempt(page, async () => {
    /** @type {(import("../standings/types.js").CardLine & {division: string})[]} */
    const all = await askEvent("GET", event, `lists/cards?name=${encodeURIComponent(name)}`, "");
    const fields = [...new Set(all.map((line) => line.division))].filter((one) => !division || one === division);
    const cards = fields.map((field) =>
      scoreCard(
        all.filter((line) => line.division === field),
        null,
        fields.length > 1 ? field : "",
      ),
    );
    openDialog(name, "card-window", ...(cards.length ? cards : [scoreCard([])]));
  });
}

/**
 * Fetched anew whenever it is opened.
 *
 * @param {Frame} page
 * @param {string} event
 * @param {string} what
 * @param {string} title
 * @param {(answer: any) => HTMLElement[]} shown  Nothing where there is no line yet.
 */
function onDemand(page, event, what, title, shown) {
  const inside = el("div", {}, el("p", { class: "hint" }, T.looking));
  const details = el("details", { class: "box on-demand", hidden: true }, el("summary", {}, title), inside);
  const fetched = async () => {
    const lines = shown(await askEvent("GET", event, what, ""));
    inside.replaceChildren(...(lines.length ? lines : [el("p", { class: "hint" }, T.noResults)]));
  };
  details.addEventListener("toggle", () => details.open && attempt(page, fetched));
  return details;
}

/** @param {ResultLine[]} lines */
function results(lines) {
  if (!lines.length) return [];
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
  if (!lines.length) return [];
  const rows = lines.map((line) => [
    el("a", { href: `/t/${encodeURIComponent(line.table)}/verify` }, T.gameCheck(line.game)),
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
    table(T.roundByRound, [T.game, T.dealtFirst, T.theOther], rows),
  ];
}

/**
 * @param {string} caption
 * @param {string[]} heads
 * @param {(string | HTMLElement)[][]} rows  Each begins with what it is about.
 */
function table(caption, heads, rows) {
  const cells = (/** @type {(string | HTMLElement)[]} */ [first, ...others]) => [
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
