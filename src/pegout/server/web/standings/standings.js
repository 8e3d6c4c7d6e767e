// Standings as a table: who stands where, by which figures, and on demand why.

import { el } from "../base/dom.js";
import { T } from "../texts/standings.js";

/** @typedef {import("./types.js").StandingsRow} StandingsRow */
/** @typedef {{head: string, cell: (row: StandingsRow) => string | number, minor: boolean}} Column */

/**
 * @typedef {object} How
 * @property {boolean} [explain]  With a button for why each stands there.
 * @property {string} [caption]
 * @property {((row: StandingsRow) => void) | null} [onName]  What a name leads to.
 */

/** Whose places are explained: they stay so when new results come in. @type {Set<string>} */
const explained = new Set();

/**
 * The fields that have standings, each with its rows in order, from the view of an event.
 *
 * @param {Record<string, Record<string, any>>} view
 * @returns {{division: string, rows: StandingsRow[]}[]}
 */
export function fieldsStanding(view) {
  /** @type {Map<string, StandingsRow[]>} */
  const fields = new Map();
  for (const [key, row] of Object.entries(view.standings ?? {}).sort(byKey)) {
    const division = key.slice(0, key.lastIndexOf("|"));
    fields.set(division, [...(fields.get(division) ?? []), row]);
  }
  return [...fields].map(([division, rows]) => ({ division, rows }));
}

/**
 * @param {[string, unknown]} one
 * @param {[string, unknown]} other
 */
function byKey([one], [other]) {
  return one < other ? -1 : 1;
}

/**
 * @param {StandingsRow[]} rows  In order.
 * @param {How} [how]
 */
export function standingsTable(rows, { explain = true, caption = "", onName = null } = {}) {
  if (!rows.length) return el("p", { class: "hint" }, T.noStandings);
  const columns = columnsOf(rows[0]);
  const heads = columns.map(({ head, minor }) => el("th", { scope: "col", class: look(minor) }, head));
  const table = el(
    "table",
    { class: "standings-table" },
    caption && el("caption", {}, T.field(caption)),
    el("thead", {}, el("tr", {}, el("th", { scope: "col" }, T.place), el("th", { scope: "col" }, T.name), ...heads)),
    el("tbody", {}, ...rows.flatMap((row, at) => lines(row, rows[at + 1], columns, { explain, onName }))),
  );
  const some = table.querySelector(".standings-why") !== null;
  return el("div", { class: "standings" }, table, some && allAtOnce(table));
}

/**
 * What the places are decided by comes first; then the rest, without what is there already.
 *
 * @param {StandingsRow} row
 * @returns {Column[]}
 */
function columnsOf(row) {
  const figures = (row.figures ?? []).map(([word], at) => ({
    head: T.figure(word),
    cell: (/** @type {StandingsRow} */ one) => one.figures?.[at]?.[1] ?? "",
    minor: false,
  }));
  const known = (row.figures ?? []).map(([word]) => word);
  const has = (/** @type {string} */ word) => known.some((one) => one.endsWith(word));
  /** @type {[boolean, string, (one: StandingsRow) => string | number | undefined, boolean][]} */
  const others = [
    [row.nights !== undefined, T.nights, (one) => one.nights, false],
    [row.played !== undefined, T.played, (one) => one.played, true],
    [row.won !== undefined && !has("won") && !has("wins"), T.won, (one) => one.won, false],
    [row.skunks_given !== undefined, T.skunks, T.skunksOf, true],
    [row.spread !== undefined && !has("spread"), T.spread, (one) => one.spread, false],
  ];
  const rest = others.filter(([wanted]) => wanted).map(([, head, cell, minor]) => ({ head, cell, minor }));
  return /** @type {Column[]} */ ([...figures, ...rest]);
}

/** @param {boolean} minor  Left out where the screen is narrow; the words on demand have it. */
function look(minor) {
  return minor ? "standings-minor" : null;
}

/**
 * The row, and where it is to be explained the words for it below.
 *
 * @param {StandingsRow} row
 * @param {StandingsRow | undefined} next
 * @param {Column[]} columns
 * @param {How} how
 */
function lines(row, next, columns, { explain, onName }) {
  const told = explain ? words(row, next) : [];
  const mark = row.play_off && row.played !== 0 && el("span", { class: "standings-mark" }, T.playOff);
  const below = told.map((text) => el("p", { class: "hint" }, text));
  const wide = el("td", { colspan: columns.length + 2, class: "standings-words" }, ...below);
  const reasons = el("tr", { class: "standings-reasons", hidden: true }, wide);
  const line = el(
    "tr",
    {},
    el("td", { class: "standings-place" }, String(row.place)),
    el(
      "th",
      { scope: "row" },
      onName ? nameButton(row, onName) : row.name,
      " ",
      mark,
      " ",
      told.length > 0 && whyButton(row, reasons),
    ),
    ...columns.map(({ cell, minor }) => el("td", { class: look(minor) }, String(cell(row) ?? ""))),
  );
  return told.length ? [line, reasons] : [line];
}

/**
 * @param {StandingsRow} row
 * @param {(row: StandingsRow) => void} onName
 */
function nameButton(row, onName) {
  const named = { "aria-label": T.cardOf(row.name), id: `name ${row.division ?? ""}|${row.name}` };
  return el("button", { type: "button", class: "standings-name", onclick: () => onName(row), ...named }, row.name);
}

/**
 * @param {StandingsRow} row
 * @param {HTMLElement} reasons
 */
function whyButton(row, reasons) {
  const who = `${row.division ?? ""}|${row.name}`;
  const show = () => {
    reasons.hidden = !explained.has(who);
    button.setAttribute("aria-expanded", String(explained.has(who)));
  };
  const onclick = () => {
    if (!explained.delete(who)) explained.add(who);
    show();
  };
  const named = { "aria-label": T.whyOf(row.name), id: `why ${who}` };
  const button = el("button", { type: "button", class: "standings-why", onclick, ...named }, T.why);
  show();
  return button;
}

/**
 * @param {StandingsRow} row
 * @param {StandingsRow | undefined} next
 */
function words(row, next) {
  const above = row.why && next ? [T.whyAbove(next.name, row.why)] : [];
  return row.played === undefined ? above : [...above, T.inAll(row)];
}

/** @param {HTMLElement} table */
function allAtOnce(table) {
  const all = () => /** @type {HTMLElement[]} */ ([...table.querySelectorAll(".standings-why")]);
  const closed = () => all().filter((one) => one.getAttribute("aria-expanded") === "false");
  const onclick = () => {
    const some = closed();
    for (const one of some.length ? some : all()) one.click();
    button.textContent = some.length ? T.explainNone : T.explainAll;
  };
  const button = el("button", { type: "button", onclick }, closed().length ? T.explainAll : T.explainNone);
  return button;
}
