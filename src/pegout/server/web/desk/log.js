// Everything that was written down, the latest first, and the way to take it back.

import { el, labelled } from "../base/dom.js";
import { Fetched } from "./fetched.js";
import { askInWindow, button, reasonField, textField } from "./forms.js";
import { Rows } from "../base/rows.js";
import { T } from "../texts/desk.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("./types.js").LogLine} LogLine */

const FEW = 50;
const STANDS = "stands";

export class Log {
  /** @type {LogLine[]} */
  #lines = [];
  #shown = FEW;
  #list = new Rows(el("ul", { class: "log-rows" }));
  #search = el("input", { type: "search", id: "log-search", autocomplete: "off", oninput: () => this.#draw() });
  #more = button(T.earlier, () => this.#showMore());
  #fetched;

  /** @param {Desk} desk */
  constructor(desk) {
    this.desk = desk;
    this.#fetched = new Fetched(desk, "lists/log", (lines) => {
      this.#lines = lines.reverse();
      this.#draw();
    });
    const by = textField(T.yourName, { id: "log-by", maxlength: 40, value: desk.by });
    by.control.addEventListener("change", () => (desk.by = by.value));
    this.node = el("section", { "aria-label": T.parts.log }, by.node, labelled(T.searchLog, this.#search));
    this.node.append(this.#list.node, this.#more);
  }

  /** What was set aside is found by its word. */
  take() {
    this.#search.value = T.setAside;
    this.#draw();
    this.#search.focus();
  }

  show() {
    this.#fetched.show();
  }

  #showMore() {
    this.#shown += 4 * FEW;
    this.#draw();
  }

  #draw() {
    const wanted = this.#search.value.trim().toLowerCase();
    const found = this.#lines.filter((line) => Object.values(line).join(" ").toLowerCase().includes(wanted));
    const shown = found.slice(0, this.#shown);
    this.#more.hidden = shown.length === found.length;
    this.#list.show(
      shown.map((line) => [String(line.number), line]),
      (line) => row(this.desk, line),
    );
  }
}

/**
 * @param {Desk} desk
 * @param {LogLine} line
 */
function row(desk, { number, at, by, do: done, what, state }) {
  const stands = state === STANDS;
  const who = el("span", { class: "game-who" }, el("strong", {}, T.logTitle(number, T.commands[done] ?? done)));
  who.append(el("span", { class: "hint" }, T.logWho(at, by)), el("span", {}, what));
  if (!stands) who.append(el("span", { class: "mark placed" }, state));
  const words = T.takeBack(number);
  const open = () => openUndo(desk, number, words);
  const undo = desk.can.Undo && stands ? button(T.undo, open, { "aria-label": words }) : "";
  return el("li", {}, who, el("span", { class: "game-buttons" }, undo));
}

/**
 * @param {Desk} desk
 * @param {number} number
 * @param {string} words
 */
function openUndo(desk, number, words) {
  const reason = reasonField(false);
  const act = () => desk.send({ Undo: { number, reason: reason.value } });
  askInWindow(desk, words, T.undo, act, el("p", {}, T.undoWords), reason.node);
}
