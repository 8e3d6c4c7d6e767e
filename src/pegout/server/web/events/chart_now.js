// The chart with its results, asked for after changes and not more often than the server likes.

import { Refusal } from "../base/api.js";
import { askEvent } from "./asking.js";

/** @typedef {import("../display/types.js").ChartRow} ChartRow */

const PAUSE = 4000;

export class ChartNow {
  /** @type {ChartRow[]} */
  rows = [];
  #busy = false;
  #again = false;

  /**
   * @param {string} event
   * @param {() => void} changed
   */
  constructor(event, changed) {
    this.event = event;
    this.changed = changed;
  }

  /** Something has changed at the event. */
  async refresh() {
    this.#again = true;
    if (this.#busy) return;
    this.#busy = true;
    while (this.#again) {
      this.#again = false;
      await this.#ask();
      await new Promise((done) => setTimeout(done, PAUSE));
    }
    this.#busy = false;
  }

  async #ask() {
    try {
      this.rows = await askEvent("GET", this.event, "lists/chart", "");
      this.changed();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error; // the next change asks again
    }
  }
}
