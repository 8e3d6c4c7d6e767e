// That the time of a round is up stands above every part of the desk, and can be heard.

import { el } from "../base/dom.js";
import { secondsLeft } from "../events/round_clock.js";
import { TimeBell } from "../events/time_bell.js";
import { T } from "../texts/desk.js";

/** @typedef {import("./desk.js").Desk} Desk */

const A_SECOND = 1000;

export class TimeUp {
  #bell = new TimeBell();
  #words = el("p", { class: "time-up", role: "status", hidden: true });

  /** @param {Desk} desk */
  constructor(desk) {
    this.desk = desk;
    this.node = el("div", { class: "desk-time" }, this.#words, this.#bell.node);
    setInterval(() => this.show(), A_SECOND);
  }

  show() {
    const { now, view } = this.desk;
    this.#bell.show(now.round_minutes > 0);
    const ended = Object.values(view.fields).flatMap(({ name, clock }) => {
      if (clock === null) return [];
      const left = secondsLeft(clock);
      this.#bell.hear(`${name}|${clock.round}`, left);
      return left > 0 ? [] : [T.timeIn(name, clock.round)];
    });
    const words = ended.join(" ");
    if (this.#words.textContent !== words) this.#words.textContent = words;
    this.#words.hidden = !words;
  }
}
