// The registration desk: who is entered, who has paid and who is here, found by name or by what is missing.

import { el, labelled } from "../base/dom.js";
import { admission } from "./admission.js";
import { botsForm } from "./bots.js";
import { entryRow, openEntry } from "./entry.js";
import { button } from "./forms.js";
import { registerForm } from "./registering.js";
import { Rows } from "../base/rows.js";
import { T } from "../texts/desk.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("./types.js").EntryLine} EntryLine */
/** @typedef {"all" | "unpaid" | "absent" | "waiting"} Filter */

/** @type {Record<Filter, (entry: EntryLine) => boolean>} */
const WANTED = {
  all: () => true,
  unpaid: ({ status_code, owed_cents }) => status_code === "placed" && owed_cents > 0,
  absent: ({ status_code, arrival }) => status_code === "confirmed" && arrival === "not_here",
  waiting: ({ status_code }) => status_code === "waiting",
};

export class Entries {
  /** @type {Filter} */
  #filter = "all";
  #search = el("input", { type: "search", id: "desk-search", autocomplete: "off", oninput: () => this.#sift() });
  #counted = el("p", { class: "hint", role: "status" });
  #list = new Rows(el("ul", { class: "entry-rows" }));
  /** @type {Map<Filter, HTMLButtonElement>} */
  #buttons = new Map();

  /** @param {Desk} desk */
  constructor(desk) {
    this.desk = desk;
    const names = /** @type {Filter[]} */ (Object.keys(WANTED));
    for (const name of names)
      this.#buttons.set(
        name,
        button("", () => this.only(name)),
      );
    const filters = el("div", { class: "presses", role: "group", "aria-label": T.filter }, ...this.#buttons.values());
    this.adding = [registerForm(desk), botsForm(desk), admission(desk)];
    this.node = el("section", { "aria-label": T.parts.entries });
    this.node.append(
      ...this.adding.map(({ node }) => node),
      labelled(T.search, this.#search),
      filters,
      this.#counted,
      this.#list.node,
    );
  }

  /** @param {import("./types.js").TodoLine} line */
  take({ kind, names }) {
    const entry = names.length === 1 ? this.desk.view.entries[names[0]] : undefined;
    if (entry) openEntry(this.desk, entry);
    else this.only(kind in WANTED ? /** @type {Filter} */ (kind) : "all");
  }

  /** @param {Filter} filter */
  only(filter) {
    this.#filter = filter;
    this.#search.value = "";
    this.#sift();
    this.#buttons.get(filter)?.focus();
  }

  show() {
    for (const form of this.adding) form.show();
    this.#list.show(Object.entries(this.desk.view.entries), (entry) => entryRow(this.desk, entry));
    this.#sift();
  }

  #sift() {
    const wanted = this.#search.value.trim().toLowerCase();
    const entries = Object.entries(this.desk.view.entries);
    let shown = 0;
    for (const [key, entry] of entries) {
      const fits = WANTED[this.#filter](entry) && entry.name.toLowerCase().includes(wanted);
      const row = this.#list.find(key);
      if (row && row.hidden === fits) row.hidden = !fits;
      shown += fits ? 1 : 0;
    }
    this.#counted.textContent = T.shownOf(shown, entries.length);
    for (const [name, pressed] of this.#buttons) {
      pressed.textContent = T.filters[name](entries.filter(([, entry]) => WANTED[name](entry)).length);
      pressed.setAttribute("aria-pressed", String(name === this.#filter));
    }
  }
}
