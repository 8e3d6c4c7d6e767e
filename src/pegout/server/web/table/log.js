// What was said at the table, to be read again; the page tells new lines to those who listen to it.

import { el } from "../base/dom.js";
import { T } from "../texts/table.js";

export class Log {
  /** @type {string[]} */
  #shown = [];

  constructor() {
    this.list = el("ol");
    this.read = el("div", { role: "log", "aria-live": "off", "aria-label": T.logTitle, tabindex: 0 }, this.list);
    this.node = el("section", { class: "box said", hidden: true }, el("h2", {}, T.logTitle), this.read);
  }

  /** @param {string[]} lines */
  show(lines) {
    this.node.hidden = lines.length === 0;
    const goesOn = this.#shown.every((line, at) => line === lines[at]);
    if (!goesOn) this.list.replaceChildren();
    const fresh = goesOn ? lines.slice(this.#shown.length) : lines;
    if (goesOn && fresh.length === 0) return;
    this.list.append(...fresh.map((line) => el("li", {}, line)));
    this.read.scrollTop = this.read.scrollHeight;
    this.#shown = lines;
  }
}
