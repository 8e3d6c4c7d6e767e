// A table of the hall, where the code on its card leads: who plays there now, what was played there, and the way
// to the own page, where scores are entered.

import { el, Region } from "../base/dom.js";
import { frame } from "../base/frame.js";
import { Clock } from "../phone/clock.js";
import { ChartNow } from "./chart_now.js";
import { rememberedEvents } from "./keys.js";
import { LiveEvent } from "./live.js";
import { T } from "../texts/events.js";

/** @typedef {import("../phone/types.js").FieldLine} FieldLine */
/** @typedef {import("../display/types.js").ChartRow} ChartRow */
/** @typedef {import("./event_page.js").PublicView} PublicView */

/**
 * @param {string} event
 * @param {string} table
 */
export function open(event, table) {
  const field = new URLSearchParams(location.search).get("field") ?? "";
  new HallTable(frame(T.tableTitle(Number(table)), "phone event-page"), event, Number(table), field).open();
}

class HallTable {
  #link = new Region("p", { class: "hint", role: "status" });
  #now = new Region("section", { class: "where", "aria-label": T.playingHere });
  #ways = new Region("nav", { class: "event-ways", "aria-label": T.goOn });
  #played = new Region("section", { class: "box", "aria-label": T.atThisTable });
  #clock;
  /** @type {PublicView | null} */
  #view = null;

  /**
   * @param {import("../base/frame.js").Frame} page
   * @param {string} event
   * @param {number} table
   * @param {string} field  Of which fields each has tables of its own; "" for all.
   */
  constructor(page, event, table, field) {
    this.page = page;
    this.event = event;
    this.table = table;
    this.field = field;
    this.#clock = new Clock(page.tell);
    this.chart = new ChartNow(event, () => this.#draw());
    this.live = new LiveEvent(event, "", {
      onView: ({ view }) => this.#see(/** @type {any} */ (view)),
      onState: (state) => this.#link.show(state, () => (state === "open" ? [] : [T.notConnected])),
      onRefused: (words) => this.#refuse(words),
    });
  }

  open() {
    const parts = [this.#link, this.#now, this.#clock, this.#ways, this.#played];
    this.page.main.append(...parts.map(({ node }) => node));
    this.#link.show("looking", () => [T.looking]);
    this.live.open();
  }

  /** @param {string} words */
  #refuse(words) {
    this.#link.show("refused", () => []); // nothing more comes
    this.page.say(words);
  }

  /** @param {PublicView} view */
  #see(view) {
    this.#view = view;
    this.chart.refresh();
    this.#draw();
  }

  #draw() {
    const view = this.#view;
    if (view === null) return;
    const { event } = view.event;
    const fields = this.#fields(view);
    const names = fields.map(({ name }) => name);
    const rows = this.chart.rows.filter(({ division, table }) => table === this.table && names.includes(division));
    document.title = T.pageTitle(T.tableTitle(this.table));
    this.#now.show([event, fields, rows, view.games], () => this.#told(view, fields, rows));
    const [only, ...others] = fields;
    const clock = others.length > 0 ? null : (only?.clock ?? null);
    this.#clock.show(clock, only?.name ?? "", event.round_minutes > 0 && event.phase === "playing");
    const own = rememberedEvents()[this.event] ?? {};
    this.#ways.show(own, () => ways(this.event, own));
    this.#played.show(rows, () => played(rows, names.length > 1));
  }

  /**
   * Of the nights of a season the last: their tables are the same.
   *
   * @param {PublicView} view
   */
  #fields({ event, fields }) {
    const all = Object.values(fields);
    if (event.event.nights) return all.slice(-1);
    return this.field ? all.filter(({ name }) => name === this.field) : all;
  }

  /**
   * @param {PublicView} view
   * @param {FieldLine[]} fields
   * @param {ChartRow[]} rows
   */
  #told(view, fields, rows) {
    const { event } = view.event;
    const head = [el("p", { class: "event-name" }, event.name), el("h1", {}, T.tableTitle(this.table))];
    if (event.phase === "open") return [...head, el("p", {}, T.notStarted)];
    if (event.phase === "cancelled") return [...head, el("p", {}, T.isOff)];
    if (!event.has_chart) return [...head, el("p", {}, T.noTables)];
    const games = fields.flatMap((field) => nowIn(view, field, rows));
    if (games.length > 0) return [...head, ...games];
    return [...head, el("p", {}, rows.length > 0 ? T.nobodyNow : T.nobodyHere(this.table))];
  }
}

/**
 * The game of the round at this table.
 *
 * @param {PublicView} view
 * @param {FieldLine} field
 * @param {ChartRow[]} rows
 */
function nowIn({ games }, field, rows) {
  if (field.stage !== "chart") return [];
  return rows
    .filter(({ division, round }) => division === field.name && round === field.round)
    .flatMap(({ division, round, table, first, second, result }) => {
      const open = games[`${division}|R${round}T${table}`];
      const state = open ? T.gameState(open) : result && T.points(result);
      return [
        el("p", { class: "against" }, T.versus(first, second)),
        el("p", { class: "hint" }, [T.roundOf(division, round, field.rounds), state].filter(Boolean).join(", ")),
      ];
    });
}

/**
 * @param {string} event
 * @param {import("./keys.js").Remembered} own
 */
function ways(event, own) {
  const at = `/e/${encodeURIComponent(event)}`;
  return [
    own.me ? el("a", { class: "button main", href: `${at}/me` }, T.enterScore) : el("p", {}, T.howToEnter),
    own.desk && el("a", { class: "button", href: `${at}/desk` }, T.desk),
    el("a", { class: "button", href: at }, T.wholeEvent),
  ];
}

/**
 * @param {ChartRow[]} rows
 * @param {boolean} fields  Whether they are of several.
 */
function played(rows, fields) {
  if (rows.length === 0) return [];
  const lines = rows.map(({ division, round, first, second, result }) =>
    el(
      "tr",
      {},
      el("th", { scope: "row" }, T.roundShort(fields ? division : "", round)),
      el("td", {}, T.versus(first, second)),
      el("td", {}, T.points(result)),
    ),
  );
  const heads = [T.round, T.players, T.score].map((head) => el("th", { scope: "col" }, head));
  return [
    el("h2", {}, T.atThisTable),
    el("table", { class: "pairings" }, el("thead", {}, el("tr", {}, ...heads)), el("tbody", {}, ...lines)),
  ];
}
