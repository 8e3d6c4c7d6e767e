// What happens at the table, one thing after another, so that the eye can follow when a bot answers at once.

import { lookingPace } from "../base/settings.js";

/** @typedef {import("../base/types.js").WholeTable} WholeTable */
/** @typedef {import("../base/types.js").Change} Change */
/** @typedef {import("../base/types.js").GameSeen} GameSeen */
/** @typedef {{view: WholeTable, change: Change, look: number}} Step  And how long it is looked at. */

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
const BEFORE_TURNING = 1200; // at least: nobody sees the card again

export class Paced {
  /** @type {Step[]} */
  #waiting = [];
  #free = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {WholeTable | null} */
  #latest = null;

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
    const before = this.#latest;
    this.#latest = view;
    if (change === null) {
      clearTimeout(this.#timer);
      [this.#waiting, this.#free] = [[], 0];
      this.show(view, null);
    } else {
      const goes = this.idle;
      this.#waiting.push(...steps(before, view, change));
      if (goes) this.#go();
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
      this.#free = performance.now() + next.look;
      this.show(next.view, next.change);
    }
  }
}

/**
 * Cards that are turned over lie there first, with the one that ended their series, for everybody to see.
 *
 * @param {WholeTable | null} before
 * @param {WholeTable} view
 * @param {Change} change
 * @returns {Step[]}
 */
function steps(before, view, change) {
  const { events = [], ...rest } = change;
  const end = events.findIndex(({ event }) => event === "SeriesEnded");
  const lying = end < 0 || !before?.game || !view.game ? null : atTheEnd(before.game, view.game, events.slice(0, end));
  if (!lying) return [{ view, change, look: looking(change) }];
  const look = Math.max(1, lookingPace()) * BEFORE_TURNING;
  return [
    { view: { ...view, game: lying }, change: { ...rest, events: events.slice(0, end) }, look },
    { view, change: { type: "change", version: change.version, events: events.slice(end) }, look: 0 },
  ];
}

/**
 * The game with its finished series on the table still; nothing where no card is turned over.
 *
 * @param {GameSeen} was
 * @param {GameSeen} now
 * @param {import("../base/types.js").SeenEvent[]} events
 */
function atTheEnd(was, now, events) {
  const laid = events.filter(({ event }) => event === "CardPlayed");
  const played = was.played.map((pile, seat) => [...pile, ...laid.filter((one) => one.seat === seat).map(cardOf)]);
  const stays = played.every((pile, seat) => pile.every((card) => now.played[seat]?.includes(card)));
  if (stays || now.phase !== "play") return null;
  const count = laid.at(-1)?.count ?? was.count;
  return { ...now, played, turned: was.turned, series: [...was.series, ...laid.map(cardOf)], count, series_over: true };
}

/** @param {import("../base/types.js").SeenEvent} event */
function cardOf({ card }) {
  return card;
}

/**
 * Whether it is the viewer's own doing, which nobody needs time to understand.
 *
 * @param {Step} step
 */
function isOwn({ view, change: { events = [] } }) {
  return events.some(({ seat }) => seat !== undefined && seat === view.table.seat);
}

/** @param {Change} change */
function looking({ events = [] }) {
  return lookingPace() * Math.max(0, ...events.map(({ event }) => LOOKED_AT[event] ?? 0));
}
