// What was said at the table, to be read again; the page tells new lines to those who listen to it. A long match
// comes with the end of its log, and what was before is asked for.

import { Refusal, ask, tablePath } from "../base/api.js";
import { el } from "../base/dom.js";
import { T } from "../texts/table.js";

export class Log {
  /** @type {string[]} */
  #shown = [];
  #table = "";
  #before = 0;

  constructor() {
    this.list = el("ol");
    this.more = el("button", { type: "button", hidden: true, onclick: () => this.#showEarlier() }, T.logEarlier);
    this.read = el(
      "div",
      { role: "log", "aria-live": "off", "aria-label": T.logTitle, tabindex: 0 },
      this.more,
      this.list,
    );
    this.node = el("section", { class: "box said", hidden: true }, el("h2", {}, T.logTitle), this.read);
  }

  /** @param {import("../base/types.js").WholeTable} view */
  show({ table, log, log_before }) {
    this.node.hidden = log.length === 0;
    const goesOn = this.#shown.every((line, at) => line === log[at]);
    if (!goesOn || this.#shown.length === 0) this.#begin(table.table, log_before);
    const fresh = goesOn ? log.slice(this.#shown.length) : log;
    if (goesOn && fresh.length === 0) return;
    this.list.append(...lines(fresh));
    this.read.scrollTop = this.read.scrollHeight;
    this.#shown = log;
  }

  /**
   * @param {string} table
   * @param {number} before
   */
  #begin(table, before) {
    this.list.replaceChildren();
    this.#table = table;
    this.#goBackTo(before);
  }

  /** @param {number} before */
  #goBackTo(before) {
    this.#before = before;
    this.more.hidden = before === 0;
  }

  /** The lines that are being read stay where they are. */
  async #showEarlier() {
    const before = this.#before;
    try {
      const page = await ask("GET", tablePath(this.#table, `log?before=${before}`));
      if (before !== this.#before) return; // asked for twice, or another match is on
      const height = this.read.scrollHeight;
      this.list.prepend(...lines(page.log));
      this.#goBackTo(page.log_before);
      this.read.scrollTop += this.read.scrollHeight - height;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error; // the button stays, and can be pressed again
    }
  }
}

/** @param {string[]} said */
function lines(said) {
  return said.map((line) => el("li", {}, line));
}
