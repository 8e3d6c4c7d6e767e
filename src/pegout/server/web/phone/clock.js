// The time that a round still has, counted down by the phone itself.

import { serverNow } from "../base/api.js";
import { el } from "../base/dom.js";
import { T } from "../texts/phone.js";

/** @typedef {{round: number, ends_ms: number, called: boolean}} RoundClock */

const A_SECOND = 1000;

export class Clock {
  /** @type {RoundClock | null} */
  #clock = null;

  constructor() {
    this.node = el("p", { class: "round-clock", role: "timer", hidden: true });
    setInterval(() => this.#draw(), A_SECOND);
  }

  /** @param {RoundClock | null} clock */
  show(clock) {
    this.#clock = clock;
    this.#draw();
  }

  #draw() {
    const clock = this.#clock;
    this.node.hidden = clock === null;
    if (clock === null) return;
    const left = Math.ceil((clock.ends_ms - serverNow()) / A_SECOND);
    const over = clock.called || left <= 0;
    const words = over ? T.timeIsUp(clock.round) : T.timeLeft(clock.round, left);
    if (this.node.textContent !== words) this.node.textContent = words;
    this.node.classList.toggle("over", over);
  }
}
