// Who plays whom now, field by field.

import { el, labelled } from "../base/dom.js";
import { T } from "../texts/events.js";

/** @typedef {import("./event_page.js").EventPage} EventPage */
/** @typedef {import("../phone/types.js").GameLine} GameLine */
/** @typedef {import("../phone/types.js").FieldLine} FieldLine */

const MANY = 12;

/**
 * @param {EventPage} page
 * @param {import("./event_page.js").PublicView} view
 */
export function pairings(page, { event: { event }, fields, games }) {
  const closed = event.online?.duplicate; // whoever looked on would know the cards of another table
  const all = Object.values(games ?? {}).map((game) => (closed ? { ...game, online: "" } : game));
  const parts = Object.values(fields ?? {}).flatMap((field) => ofField(field, all, page.wanted));
  if (!parts.length) return [];
  return [el("h2", {}, T.pairings), all.length > MANY && finding(page), ...parts];
}

/** @param {EventPage} page */
function finding(page) {
  const field = el("input", { id: "find-name", type: "search", autocomplete: "off", value: page.wanted });
  field.addEventListener("input", () => {
    if (field.value === page.wanted) return;
    page.wanted = field.value;
    page.draw();
  });
  return labelled(T.findName, field);
}

/**
 * @param {FieldLine} field
 * @param {GameLine[]} all
 * @param {string} wanted
 */
function ofField(field, all, wanted) {
  const asked = wanted.trim().toLocaleLowerCase();
  const meant = (/** @type {GameLine} */ { first, second }) =>
    `${first}\n${second}`.toLocaleLowerCase().includes(asked);
  const games = all.filter((game) => game.division === field.name && !game.proposed && meant(game));
  games.sort((one, other) => one.table - other.table || (one.game < other.game ? -1 : 1));
  if (!games.length && !field.note) return [];
  return [
    games.length > 0 && table(field, games),
    field.sitting_out.length > 0 && el("p", {}, T.sittingOut(field.sitting_out)),
    field.note && el("p", { class: "hint" }, field.note),
  ].filter((part) => part !== false && part !== "");
}

/**
 * @param {FieldLine} field
 * @param {GameLine[]} games
 */
function table(field, games) {
  const tables = games.some((game) => game.table > 0);
  const heads = [tables ? T.table : T.match, T.players];
  return el(
    "table",
    { class: "pairings" },
    el("caption", {}, T.roundOf(field.name, field.round, field.rounds)),
    el("thead", {}, el("tr", {}, ...heads.map((head) => el("th", { scope: "col" }, head)))),
    el("tbody", {}, ...games.map((game) => row(game, tables))),
  );
}

/**
 * @param {GameLine} game
 * @param {boolean} tables
 */
function row(game, tables) {
  const state = T.gameState(game);
  const watched = game.online && el("a", { href: `/t/${encodeURIComponent(game.online)}` }, T.lookOn);
  return el(
    "tr",
    {},
    el("th", { scope: "row" }, tables ? String(game.table || T.noTable) : game.game),
    el("td", {}, T.versus(game.first, game.second), " ", watched, state && el("span", { class: "hint" }, state)),
  );
}
