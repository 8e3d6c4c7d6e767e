// Questions one after the other: one's own mistakes first, then fresh ones that were fetched ahead.

import { ask } from "../base/api.js";
import { same } from "./shelf.js";

/** @typedef {import("./types.js").Asked} Asked */
/** @typedef {import("./types.js").Kind} Kind */
/** @typedef {import("./types.js").Questions} Questions */
/** @typedef {import("./shelf.js").Shelf} Shelf */

const AT_ONCE = 5;
const FEW = 2;

export class Supply {
  /** @type {Asked[]} */
  #fresh = [];
  /** @type {Asked[]} */
  #asked = [];
  /** @type {Promise<void> | null} */
  #coming = null;

  /**
   * @param {Kind} kind
   * @param {Shelf} shelf
   */
  constructor(kind, shelf) {
    this.kind = kind;
    this.shelf = shelf;
    this.enough = 2;
  }

  /**
   * The next question, and whether it is a mistake that has come back. None comes twice in a sitting.
   *
   * @returns {Promise<{asked: Asked, before: boolean}>}
   */
  async next() {
    const due = this.shelf.due(this.kind).find((one) => !this.#asked.some((other) => same(one, other)));
    if (!due && !this.#fresh.length) await this.fetchAhead();
    const asked = due ?? this.#fresh.shift();
    if (!asked) return this.next();
    this.#asked.push(asked);
    return { asked, before: Boolean(due) };
  }

  /** Fetches more where few are left; whoever calls meanwhile waits for the same ones. */
  fetchAhead() {
    if (this.#fresh.length > FEW) return Promise.resolve();
    this.#coming ??= this.#fetch().finally(() => (this.#coming = null));
    return this.#coming;
  }

  async #fetch() {
    /** @type {Questions} */
    const found = await ask("POST", "/api/drills/questions", { kind: this.kind, number: AT_ONCE });
    this.enough = found.enough;
    this.#fresh.push(...found.questions);
  }
}
