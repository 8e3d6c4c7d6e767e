// What everybody sees of an event: what it is, who is in, who plays whom now, and how they stand.

import { el, Region } from "../base/dom.js";
import { frame } from "../base/frame.js";
import { markedName } from "../base/kept_mark.js";
import { askEvent } from "./asking.js";
import { about } from "./about.js";
import { askAgain, entriesAsked } from "./entry_asked.js";
import { entryFacts, entryPart } from "./entry_form.js";
import { remember, rememberedEvents } from "./keys.js";
import { LiveEvent } from "./live.js";
import { boundTo } from "./bound.js";
import { allResults, openCard, sameDeals } from "./on_demand.js";
import { pairings } from "./pairings.js";
import { fieldsStanding, standingsTable } from "../standings/standings.js";
import { T } from "../texts/events.js";

/** @typedef {import("../base/frame.js").Frame} Frame */
/** @typedef {import("../phone/types.js").EventLine} EventLine */
/** @typedef {import("../phone/types.js").FieldLine} FieldLine */
/** @typedef {import("../phone/types.js").GameLine} GameLine */
/** @typedef {{number: number, text: string, citations: string[], game: string, at: string}} RulingLine */
/** @typedef {{name: string, kind: string, status: string, position: number | null, kept?: boolean}} EntryListed */

/**
 * @typedef {object} PublicView
 * @property {{event: EventLine}} event
 * @property {Record<string, FieldLine>} fields
 * @property {Record<string, GameLine>} games
 * @property {Record<string, any>} standings
 * @property {Record<string, RulingLine>} rulings
 */

/** @param {string} event */
export function open(event) {
  new EventPage(frame(T.eventTitle, "event-page"), event).open();
}

export class EventPage {
  #link = new Region("p", { class: "hint", role: "status" });
  #about = new Region("section", { class: "about", "aria-label": T.eventTitle });
  #entry = new Region("section", { class: "box", "aria-label": T.enter });
  #pairings = new Region("section", { class: "box", id: "pairings", "aria-label": T.pairings });
  #standings = new Region("section", { class: "box", id: "standings", "aria-label": T.standings });
  #entered = new Region("section", { class: "box", "aria-label": T.entered });
  #rulings = new Region("section", { class: "box", "aria-label": T.rulings });
  /** @type {PublicView | null} */
  #view = null;
  #counted = "";
  /** @type {EntryListed[]} */
  #entries = [];
  #shown = false;
  #looked = false; // whether was asked what became of entries that wait
  #results;
  #deals;
  #bound = new Region("section", { class: "box", "aria-label": T.bound });

  /**
   * @param {Frame} page
   * @param {string} event
   */
  constructor(page, event) {
    this.page = page;
    this.event = event;
    /** Which names are looked for among the pairings. */
    this.wanted = "";
    this.#results = allResults(page, event);
    this.#deals = sameDeals(page, event);
    this.live = new LiveEvent(event, "", {
      onView: ({ view }) => this.#see(/** @type {any} */ (view)),
      onState: (state) => this.#link.show(state, () => (state === "open" ? [] : [T.notConnected])),
      onRefused: (words) => this.#refuse(words),
    });
  }

  open() {
    const left = el("div", {}, this.#entry.node, this.#pairings.node, this.#results, this.#deals, this.#bound.node);
    const right = el("div", {}, this.#standings.node, this.#entered.node, this.#rulings.node);
    this.page.main.append(this.#link.node, this.#about.node, el("div", { class: "columns" }, left, right));
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
    const { name, entered, waiting, phase } = view.event.event;
    if (rememberedEvents()[this.event]) remember(this.event, { name });
    const counted = JSON.stringify([entered, waiting, phase]);
    if (counted !== this.#counted) this.#count();
    this.#counted = counted;
    this.draw();
    this.#toPart();
  }

  /** Who is entered is no part of what is sent by itself. */
  async #count() {
    this.#entries = await askEvent("GET", this.event, "lists/entries", "").catch(() => this.#entries); // shown again with the next change
    const asked = entriesAsked(this.event).map(({ who }) => who.name);
    askAgain(this, this.#looked ? this.#entries.map(({ name }) => name) : asked).then(() => this.draw());
    this.#looked = true;
    this.draw();
  }

  draw() {
    const view = this.#view;
    if (view === null) return;
    const { event } = view.event;
    const own = rememberedEvents()[this.event] ?? {};
    document.title = T.pageTitle(event.name);
    this.#about.show([event, view.fields, own], () => about(this.event, event, view.fields, own));
    this.#results.hidden = event.phase === "open";
    this.#deals.hidden = event.phase === "open" || !event.online?.duplicate;
    this.#entry.show(entryFacts(event, own), () => entryPart(this, event, own));
    this.#pairings.show([view.fields, view.games, this.wanted], () => pairings(this, view));
    this.#bound.show(event.online, () => boundTo(event.online));
    this.#standings.show(view.standings, () => standings(this, view));
    this.#entered.show(this.#entries, () => entered(this.#entries));
    this.#rulings.show(view.rulings, () => rulings(view));
  }

  /** The part that the address names is only there now. */
  #toPart() {
    if (this.#shown) return;
    this.#shown = true;
    const part = location.hash && document.getElementById(location.hash.slice(1));
    if (part) part.scrollIntoView();
  }
}

/**
 * @param {EventPage} page
 * @param {PublicView} view
 */
function standings({ page, event }, view) {
  const fields = fieldsStanding(/** @type {any} */ (view)).filter(({ rows }) => rows.length);
  if (!fields.length) return [];
  const onName = (/** @type {import("../standings/types.js").StandingsRow} */ row) => openCard(page, event, row);
  const tables = fields.map(({ division, rows }) => standingsTable(rows, { caption: division, onName }));
  return [el("h2", {}, T.standings), ...tables];
}

/** @param {EntryListed[]} entries */
function entered(entries) {
  if (!entries.length) return [];
  const kinds = new Set(entries.map(({ kind }) => kind)).size > 1;
  const lines = entries.map(({ name, kind, status, kept }) =>
    el(
      "li",
      {},
      el("span", {}, markedName(name, kept)),
      el("span", { class: "hint" }, [kinds && kind, status].filter(Boolean).join(", ")),
    ),
  );
  return [
    el("details", {}, el("summary", {}, T.enteredNumber(entries.length)), el("ul", { class: "entered" }, ...lines)),
  ];
}

/** @param {PublicView} view */
function rulings({ rulings: all }) {
  const lines = Object.values(all ?? {}).sort((one, other) => other.number - one.number);
  if (!lines.length) return [];
  const items = lines.map(({ text, citations, game, at }) =>
    el(
      "li",
      {},
      el("span", {}, text),
      el("span", { class: "hint" }, [T.at(at), game, ...citations].filter(Boolean).join(", ")),
    ),
  );
  return [el("h2", {}, T.rulings), el("ul", { class: "tables" }, ...items)];
}
