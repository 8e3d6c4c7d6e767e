// A list that is fetched when its part is open: again after changes, and never more often than once in a while.

import { attempt } from "../base/frame.js";

const A_WHILE = 1000;

export class Fetched {
  #version = -1;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #soon;
  #last = -Infinity;

  /**
   * @param {import("./desk.js").Desk} desk
   * @param {string} what
   * @param {(found: any) => void} draw
   */
  constructor(desk, what, draw) {
    this.desk = desk;
    this.what = what;
    this.draw = draw;
  }

  /** Fetches it unless it is of the version that is shown. */
  show() {
    if (this.#version === this.desk.version || this.#soon !== undefined) return;
    const wait = Math.max(0, this.#last + A_WHILE - performance.now());
    this.#soon = setTimeout(() => this.#fetch(), wait);
  }

  #fetch() {
    this.#soon = undefined;
    const started = performance.now();
    this.#last = started;
    const { version } = this.desk;
    return attempt(this.desk.page, async () => {
      const found = await this.desk.ask("GET", this.what);
      if (this.#last !== started) return; // a later one is on its way
      this.#version = version;
      this.draw(found);
    });
  }
}
