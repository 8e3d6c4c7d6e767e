// The clock in the corner of every page, and the large one on its own: both run by themselves.

import { serverNow } from "../base/api.js";
import { el } from "../base/dom.js";
import { clocksOf } from "./deck.js";
import { T } from "../texts/display.js";

const A_SECOND = 1000;
const OFTEN = 250; // milliseconds, so that no second is left out

export class HallClock {
  constructor() {
    this.node = el("div", { class: "display-corner" });
    this.shown = "";
    setInterval(() => this.tick(), OFTEN);
  }

  /** @param {import("./types.js").View} view */
  take(view) {
    const fields = clocksOf(view);
    const facts = JSON.stringify(fields.map(({ name, clock }) => [name, clock]));
    if (facts === this.shown) return;
    this.shown = facts;
    this.node.replaceChildren(...(fields.length ? fields.map(corner) : [el("span", { "data-hour": "" })]));
    this.tick();
  }

  /** Every clock on the page shows what is left. */
  tick() {
    for (const face of document.querySelectorAll("[data-ends]")) {
      const left = Math.ceil((Number(face.getAttribute("data-ends")) - serverNow()) / A_SECOND);
      write(face, left > 0 ? T.left(left) : T.time);
      face.classList.toggle("over", left <= 0);
    }
    for (const face of document.querySelectorAll("[data-hour]")) write(face, T.timeOfDay(Date.now()));
  }
}

/** @param {Record<string, any>} field */
function corner({ name, clock }) {
  const face = el("span", { class: "display-clock", "data-ends": clock.called ? 0 : clock.ends_ms });
  return el("span", { class: "display-corner-clock" }, T.clockOf(name, clock.round), " ", face);
}

/**
 * @param {Element} face
 * @param {string} words
 */
function write(face, words) {
  if (face.textContent !== words) face.textContent = words;
}
