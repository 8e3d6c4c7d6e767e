// What the pages of the archive have in common: the way between them, addresses, and tables.

import { el } from "../base/dom.js";
import { T } from "../texts/archive.js";

/** @typedef {import("../base/dom.js").Child} Child */

/** The way back to the events and to the archive. */
export function wayBack() {
  return el(
    "nav",
    { class: "archive-way", "aria-label": T.archive },
    el("a", { href: "/events" }, T.events),
    el("a", { href: "/events/archive" }, T.archive),
  );
}

/**
 * A stroke would end the part of an address; the server takes the sign that looks like one for it.
 *
 * @param {string} name
 */
export function inAddress(name) {
  return encodeURIComponent(name.replaceAll("/", "\u2215"));
}

/** @param {string} name */
export function playerLink(name) {
  return el("a", { href: `/events/players/${inAddress(name)}` }, name);
}

/**
 * @param {string} event
 * @param {string} name
 */
export function eventLink(event, name) {
  return el("a", { href: `/e/${encodeURIComponent(event)}` }, name);
}

/**
 * A table whose rows become small cards where the screen is narrow: each cell then says what it is.
 *
 * @param {string} title
 * @param {string[]} heads
 * @param {Child[][]} rows  Which of the cells names the row is said next.
 * @param {number} named
 */
export function cardTable(title, heads, rows, named) {
  const cells = (/** @type {Child[]} */ row) =>
    row.map((cell, place) =>
      place === named
        ? el("th", { scope: "row", class: "named" }, cell)
        : el("td", { "data-head": heads[place] }, el("span", {}, cell)),
    );
  const titles = heads.map((head, place) => el("th", { scope: "col", class: place === named ? "named" : null }, head));
  return el(
    "table",
    { class: "as-cards" },
    el("caption", {}, title),
    el("thead", {}, el("tr", {}, ...titles)),
    el("tbody", {}, ...rows.map((row) => el("tr", {}, ...cells(row)))),
  );
}
