// The clock in the corner of every page, and the large one on its own: both run by themselves.

import { el } from "../base/dom.js";
import { secondsLeft } from "../events/round_clock.js";
import { TimeBell } from "../events/time_bell.js";
import { clocksOf } from "./deck.js";
import { T } from "../texts/display.js";

const OFTEN = 250; // milliseconds, so that no second is left out

export class HallClock {
  #bell = new TimeBell();

  constructor() {
    this.node = el("div", { class: "display-corner" });
    this.switch = this.#bell.node;
    this.shown = "";
    setInterval(() => this.tick(), OFTEN);
  }

  /** @param {import("./types.js").View} view */
  take(view) {
    this.#bell.show((view.event?.event?.round_minutes ?? 0) > 0);
    const fields = clocksOf(view);
    const facts = JSON.stringify(fields.map(({ name, clock }) => [name, clock]));
    if (facts === this.shown) return;
    this.shown = facts;
    this.node.replaceChildren(...(fields.length ? fields.map(corner) : [el("span", { "data-hour": "" })]));
    this.tick();
  }

  /** Every clock on the page shows what is left. */
  tick() {
    for (const face of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-ends]"))) {
      const { ends, clock = "" } = face.dataset;
      const left = secondsLeft({ ends_ms: Number(ends), called: ends === "" });
      write(face, left > 0 ? T.left(left) : T.time);
      face.classList.toggle("over", left <= 0);
      this.#bell.hear(clock, left);
    }
    for (const face of document.querySelectorAll("[data-hour]")) write(face, T.timeOfDay(Date.now()));
  }
}

/**
 * What a face on the page runs by.
 *
 * @param {Record<string, any>} field
 */
export function runsBy({ name, clock }) {
  return { "data-clock": `${name}|${clock.round}`, "data-ends": clock.called ? "" : clock.ends_ms };
}

/** @param {Record<string, any>} field */
function corner(field) {
  const face = el("span", { class: "display-clock", ...runsBy(field) });
  return el("span", { class: "display-corner-clock" }, T.clockOf(field.name, field.clock.round), " ", face);
}

/**
 * @param {Element} face
 * @param {string} words
 */
function write(face, words) {
  if (face.textContent !== words) face.textContent = words;
}
