// A player's score card: game by game, and in all.

import { el } from "../base/dom.js";
import { T } from "../texts/standings.js";

/** @typedef {import("./types.js").CardLine} CardLine */
/** @typedef {import("./types.js").CardTotal} CardTotal */

const USUAL = "played";

/**
 * @param {CardLine[]} lines  In the order of play.
 * @param {CardTotal | null} [total]
 * @param {string} [name]  Whose card it is, where that is not clear.
 */
export function scoreCard(lines, total = null, name = "") {
  if (!lines.length) return el("p", { class: "hint" }, T.noGames);
  const worth = lines.some(({ points }) => points !== null && points !== undefined);
  const tables = lines.some(({ table }) => table);
  const heads = [T.score, worth && T.points, T.spread];
  return el(
    "table",
    { class: "score-card" },
    el("caption", {}, T.cardOf(name)),
    el(
      "thead",
      {},
      el(
        "tr",
        {},
        el("th", { scope: "col" }, T.round),
        tables && el("th", { scope: "col", class: "score-card-table" }, T.table),
        el("th", { scope: "col", class: "score-card-name" }, T.opponent),
        ...heads.map((head) => head && el("th", { scope: "col" }, head)),
      ),
    ),
    el("tbody", {}, ...lines.map((one) => game(one, tables, worth))),
    total && el("tfoot", {}, sum(total, tables, worth)),
  );
}

/**
 * @param {CardLine} line
 * @param {boolean} tables
 * @param {boolean} worth
 */
function game(line, tables, worth) {
  const kind = line.kind === USUAL ? "" : line.kind;
  return el(
    "tr",
    {},
    el("th", { scope: "row" }, line.round ? String(line.round) : line.game),
    tables && el("td", { class: "score-card-table" }, line.table ? String(line.table) : ""),
    el("td", { class: "score-card-name" }, line.opponent),
    el(
      "td",
      {},
      el("span", { class: "score-card-score" }, T.scoreOf(line.for, line.against)),
      " ",
      T.wonOrLost(line.won, kind),
    ),
    worth && el("td", {}, String(line.points ?? "")),
    el("td", {}, T.signed(line.spread)),
  );
}

/**
 * @param {CardTotal} total
 * @param {boolean} tables
 * @param {boolean} worth
 */
function sum(total, tables, worth) {
  return el(
    "tr",
    {},
    el("th", { scope: "row" }, T.total),
    tables && el("td", { class: "score-card-table" }),
    el("td", { colspan: 2, class: "score-card-name" }, T.inTotal(total)),
    worth && el("td", {}, String(total.points ?? "")),
    el("td", {}, T.signed(total.spread)),
  );
}
