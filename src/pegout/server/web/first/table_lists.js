// Tables that wait for players, and the games of one's own that go on.

import { ask } from "../base/api.js";
import { el } from "../base/dom.js";
import { attempt } from "../base/frame.js";
import { T } from "../texts/first.js";

/** @typedef {import("../base/types.js").TableListed} TableListed */
/** @typedef {import("../base/frame.js").Frame} Frame */

const LARGE = 3;

/**
 * The games that one can go on with, the last played first and large.
 *
 * @param {string} own  The name that one plays under.
 * @returns {Promise<HTMLElement[]>}
 */
export async function myGames(own) {
  /** @type {TableListed[]} */
  const mine = await ask("GET", "/api/tables/mine");
  const going = mine.filter(({ status }) => status === "playing" || status === "open");
  going.sort((one, other) => Number(other.status === "playing") - Number(one.status === "playing"));
  const [large, small] = [going.slice(0, LARGE), going.slice(LARGE)];
  const rest = small.length ? [el("ul", { class: "tables" }, ...small.map(entry))] : [];
  return [...large.map((one) => goOn(one, own)), ...rest];
}

/**
 * @param {TableListed} one
 * @param {string} own
 */
function goOn({ table, status, summary }, own) {
  const names = summary.seats.flatMap((seat) => (seat ? [seat.name] : []));
  const others = names.filter((_, seat) => seat !== names.indexOf(own));
  const more = [T.listedTable(summary.rules, summary.match), T.statusNames[status]].join(", ");
  return el(
    "a",
    { class: "go-on", href: addressOf(table) },
    el("strong", {}, T.continueTitle, " ", T.withOthers(others)),
    el("span", {}, more),
  );
}

/** @param {Frame} page */
export function openTables(page) {
  const list = el("ul", { class: "tables" });
  const look = () =>
    attempt(page, async () => {
      const tables = await ask("GET", "/api/tables");
      list.replaceChildren(...(tables.length ? tables.map(entry) : [el("li", { class: "hint" }, T.noOpenTables)]));
    });
  look();
  const again = el("button", { type: "button", class: "plain", onclick: look }, T.refresh);
  const head = el("div", { class: "heading" }, el("h2", {}, T.openTablesTitle), again);
  return el("section", { class: "box open-tables", "aria-label": T.openTablesTitle }, head, list);
}

/** @param {TableListed} one */
function entry({ table, summary }) {
  const names = summary.seats.map((seat) => seat?.name ?? T.freeSeat).join(" – ");
  const more = [T.listedTable(summary.rules, summary.match), summary.officiating === "players" ? T.officiated : ""];
  const link = el("a", { href: addressOf(table) }, names);
  return el("li", {}, link, el("span", { class: "hint" }, more.filter(Boolean).join(", ")));
}

/** @param {string} table */
function addressOf(table) {
  return `/t/${encodeURIComponent(table)}`;
}
