// Tables that wait for players.

import { ask } from "../base/api.js";
import { el } from "../base/dom.js";
import { attempt } from "../base/frame.js";
import { markedName } from "../base/kept_mark.js";
import { T } from "../texts/first.js";

/** @typedef {import("../base/types.js").TableListed} TableListed */
/** @typedef {import("../base/frame.js").Frame} Frame */

const AT_ONCE = 4; // the doors must not be pushed away

/** @param {Frame} page */
export function openTables(page) {
  const list = el("ul", { class: "tables" });
  const look = () =>
    attempt(page, async () => {
      /** @type {TableListed[]} */
      const tables = await ask("GET", "/api/tables");
      const lines = tables.map((one) => entry(one));
      const first = lines.length ? lines.slice(0, AT_ONCE) : [el("li", { class: "hint" }, T.noOpenTables)];
      list.replaceChildren(...first, ...folded(lines.slice(AT_ONCE)));
    });
  look();
  const again = el("button", { type: "button", class: "plain", onclick: look }, T.refresh);
  const head = el("div", { class: "heading" }, el("h2", {}, T.openTablesTitle), again);
  return el("section", { class: "box open-tables", "aria-label": T.openTablesTitle }, head, list);
}

/** @param {HTMLElement[]} others */
function folded(others) {
  if (!others.length) return [];
  const words = el("summary", {}, T.moreTables(others.length));
  return [el("li", {}, el("details", {}, words, el("ul", { class: "tables" }, ...others)))];
}

/**
 * @param {TableListed} one
 * @param {string[]} [first]  What is said of it before its rules.
 * @param {...import("../base/dom.js").Child} after
 */
export function entry({ table, summary }, first = [], ...after) {
  const names = summary.seats.flatMap((seat, place) => [
    place ? " – " : null,
    seat ? markedName(seat.name, seat.kept) : T.freeSeat,
  ]);
  const more = [...first, T.listedTable(summary.rules, summary.match), ...officiated(summary)];
  const link = el("a", { href: addressOf(table) }, ...names);
  return el("li", {}, link, el("span", { class: "hint" }, more.filter(Boolean).join(", ")), ...after);
}

/**
 * Who counts, and whether points that are missed can be taken; tables that were listed before it was noted do not say.
 *
 * @param {import("../base/types.js").Summary} summary
 */
function officiated({ officiating, muggins }) {
  if (officiating !== "players") return [];
  return [T.officiated, muggins === undefined ? "" : T.mugginsPlayed(muggins)];
}

/** @param {string} table */
export function addressOf(table) {
  return `/t/${encodeURIComponent(table)}`;
}
