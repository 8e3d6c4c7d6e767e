// The time that a round still has, counted down by the phone itself, and the sound at its end.

import { el } from "../base/dom.js";
import { secondsLeft } from "../events/round_clock.js";
import { TimeBell } from "../events/time_bell.js";
import { T } from "../texts/phone.js";

/** @typedef {import("../events/round_clock.js").RoundClock} RoundClock */

const A_SECOND = 1000;

export class Clock {
  /** @type {RoundClock | null} */
  #clock = null;
  #field = "";
  #face = el("p", { class: "round-clock", role: "timer", hidden: true });
  #bell = new TimeBell();

  /** @param {(words: string) => void} tell  For those who listen to the page. */
  constructor(tell) {
    this.tell = tell;
    this.node = el("div", { class: "round-time", hidden: true }, this.#face, this.#bell.node);
    setInterval(() => this.#draw(), A_SECOND);
  }

  /**
   * @param {RoundClock | null} clock
   * @param {string} field
   * @param {boolean} timed  Whether the rounds of this event have an end.
   */
  show(clock, field, timed) {
    this.#clock = clock;
    this.#field = field;
    this.#bell.show(timed);
    this.node.hidden = !timed && clock === null;
    this.#draw();
  }

  #draw() {
    const clock = this.#clock;
    this.#face.hidden = clock === null;
    if (clock === null) return;
    const left = secondsLeft(clock);
    const words = left > 0 ? T.timeLeft(clock.round, left) : T.timeIsUp(clock.round);
    if (this.#face.textContent !== words) this.#face.textContent = words;
    this.#face.classList.toggle("over", left <= 0);
    if (this.#bell.hear(`${this.#field}|${clock.round}`, left)) this.tell(words);
  }
}
