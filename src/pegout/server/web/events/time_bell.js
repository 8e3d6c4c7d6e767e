// The sound when the time of a round is up. It is off until somebody switches it on, and this browser remembers
// that. Browsers are silent until somebody has clicked: the switch is that click, or after a reload any other.

import { el } from "../base/dom.js";
import { changeSettings, onSettings, settings } from "../base/settings.js";
import { awake, sound } from "../base/sound.js";
import { T } from "../texts/time_bell.js";

const SIGNS = ["click", "keydown"]; // by which a browser knows that somebody is there

export class TimeBell {
  /** @type {Map<string, number>} */
  #left = new Map(); // seconds, by the clock
  #clicked = false; // what is struck before that would be heard at the click, long after its time

  constructor() {
    this.node = el("button", { type: "button", class: "time-sound", hidden: true, onclick: () => this.#turn() });
    for (const sign of SIGNS) document.addEventListener(sign, () => this.#click());
    onSettings(() => this.#draw());
    this.#draw();
  }

  /** @param {boolean} timed  Whether there is anything to hear at this event. */
  show(timed) {
    this.node.hidden = !timed;
  }

  /**
   * Rings once when a clock that was running here comes to its end.
   *
   * @param {string} clock
   * @param {number} left
   * @returns {boolean}  Whether that was now.
   */
  hear(clock, left) {
    const ended = (this.#left.get(clock) ?? 0) > 0 && left <= 0;
    this.#left.set(clock, left);
    if (ended && this.#clicked && settings().timeSound) sound("time", 0);
    return ended;
  }

  #turn() {
    const on = !settings().timeSound;
    changeSettings({ timeSound: on });
    if (on) sound("time", 0); // as it will be heard
  }

  #click() {
    if (settings().timeSound) awake();
    if (this.#clicked) return;
    this.#clicked = true;
    this.#draw();
  }

  #draw() {
    const { timeSound } = settings();
    const words = timeSound ? (this.#clicked ? T.soundOn : T.soundWaits) : T.soundOff;
    if (this.node.textContent !== words) this.node.textContent = words;
    this.node.setAttribute("aria-pressed", String(timeSound));
  }
}
