// Papers to print and files to keep. They are fetched with the key, which no address may hold.

import { choice, el, labelled, Region } from "../base/dom.js";
import { attempt } from "../base/frame.js";
import { fileOf } from "../events/asking.js";
import { button, onlyHere } from "./forms.js";
import { T } from "../texts/desk.js";

/** @typedef {import("./desk.js").Desk} Desk */

const OF_A_CHART = ["score-cards", "table-cards", "movement", "movement-by-player", "standings"];
const FIELDS_OWN = [...OF_A_CHART, "bracket"];
const WITH_MONEY = ["entries", "receipts", "books", "report"];
const LISTS = ["entries", "pairings", "chart", "results", "standings", "bracket", "log"];

export class Papers {
  #inside = new Region("div", { class: "paper-boxes" });

  /** @param {Desk} desk */
  constructor(desk) {
    this.desk = desk;
    this.node = el("section", { "aria-label": T.parts.papers }, this.#inside.node);
  }

  show() {
    const { desk } = this;
    const names = Object.values(desk.view.fields).map(({ name }) => name);
    this.#inside.show([names, desk.role, desk.view.event.event.name], () => [papers(desk, names), files(desk)]);
  }
}

/**
 * @param {Desk} desk
 * @param {string[]} names
 */
function papers(desk, names) {
  const stock = choice(Object.entries(T.stocks), "a", { id: "paper-stock" });
  const all = /** @type {[string, string][]} */ (names.map((name) => [name, T.fieldName(name)]));
  const division = choice(all, names[0] ?? "", { id: "paper-field" });
  const field = names.length > 1 ? labelled(T.field, division) : null;
  const { has_chart, has_sheet } = desk.view.event.event;
  const begun = names.length > 0; // what belongs to a field comes with the start of play
  const wanted = [
    ...(has_chart && begun ? OF_A_CHART : []),
    ...(has_sheet && begun ? ["bracket"] : []),
    ...(has_sheet ? ["empty-bracket"] : []),
    ...(desk.can.PutIn ? WITH_MONEY : []),
  ];
  const buttons = wanted.map((what) => {
    const asked = () =>
      new URLSearchParams({ stock: stock.value, division: FIELDS_OWN.includes(what) ? division.value : "" });
    return saveButton(desk, T.papers[what], () => `paper/${what}?${asked()}`, `${what}.pdf`);
  });
  const choices = el("div", { class: "pairs" }, labelled(T.stock, stock), field);
  return el(
    "div",
    { class: "box" },
    el("h2", {}, T.papersTitle),
    onlyHere(),
    choices,
    el("div", { class: "paper-buttons" }, ...buttons),
  );
}

/** @param {Desk} desk */
function files(desk) {
  const lists = desk.can.PutIn ? [...LISTS, "books"] : LISTS;
  const buttons = lists.map((what) =>
    saveButton(desk, T.csv(T.lists[what]), () => `lists/${what}?as=csv`, `${what}.csv`),
  );
  if (desk.role === "director") buttons.push(saveButton(desk, T.eventFile, () => "file", "pegout.event"));
  return el("div", { class: "box" }, el("h2", {}, T.filesTitle), el("div", { class: "paper-buttons" }, ...buttons));
}

/**
 * @param {Desk} desk
 * @param {string} words
 * @param {() => string} what
 * @param {string} name
 */
function saveButton(desk, words, what, name) {
  const made = button(words, async () => {
    made.disabled = true;
    made.textContent = T.beingMade;
    await attempt(desk.page, async () => save(await fileOf(desk.event, what(), desk.key), name));
    made.textContent = words;
    made.disabled = false;
  });
  return made;
}

/**
 * @param {Blob} file
 * @param {string} name
 */
function save(file, name) {
  const address = URL.createObjectURL(file);
  el("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000); // a browser may ask first where to put it
}
