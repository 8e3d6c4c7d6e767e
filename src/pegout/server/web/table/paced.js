// What happens at the table, one thing after another, so that the eye can follow when a bot answers at once.

import { lookingPace } from "../base/settings.js";

/** @typedef {import("../base/types.js").WholeTable} WholeTable */
/** @typedef {import("../base/types.js").Change} Change */

/** How long something is looked at before the next thing happens, in milliseconds. */
/** @type {Record<string, number>} */
const LOOKED_AT = {
  CardPlayed: 650,
  GoSaid: 500,
  StarterTurned: 700,
  StarterPicked: 700,
  CutForDeal: 700,
  CardsDealt: 300,
};

export class Paced {
  /** @type {{view: WholeTable, change: Change}[]} */
  #waiting = [];
  #free = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {(view: WholeTable, change: Change | null) => void} show */
  constructor(show) {
    this.show = show;
  }

  /** Whether everything that happened has been shown. */
  get idle() {
    return this.#waiting.length === 0;
  }

  /**
   * A whole view is shown at once, and nothing that came before it any more.
   *
   * @param {WholeTable} view
   * @param {Change | null} change
   */
  take(view, change) {
    if (change === null) {
      clearTimeout(this.#timer);
      [this.#waiting, this.#free] = [[], 0];
      this.show(view, null);
    } else {
      this.#waiting.push({ view, change });
      if (this.#waiting.length === 1) this.#go();
    }
  }

  #go() {
    for (let next = this.#waiting[0]; next; next = this.#waiting[0]) {
      const wait = isOwn(next) ? 0 : this.#free - performance.now();
      if (wait > 0 && !document.hidden) {
        this.#timer = setTimeout(() => this.#go(), wait);
        return;
      }
      this.#waiting.shift();
      this.#free = performance.now() + lookingPace() * looking(next.change);
      this.show(next.view, next.change);
    }
  }
}

/**
 * Whether it is the viewer's own doing, which nobody needs time to understand.
 *
 * @param {{view: WholeTable, change: Change}} next
 */
function isOwn({ view, change: { events = [] } }) {
  return events.some(({ seat }) => seat !== undefined && seat === view.table.seat);
}

/** @param {Change} change */
function looking({ events = [] }) {
  return Math.max(0, ...events.map(({ event }) => LOOKED_AT[event] ?? 0));
}
