// Lists of tables: those that wait for players, and one's own.

import { ask } from "../base/api.js";
import { el } from "../base/dom.js";
import { attempt } from "../base/frame.js";
import { T } from "../texts/first.js";

/** @typedef {import("../base/types.js").TableListed} TableListed */
/** @typedef {import("../base/frame.js").Frame} Frame */

/** @param {Frame} page */
export function listOfOpen(page) {
  return listed(page, T.openTablesTitle, T.noOpenTables, "/api/tables", () => true);
}

/** @param {Frame} page */
export function listOfMine(page) {
  return listed(page, T.myGamesTitle, T.noGames, "/api/tables/mine", (one) => one.status !== "closed");
}

/**
 * @param {Frame} page
 * @param {string} title
 * @param {string} none
 * @param {string} path
 * @param {(one: TableListed) => boolean} wanted
 */
function listed(page, title, none, path, wanted) {
  const list = el("ul", { class: "tables" });
  const look = () =>
    attempt(page, async () => {
      const tables = (await ask("GET", path)).filter(wanted);
      list.replaceChildren(...(tables.length ? tables.map(entry) : [el("li", { class: "hint" }, none)]));
    });
  look();
  const again = el("button", { type: "button", class: "plain", onclick: look }, T.refresh);
  return el("section", { class: "box", "aria-label": title }, el("h2", {}, title), list, again);
}

/** @param {TableListed} one */
function entry({ table, status, summary }) {
  const names = summary.seats.map((seat) => seat?.name ?? T.freeSeat);
  const words = T.listedTable(names, summary.rules, summary.match);
  const more = [T.statusNames[status], summary.officiating === "players" ? T.officiated : ""].filter(Boolean);
  const link = el("a", { href: `/t/${encodeURIComponent(table)}` }, words);
  return el("li", {}, link, el("span", { class: "hint" }, more.join(", ")));
}
