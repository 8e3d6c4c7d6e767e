// The games of one's own that go on: the last one large, the others folded behind it.

import { ask, serverNow, tablePath } from "../base/api.js";
import { el } from "../base/dom.js";
import { attempt } from "../base/frame.js";
import { sureToLeave } from "../base/leaving.js";
import { addressOf, entry } from "./table_lists.js";
import { T } from "../texts/first.js";

/** @typedef {import("../base/types.js").TableListed} TableListed */
/** @typedef {import("../base/frame.js").Frame} Frame */

const MINUTE = 60_000;

export class OwnGames {
  #own = "";

  /** @param {Frame} page */
  constructor(page) {
    this.page = page;
    this.node = el("section", { class: "going", "aria-label": T.continueTitle, hidden: true });
  }

  /** @param {string} own  The name that one plays under. */
  async look(own) {
    this.#own = own;
    /** @type {TableListed[]} */
    const mine = await ask("GET", "/api/tables/mine");
    const going = mine.filter(({ status }) => status === "playing" || status === "open");
    const [latest, ...others] = going.sort((one, other) => rank(one) - rank(other));
    this.node.hidden = latest === undefined;
    if (latest) this.node.replaceChildren(this.#large(latest), this.#drop(latest), ...this.#folded(others));
  }

  /** @param {TableListed} one */
  #large(one) {
    const { table, status, summary } = one;
    const more = [T.listedTable(summary.rules, summary.match), T.statusNames[status]].join(", ");
    return el(
      "a",
      { class: "go-on", href: addressOf(table) },
      el("strong", {}, T.continueTitle, " ", T.withOthers(this.#others(one))),
      el("span", {}, this.#standing(one)),
      el("span", {}, more),
    );
  }

  /** @param {TableListed[]} others */
  #folded(others) {
    if (!others.length) return [];
    const lines = others.map((one) => entry(one, [this.#standing(one)], this.#drop(one)));
    return [el("details", {}, el("summary", {}, T.moreGames(others.length)), el("ul", { class: "tables" }, ...lines))];
  }

  /** @param {TableListed} one */
  #drop(one) {
    if (one.summary.event) return ""; // it is for the event to say what becomes of its games
    const act = () => {
      if (sureToLeave(parting(one))) attempt(this.page, () => this.#leave(one.table));
    };
    const label = T.dropLabel(T.withOthers(this.#others(one)));
    return el("button", { type: "button", class: "plain drop", "aria-label": label, onclick: act }, T.drop);
  }

  /** @param {string} table */
  async #leave(table) {
    await ask("POST", tablePath(table, "leave"));
    await this.look(this.#own);
  }

  /**
   * The only person's seat, or that of whoever is called so.
   *
   * @param {TableListed} one
   */
  #seat({ summary }) {
    const people = summary.seats.flatMap((seat, place) => (seat && !seat.bot ? [place] : []));
    return people.length === 1 ? people[0] : people.find((place) => summary.seats[place]?.name === this.#own);
  }

  /** @param {TableListed} one */
  #others(one) {
    const own = this.#seat(one);
    return one.summary.seats.flatMap((seat, place) => (seat && place !== own ? [seat.name] : []));
  }

  /**
   * The score, and for how long nothing has happened there.
   *
   * @param {TableListed} one
   */
  #standing(one) {
    const { seats, scores, partners } = one.summary;
    const ago = T.ago(Math.floor((serverNow() - one.changed) / MINUTE));
    if (!scores) return ago;
    const own = this.#seat(one) ?? 0;
    const places = seats.map((_, place) => (own + place) % seats.length).slice(0, partners ? 2 : seats.length);
    const told = places.map((place) => T.score(place === this.#seat(one) ? T.you : seats[place]?.name, scores[place]));
    return [...told, ago].join(", ");
  }
}

/** @param {TableListed} one */
function rank({ status }) {
  return status === "playing" ? 0 : 1;
}

/** @param {TableListed} one */
function parting({ status, summary: { seats, partners, gone } }) {
  const people = seats.filter((seat) => seat && !seat.bot).length;
  return { playing: status === "playing", alone: people < 2, gone, sides: partners ? 2 : seats.length };
}
