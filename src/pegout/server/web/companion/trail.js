// All entries, the latest first. What was undone stays, struck out and readable.

import { el } from "../base/dom.js";
import { Rows } from "../base/rows.js";
import { closing } from "../base/dialog.js";
import { entryWords } from "./entry_words.js";
import { termsOf } from "./fold.js";
import { objectButton, waits } from "./latest.js";
import { begunFor } from "./next_deal.js";
import { namesOf } from "./phase.js";
import { placed } from "./placing.js";
import { struckOut } from "./refusing.js";
import { T } from "../texts/companion.js";

/** @typedef {import("./board_page.js").BoardDesk} BoardDesk */
/** @typedef {import("./types.js").Entry} Entry */

const AT_ONCE = 100;

/** @typedef {{head: string} | {entry: Entry, shown: unknown[]}} Line */

/** Only lines that have changed are drawn anew: a match may have a thousand. */
export class Trail {
  #rows = new Rows(el("ol"));
  /** @type {unknown[]} */
  #shown = [];

  /** @param {BoardDesk} desk */
  constructor(desk) {
    this.desk = desk;
    this.node = el("section", { class: "entry-trail", "aria-label": T.trail, tabindex: -1, hidden: true });
    this.node.append(el("h2", {}, T.trail), this.#rows.node);
  }

  show() {
    const { desk } = this;
    const { entries, names, both } = desk.view;
    const now = [entries, names, both, desk.keeping.by, desk.keeping.keeps, desk.playing];
    if (now.every((one, at) => one === this.#shown[at])) return;
    this.#shown = now;
    this.node.hidden = entries.length === 0;
    this.#rows.show(linesOf(desk), (shown) => ("head" in shown ? headLine(shown.head) : line(desk, shown.entry)));
  }
}

/**
 * @param {BoardDesk} desk
 * @returns {[string, Line][]}
 */
function linesOf(desk) {
  const { entries, game, deal, names, both } = desk.view;
  const phone = [names, both, desk.keeping.by, desk.keeping.keeps];
  let head = T.dealHead(game, deal);
  let before = "first";
  /** @type {[string, Line][]} */
  const lines = [["head", { head }]];
  for (const entry of [...entries].reverse()) {
    const words = T.dealHead(entry.game, entry.deal);
    if (!entry.struck && words !== head) lines.push([`head-${before}`, { head: (head = words) }]);
    const offers = entry.struck ? mayComeBack(desk, entry) : isBegunFor(desk, entry);
    lines.push([(before = entry.id), { entry, shown: [...phone, offers] }]);
  }
  return lines;
}

/** @param {string} words */
function headLine(words) {
  return el("li", { class: "head" }, words);
}

/**
 * Whether the deal that it is began by itself, for the entry after it.
 *
 * @param {BoardDesk} desk
 * @param {Entry} entry
 */
function isBegunFor({ view }, entry) {
  const next = view.entries[entry.number];
  return next !== undefined && !next.struck && begunFor(view.entries, next) === entry;
}

/**
 * @param {BoardDesk} desk
 * @param {Entry} entry
 */
function line(desk, entry) {
  const words = entryWords(desk, entry);
  const { number, struck, warnings } = entry;
  return el(
    "li",
    { class: struck ? "struck" : null },
    el("span", { class: "number", "aria-hidden": "true" }, String(number)),
    el(
      "span",
      { class: "entry-said" },
      struck ? el("del", {}, words) : words,
      ...notes(desk, entry).map((note) => el("span", { class: "hint" }, note)),
      ...(struck ? [] : warnings.map((warning) => el("span", { class: "warned" }, warning))),
    ),
    !struck && waits(desk, entry) && objectButton(desk, entry),
    !struck && mayUndo(desk, entry) && undoButton(desk, entry, words),
    struck && mayComeBack(desk, entry) && againButton(desk, entry, words),
  );
}

/**
 * Who undid, entered, confirmed or disputed it, where that is told apart.
 *
 * @param {BoardDesk} desk
 * @param {Entry} entry
 */
function notes(desk, entry) {
  const { view } = desk;
  const { struck, struck_by, by, confirmed, objection } = entry;
  const name = (/** @type {number} */ side) => T.sideName(namesOf(view, side));
  if (struck) return [struck_by === null ? T.undone : T.undoneBy(name(struck_by))];
  const others = confirmed.filter((side) => side !== by);
  return [
    isBegunFor(desk, entry) ? T.begunByItself : "",
    by === null ? "" : T.enteredBy(name(by)),
    view.both && others.length > 0 ? T.confirmedBy(others.map(name)) : "",
    objection ? T.objects(objection.side === null ? [] : namesOf(view, objection.side), objection.words) : "",
  ].filter(Boolean);
}

/**
 * @param {BoardDesk} desk
 * @param {Entry} entry
 */
function mayUndo({ view, keeping }, { by }) {
  return keeping.keeps && (!view.both || by === null || by === (keeping.by ?? null));
}

/**
 * @param {BoardDesk} desk
 * @param {Entry} entry
 */
function undo(desk, { id }) {
  desk.act({ do: "undo", entries: [id] });
}

/**
 * A finger slips as it scrolls through the entries, and what was undone in an earlier deal cannot come back there.
 *
 * @param {import("./types.js").BoardView} view
 * @param {Entry} entry
 */
function ofThisDeal({ game, deal }, entry) {
  return entry.game === game && entry.deal === deal;
}

/**
 * Points of this deal that were undone by mistake, and have not come back yet.
 *
 * @param {BoardDesk} desk
 * @param {Entry} entry
 */
function mayComeBack({ view, playing }, entry) {
  if (!playing || !ofThisDeal(view, entry) || !("seat" in entry.made)) return false;
  const same = JSON.stringify(entry.made);
  const later = view.entries.slice(entry.number).filter(({ struck }) => !struck);
  return !later.some(({ made }) => JSON.stringify(made) === same);
}

/**
 * @param {BoardDesk} desk
 * @param {Entry} entry
 * @param {string} words
 */
function againButton(desk, { made }, words) {
  const label = { "aria-label": T.againLabel(words) };
  return el("button", { type: "button", onclick: () => desk.enter(made), ...label }, T.again);
}

/**
 * @param {BoardDesk} desk
 * @param {Entry} entry
 * @param {string} words
 */
function undoButton(desk, entry, words) {
  const act = () => {
    const { view, counts, keeping } = desk;
    const without = struckOut(view.entries, [entry.id], keeping.by ?? null);
    const { why } = placed(termsOf(view, counts), without);
    if (why !== null) askForAll(desk, entry, why);
    else if (ofThisDeal(view, entry)) undo(desk, entry);
    else
      desk.window(
        T.undoOldTitle,
        "undoing",
        el("p", {}, words),
        closing(T.undoOld, () => undo(desk, entry)),
      );
  };
  const label = { "aria-label": T.undoLabel(entry.number, words) };
  return el("button", { type: "button", onclick: act, ...label }, T.undoKey);
}

/**
 * Where later entries rest on it, it can go together with them.
 *
 * @param {BoardDesk} desk
 * @param {Entry} entry
 * @param {string} why
 */
function askForAll(desk, entry, why) {
  const later = desk.view.entries.filter(({ struck, number }) => !struck && number >= entry.number);
  const entries = later.map(({ id }) => id);
  const act = () => {
    for (let end = entries.length; end > 0; end -= AT_ONCE)
      desk.act({ do: "undo", entries: entries.slice(Math.max(0, end - AT_ONCE), end) });
  };
  desk.window(T.undoTitle, "undoing", el("p", {}, why), closing(T.undoAll(entries.length), act));
}
