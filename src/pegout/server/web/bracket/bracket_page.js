// The knock-out sheets of an event, drawn as they stand: to zoom, to move, to follow somebody, to print.

import { choice, el, labelled, Region } from "../base/dom.js";
import { drawn } from "../base/drawing.js";
import { frame } from "../base/frame.js";
import { eventPath } from "../events/asking.js";
import { LiveEvent } from "../events/live.js";
import { contents } from "./drawing.js";
import { layout } from "./layout.js";
import { printForm } from "./printing.js";
import { playersOn, sheetName, sheetsOf } from "./sheets.js";
import { columnOf, matchTold, players, roundNames, roundsListed } from "./telling.js";
import { Viewport } from "./viewport.js";
import { wayOf } from "./way.js";
import { T } from "../texts/bracket.js";

/** @typedef {import("./types.js").Sheet} Sheet */
/** @typedef {import("./types.js").Layout} Layout */

/**
 * @param {string} event
 * @param {string} [division]
 */
export function open(event, division) {
  const page = new BracketPage(event, division ?? null);
  const live = new LiveEvent(event, "", {
    onView: ({ view }) => page.take(view),
    onState: (state) => page.frame.say(state === "lost" ? T.lost : ""),
    onRefused: (words) => page.frame.say(words),
  });
  live.open();
}

class BracketPage {
  /** @type {Sheet[]} */
  #sheets = [];
  /** @type {Sheet | null} */
  #sheet = null;
  /** @type {Layout | null} */
  #layout = null;
  /** @type {import("./telling.js").RoundNames} */
  #names = {};
  #chosen = "";
  #picked = "";
  #name = "";
  #drawn = "";

  /**
   * @param {string} event
   * @param {string | null} division  The field whose sheet is wanted.
   */
  constructor(event, division) {
    this.frame = frame(T.title, "bracket");
    this.event = event;
    this.division = division;
    this.heading = el("h1", {}, T.title);
    const back = el("a", { href: `/e/${encodeURIComponent(event)}` }, T.backToEvent);
    this.none = el("p", { hidden: true }, T.noSheet);
    this.choices = new Region("div", { class: "line bracket-choices" });
    this.told = new Region("section", { class: "box bracket-told", "aria-label": T.matchTold });
    this.svg = drawn("svg", { class: "bracket-drawing", role: "img", "aria-label": T.title });
    this.box = el("div", { class: "bracket-view", tabindex: 0, role: "group", "aria-label": T.drawingLabel }, this.svg);
    this.port = new Viewport(this.svg, this.box);
    this.port.onpick = (match) => this.#pick(match);
    this.box.addEventListener("keydown", (pressed) => this.#enter(pressed));
    this.list = el("details", { class: "box", ontoggle: () => this.#list() }, el("summary", {}, T.asList));
    const printed = () =>
      this.#layout && { sheet: this.#layout, names: this.#names, title: this.heading.textContent ?? "" };
    this.pdf = el("a", {}, T.asPdf);
    this.whole = el(
      "div",
      { hidden: true },
      el("div", { class: "bracket-tools" }, this.choices.node, this.#zoomButtons()),
      el("div", { class: "bracket-stage" }, this.box, this.told.node),
      printForm(printed, this.pdf),
      this.list,
    );
    this.frame.main.append(this.heading, el("p", {}, back), this.none, this.whole);
    addEventListener("hashchange", () => this.#follow(asked()));
    this.#name = asked();
  }

  /** @param {Record<string, Record<string, any>>} view */
  take(view) {
    const name = view.event?.event?.name ?? "";
    document.title = T.pageTitle(T.titleOf(name));
    this.heading.textContent = T.titleOf(name);
    this.#sheets = sheetsOf(view);
    this.none.hidden = this.#sheets.length > 0;
    this.whole.hidden = !this.#sheets.length;
    this.#choose(this.#chosen);
  }

  /**
   * @param {string} chosen  Another sheet, or the same as it stands now.
   */
  #choose(chosen) {
    const named = this.#sheets.find((one) => sheetName(one) === chosen);
    this.#sheet = named ?? this.#sheets.find(({ division }) => division === this.division) ?? this.#sheets[0] ?? null;
    if (this.#sheet === null) return;
    const another = this.#chosen !== sheetName(this.#sheet);
    this.#chosen = sheetName(this.#sheet);
    if (another) this.#picked = "";
    this.pdf.href = eventPath(this.event, `paper/bracket?division=${encodeURIComponent(this.#sheet.division)}`);
    this.#draw(another);
    this.#showChoices();
    this.#showPicked();
    this.#list();
  }

  /** @param {boolean} another */
  #draw(another) {
    if (this.#sheet === null) return;
    const { matches, bestOf } = this.#sheet;
    const facts = JSON.stringify([this.#chosen, this.#name, matches]);
    if (facts === this.#drawn) return;
    this.#drawn = facts;
    const found = layout(matches, bestOf);
    this.#names = roundNames(matches);
    this.#layout = found;
    const way = this.#name ? wayOf(matches, this.#name) : null;
    this.svg.replaceChildren(...contents(found, { names: this.#names, way }).filter(Boolean));
    this.port.take(found);
    if (another && way === null) this.port.start();
    else if (another) this.#centre();
  }

  #centre() {
    const way = this.#sheet && wayOf(this.#sheet.matches, this.#name);
    const now = this.#layout?.boxes.find(({ match }) => match.match === way?.now);
    if (now) this.port.centre(now);
  }

  #zoomButtons() {
    /** @type {[string, () => void][]} */
    const all = [
      [T.larger, () => this.port.larger()],
      [T.smaller, () => this.port.smaller()],
      [T.readable, () => this.port.readably()],
      [T.whole, () => this.port.whole()],
    ];
    const buttons = all.map(([words, onclick]) => el("button", { type: "button", onclick }, words));
    return el("div", { class: "bracket-zoom", role: "group", "aria-label": T.zoom }, ...buttons);
  }

  #showChoices() {
    const { matches } = /** @type {Sheet} */ (this.#sheet);
    const names = playersOn(matches);
    /** @type {[string, string][]} */
    const sheets = this.#sheets.map((one) => [sheetName(one), T.sheetName(one.division, one.course)]);
    this.choices.show([sheets, this.#chosen, names, this.#name], () => {
      const sheet = choice(sheets, this.#chosen, { id: "bracket-sheet", onchange: () => this.#choose(sheet.value) });
      const who = choice(
        [["", T.nobody], ...names.map((one) => /** @type {[string, string]} */ ([one, one]))],
        this.#name,
        {
          id: "bracket-follow",
          onchange: () => (location.hash = who.value ? `#${encodeURIComponent(who.value)}` : ""),
        },
      );
      return [sheets.length > 1 && labelled(T.sheet, sheet), labelled(T.follow, who)];
    });
  }

  /** @param {string} name */
  #follow(name) {
    this.#name = name;
    this.#draw(false);
    this.#centre();
    if (this.#sheet) this.#showChoices();
  }

  /** @param {KeyboardEvent} pressed */
  #enter(pressed) {
    if (pressed.key !== "Enter" || pressed.target !== this.box || !this.#layout) return;
    const { x, y } = this.port.middle();
    const far = (/** @type {import("./types.js").Box} */ one) =>
      Math.hypot(one.x + one.width / 2 - x, one.y + one.height / 2 - y);
    const [nearest] = [...this.#layout.boxes].sort((one, other) => far(one) - far(other));
    this.#pick(nearest.match.match);
    this.told.node.focus();
  }

  /** @param {string} match */
  #pick(match) {
    this.#picked = match;
    this.#showPicked();
  }

  #showPicked() {
    const match = this.#sheet?.matches.find((one) => one.match === this.#picked) ?? null;
    for (const one of this.svg.querySelectorAll("[data-match]"))
      one.classList.toggle("picked", one.getAttribute("data-match") === this.#picked);
    this.told.show(match, () => {
      if (match === null || this.#sheet === null) return [];
      this.frame.tell(players(match));
      const close = () => {
        this.#pick("");
        this.box.focus();
      };
      const follow = (/** @type {string} */ name) => (location.hash = `#${encodeURIComponent(name)}`);
      return matchTold(match, this.#names[columnOf(match)], { follow, close });
    });
  }

  /** Long, and so made only for whoever opens it. */
  #list() {
    if (!this.list.open || this.#sheet === null) return;
    this.list.replaceChildren(el("summary", {}, T.asList), ...roundsListed(this.#sheet.matches));
  }
}

/** The name after the hash of the address. */
function asked() {
  return decodeURIComponent(location.hash.slice(1));
}
