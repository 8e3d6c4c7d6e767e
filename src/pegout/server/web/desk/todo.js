// What is to be done next, the urgent things first, each with its button or the way to where it is done.

import { el } from "../base/dom.js";
import { attempt } from "../base/frame.js";
import { settleEntries } from "./admission.js";
import { letIn } from "./entry.js";
import { button } from "./forms.js";
import { Rows } from "../base/rows.js";
import { T } from "../texts/desk.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("./types.js").TodoLine} TodoLine */

const FEW = 6; // more than these are shown when asked for
const FEW_ON_A_PHONE = 3;
const ROOMY = matchMedia("(min-width: 60rem)");
const TWO_WAYS = ["call"]; // done here, or looked at first

/** @type {Record<string, import("./desk.js").PartName>} */
const PLACES = {
  asked: "entries",
  admit: "entries",
  unpaid: "entries",
  absent: "entries",
  waiting: "entries",
  minimum: "entries",
  refund: "entries",
  refund_decision: "entries",
  start: "play",
  round: "play",
  time: "play",
  missing: "play",
  disagree: "play",
  tie: "play",
  play_offs: "play",
  call: "judge",
  ruling: "judge",
  decide: "judge",
  prizes: "money",
  pools: "money",
  close: "money",
  set_aside: "log",
};

/** @type {Record<string, (desk: Desk, name: string) => Promise<unknown>>} What is no command of the log. */
const DOORS = {
  asked: (desk, name) => settleEntries(desk, "approve", [name]),
  admit: letIn,
};

export class TodoList {
  #all = false;
  #list = new Rows(el("ul", { class: "todo-lines" }));
  #nothing = el("p", { class: "hint" }, T.nothingToDo);
  #more = button("", () => this.#showAll(), { class: "plain" });

  /** @param {Desk} desk */
  constructor(desk) {
    this.desk = desk;
    const title = el("h2", { id: "todo-title", tabindex: -1 }, T.todoTitle);
    const inside = [title, this.#list.node, this.#nothing, this.#more];
    this.node = el("section", { class: "todo box", "aria-labelledby": "todo-title" }, ...inside);
  }

  show() {
    const lines = Object.entries(this.desk.view.todo).sort(([, one], [, other]) => one.weight - other.weight);
    const shown = this.#all ? lines : lines.slice(0, ROOMY.matches ? FEW : FEW_ON_A_PHONE);
    this.#list.show(shown, (line) => this.#row(line));
    this.#nothing.hidden = lines.length > 0;
    this.#more.hidden = shown.length === lines.length && !this.#all;
    this.#more.textContent = this.#all ? T.fewer : T.moreToDo(lines.length - shown.length);
  }

  /** The first thing that can be done from here. */
  focus() {
    const first = this.node.querySelector("button") ?? this.node.querySelector("h2");
    first?.focus();
    first?.scrollIntoView({ block: "nearest" });
  }

  #showAll() {
    this.#all = !this.#all;
    this.show();
  }

  /** @param {TodoLine} line */
  #row(line) {
    const done = this.#done(line);
    const way = done === null || TWO_WAYS.includes(line.kind) ? this.#way(line) : null;
    return el(
      "li",
      { class: `weight-${line.weight}` },
      el("span", {}, line.text),
      el("div", { class: "todo-buttons" }, way, done),
    );
  }

  /** @param {TodoLine} line */
  #done({ kind, names, do: offered, button: words }) {
    const { desk } = this;
    const let_in = DOORS[kind];
    if (let_in && words)
      return button(words, () => attempt(desk.page, () => let_in(desk, names[0])), { class: "main" });
    if (!offered || !desk.can[offered.do]) return null;
    return button(words || T.doIt, () => desk.act({ [offered.do]: offered.with }), { class: "main" });
  }

  /** @param {TodoLine} line */
  #way(line) {
    const { desk } = this;
    const place = PLACES[line.kind];
    return place && desk.offers(place) ? button(T.ways[line.kind] ?? T.show, () => desk.go(place, line)) : null;
  }
}
