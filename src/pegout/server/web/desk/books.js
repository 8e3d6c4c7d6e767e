// The books as tables: journal, accounts, closing statement and receipts.

import { el } from "../base/dom.js";
import { T } from "../texts/desk.js";

/** @typedef {Record<string, string | number | boolean | null>} BookLine  Of the page that it names. */

const PAGE = "page";
const STATEMENT = "closing statement"; // the event in a few figures

/**
 * Pages that are open stay open.
 *
 * @param {HTMLElement} place
 * @param {BookLine[]} lines
 */
export function drawBooks(place, lines) {
  const before = /** @type {HTMLElement[]} */ ([...place.querySelectorAll("details")]);
  const open = before.filter((one) => one.hasAttribute("open")).map(({ dataset }) => dataset.page ?? "");
  place.replaceChildren(...books(lines, before.length > 0 ? open : [STATEMENT]));
}

/**
 * @param {BookLine[]} lines
 * @param {string[]} open
 */
function books(lines, open) {
  const pages = [...new Set(lines.map((line) => String(line[PAGE])))];
  return pages.map((page) => {
    const rows = lines.filter((line) => line[PAGE] === page);
    const heads = Object.keys(rows[0]).filter((head) => head !== PAGE && rows.some((row) => row[head] !== ""));
    return el(
      "details",
      { open: open.includes(page), "data-page": page },
      el("summary", {}, T.sentence(page)),
      scrolled(page, heads, rows),
    );
  });
}

/**
 * @param {string} page
 * @param {string[]} heads
 * @param {BookLine[]} rows
 */
function scrolled(page, heads, rows) {
  const head = el("tr", {}, ...heads.map((one) => el("th", { scope: "col" }, T.sentence(one))));
  const body = rows.map((row) => el("tr", {}, ...heads.map((one) => el("td", {}, T.cell(row[one])))));
  const table = el("table", {}, el("thead", {}, head), el("tbody", {}, ...body));
  return el("div", { class: "wide", tabindex: 0, role: "region", "aria-label": T.sentence(page) }, table);
}
