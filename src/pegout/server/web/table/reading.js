// The show stays before the viewer until it has been read: a click, Enter, or a while where that is wished.

import { settings } from "../base/settings.js";
import { showAfter } from "./shown.js";

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

  /** @param {() => void} done  Called when the viewer has read it. */
  constructor(done) {
    this.done = done;
  }

  forget() {
    clearTimeout(this.#timer);
    [this.open, this.shown, this.starter, this.last] = [false, [], null, null];
  }

  /**
   * @param {SeenEvent[]} events
   * @param {string | null} starter
   * @param {boolean} goesOn  Whether another deal follows, which would take its place.
   */
  hear(events, starter, goesOn) {
    this.starter = starter ?? this.starter;
    this.shown = showAfter(this.shown, events);
    const played = events.filter(({ event }) => event === "CardPlayed").at(-1);
    if (!goesOn) this.open = false;
    else if (events.some(({ event }) => event === "HandShown")) {
      this.last = played ? { seat: played.seat, card: played.card } : null;
      this.#begin();
    }
  }

  end() {
    clearTimeout(this.#timer);
    this.open = false;
    this.done();
  }

  #begin() {
    clearTimeout(this.#timer);
    this.open = true;
    if (settings().onward) this.#timer = setTimeout(() => this.end(), READ_MS);
  }
}
