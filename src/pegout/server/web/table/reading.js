// The show stays before the viewer until it has been read: a click, Enter, or a while where that is wished.

import { settings } from "../base/settings.js";
import { keepHere, keptHere } from "../base/storage.js";
import { TURNED, showAfter } from "./shown.js";

/** @typedef {import("../base/types.js").SeenEvent} SeenEvent */
/** @typedef {import("./shown.js").Shown} Shown */

const READ_MS = 7000;

export class Reading {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** Whether it stands before everything else. */
  open = false;
  /** @type {Shown[]} */
  shown = [];
  /** The last that was turned, which the show counts with.
   * @type {string | null} */
  starter = null;
  /** The card that ended the play, which nobody would see fall otherwise.
   * @type {{seat: number, card: string} | null} */
  last = null;

  /**
   * @param {string} table
   * @param {() => void} done  Called when the viewer has read it.
   */
  constructor(table, done) {
    this.table = table;
    this.done = done;
  }

  forget() {
    clearTimeout(this.#timer);
    [this.open, this.shown, this.starter, this.last] = [false, [], null, null];
  }

  /**
   * @param {SeenEvent[]} events
   * @param {boolean} goesOn  Whether another deal follows, which would take its place.
   */
  hear(events, goesOn) {
    this.shown = showAfter(this.shown, events);
    const turned = events.filter(({ event }) => TURNED.includes(event)).at(-1);
    if (turned) [this.starter, this.open] = [turned.card, false]; // whoever looks on does not hold the game up
    const played = events.filter(({ event }) => event === "CardPlayed").at(-1);
    if (!goesOn) this.open = false;
    else if (events.some(({ event }) => event === "HandShown")) {
      this.last = played ? { seat: played.seat, card: played.card } : null;
      this.#begin();
    }
  }

  /**
   * What was on show when the page was left, or the connection lost: again, if it has not been read.
   *
   * @param {SeenEvent[]} events
   * @param {boolean} goesOn
   */
  recall(events, goesOn) {
    this.forget();
    this.hear(events, goesOn);
    if (this.open && keptHere(this.#place) === this.#edition) this.forgo();
  }

  end() {
    keepHere(this.#place, this.#edition);
    this.forgo();
    this.done();
  }

  forgo() {
    clearTimeout(this.#timer);
    this.open = false;
  }

  get #place() {
    return `pegout.read.${this.table}`;
  }

  get #edition() {
    return [this.starter, ...this.shown.flatMap(({ cards }) => cards)].join(" ");
  }

  #begin() {
    clearTimeout(this.#timer);
    this.open = true;
    if (settings().onward) this.#timer = setTimeout(() => this.end(), READ_MS);
  }
}
