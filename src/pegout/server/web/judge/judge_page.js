// The judge's desk: what happened, the few facts that matter, and the ruling; another answer is another ruling.

import { ask } from "../base/api.js";
import { arrive } from "../base/arriving.js";
import { el, Region } from "../base/dom.js";
import { attempt, frame } from "../base/frame.js";
import { attaching, chooseGame, entering, proposing } from "./applying.js";
import { DescribedTable, OnlineTable } from "./courts.js";
import { FactSheet } from "./fact_sheet.js";
import { IncidentList } from "./incidents.js";
import { addressOf, remember, remembered } from "./memory.js";
import { described, online } from "./situation.js";
import { T } from "../texts/judge.js";
import { elsewhere, marshals, verdict } from "./verdict.js";

/** @typedef {import("./memory.js").Matter} Matter */
/** @typedef {import("../base/types.js").Incident} Incident */
/** @typedef {import("../base/types.js").RuleBook} RuleBook */
/** @typedef {import("../base/types.js").Judged} Judged */

const PAUSE = 200; // so that a number of two figures is asked about once

export async function open() {
  const page = frame(T.title, "judge");
  page.main.append(el("h1", {}, T.title));
  await arrive(page, async () => {
    const [incidents, books] = await Promise.all([ask("GET", "/api/analysis/incidents"), ask("GET", "/api/rules")]);
    new JudgePage(page, incidents, books).open();
  });
}

class JudgePage {
  #situation = el("div");
  #sheet = new FactSheet();
  #ruling = new Region("section", { class: "box verdict", role: "status", "aria-label": T.ruling });
  #link = el("p", { class: "lost", role: "status", hidden: true });
  #asked = 0;
  /** @type {import("./fact_sheet.js").Referral | null} */
  #referral = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #pause;
  /** @type {OnlineTable | null} */
  #online = null;

  /**
   * @param {import("../base/frame.js").Frame} page
   * @param {Incident[]} incidents
   * @param {Record<string, RuleBook>} books
   */
  constructor(page, incidents, books) {
    this.page = page;
    this.incidents = incidents;
    this.described = new DescribedTable(books);
    this.matter = remembered(Object.keys(books));
    this.list = new IncidentList((act) => attempt(page, act, page.main, { focus: false }));
    const matter = el("div", { class: "matter" }, this.#situation, this.#link, this.#sheet.node, this.#ruling.node);
    page.main.append(el("div", { class: "desk" }, this.list.node, matter));
  }

  open() {
    addEventListener("hashchange", () => this.#goOn());
    this.#begin();
  }

  get court() {
    return this.#online ?? this.described;
  }

  #begin() {
    this.matter = remembered(Object.keys(this.described.books));
    this.#referral = null;
    this.page.say("");
    this.#sheet.clear();
    this.#sitDown(this.matter.table);
    this.draw();
  }

  /** Another matter was chosen, or is looked for: whoever listens or uses keys goes on where it is asked. */
  #goOn() {
    this.#begin();
    scrollTo(0, 0);
    this.#focus();
  }

  #focus() {
    const asked = this.matter.incident ? this.#sheet.node.querySelector("h2") : this.list.field;
    asked?.focus({ preventScroll: true });
  }

  /** @param {string} table */
  #sitDown(table) {
    if ((this.#online?.table ?? "") === table) return;
    this.#online?.close();
    this.#linked("");
    const linked = (/** @type {string} */ words) => this.#linked(words);
    this.#online = table ? new OnlineTable(table, () => this.#seen(), this.page.say, linked) : null;
  }

  /** @param {string} words */
  #linked(words) {
    this.#link.textContent = words;
    this.#link.hidden = !words;
  }

  /** The table has gone on: the answers stay, and are asked about again. */
  #seen() {
    const known = this.#sheet.names === this.court.names(this.matter).join();
    this.#drawSituation();
    if (known) this.#askSoon();
    else this.draw();
  }

  draw() {
    this.page.main.classList.toggle("chosen", this.matter.incident !== "");
    this.list.draw(this.matter, this.court.rules(this.matter));
    this.#drawSituation();
    this.#drawQuestions();
    this.#askSoon();
  }

  #drawSituation() {
    const open = this.#situation.querySelector("details")?.open ?? false;
    const told = (/** @type {Partial<Matter>} */ changed, /** @type {boolean} */ anew) => {
      if (anew) this.#sheet.clear();
      const { marshal: _, ...facts } = this.matter.facts; // said of another table
      this.#tell(anew ? { facts, ...changed } : changed);
      if (anew) setTimeout(() => this.draw()); // after the focus has gone on to the next field
    };
    const drawn = this.#online ? online(this.#online) : described(this.described, this.matter, told);
    if (drawn instanceof HTMLDetailsElement) drawn.open = open;
    const focused = this.#situation.contains(document.activeElement) ? document.activeElement?.id : "";
    this.#situation.replaceChildren(drawn);
    if (focused) document.getElementById(focused)?.focus();
  }

  get #incident() {
    return this.incidents.find((one) => one.incident === this.matter.incident);
  }

  #drawQuestions() {
    const { facts } = this.matter;
    const here = this.#online !== null;
    const asking = { names: this.court.names(this.matter), facts, told: this.#answered, here };
    this.#sheet.draw(this.#incident, this.matter, asking, this.#referral);
    this.#sheet.openFor(facts);
  }

  /**
   * @param {string} name
   * @param {string} text
   */
  #answered = (name, text) => {
    const { [name]: _, ...others } = this.matter.facts;
    this.#tell({ facts: text === "" ? others : { ...others, [name]: text } });
  };

  /** Somebody has chosen: what was chosen is among the facts then. @type {import("./choices.js").Tell} */
  #chosen = (name, text) => {
    this.#answered(name, text);
    this.#drawQuestions();
  };

  /** @param {Partial<Matter>} changed */
  #tell(changed) {
    this.matter = { ...this.matter, ...changed, entered: "" };
    remember(this.matter);
    this.page.say("");
    this.#askSoon();
  }

  #askSoon() {
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => this.#ask(), PAUSE);
  }

  /** Only the answer to the last question counts, in whichever order they come. */
  #ask() {
    this.#asked += 1;
    const number = this.#asked;
    const ready = this.#incident !== undefined && this.court.names(this.matter).length > 0;
    if (!ready) this.#showNothing(0);
    else attempt(this.page, () => this.#answer(number), this.page.main, { focus: false }); // they may be elsewhere
  }

  /** @param {number} number */
  async #answer(number) {
    const { matter, court } = this;
    try {
      const judged = await court.ruling(matter);
      if (number === this.#asked) this.#hear(judged);
    } catch (error) {
      if (number === this.#asked) this.#showNothing(0);
      throw error;
    }
  }

  /** @param {Judged} judged */
  #hear(judged) {
    const { asked = [], missing = {}, choices = [], then = [] } = judged;
    const names = Object.keys(missing);
    if (then.length === 1) return this.#referTo(judged, then[0]);
    this.#sheet.demand(missing);
    if (then.length === 0) {
      const left = choices.map(({ fact }) => fact);
      this.#sheet.arrange(asked, left);
    }
    if (judged.missing) this.#showNothing(names.length, names.join() === "scores");
    else this.#show(judged);
  }

  /**
   * Another incident is meant: it is asked on there, with what is known of it.
   *
   * @param {Judged} judged
   * @param {import("../base/types.js").Then} then
   */
  #referTo({ why = "" }, { incident, facts }) {
    this.#referral = { why, from: addressOf({ ...this.matter, facts: {} }) };
    this.#sheet.clear();
    this.#tell({ incident, facts });
    this.draw();
    this.#focus();
  }

  /**
   * A game or a board knows its scores: where only these are missing, one can be chosen instead of telling them.
   *
   * @param {number} missing
   * @param {boolean} [scores]
   */
  #showNothing(missing, scores = false) {
    const { board, event } = this.matter;
    const choose = scores && !this.#online && !board && !event;
    this.#ruling.show([missing, choose], () => [
      missing > 0 && el("p", { class: "hint" }, T.questionsLeft(missing)),
      choose && chooseGame(this.page, this.matter, this.described.names(this.matter).length),
    ]);
  }

  /** @param {Judged} judged */
  #applying(judged) {
    if (judged.choices?.some(({ options }) => options.length > 0)) return el("p", { class: "hint" }, T.chooseFirst);
    if (this.#online) return proposing(this.#online, this.matter, judged);
    if (judged.suggested) return null; // nothing is ruled yet that could be entered
    const { board, event } = this.matter;
    if (event) return attaching(this.page, event, judged);
    if (board) return entering(this.page, this.matter, judged);
    return chooseGame(this.page, this.matter, this.described.names(this.matter).length);
  }

  /** The way to another incident, with all that is known. @param {import("../base/types.js").Then} then */
  #way = ({ incident, facts }) => {
    const what = this.incidents.find((one) => one.incident === incident)?.what ?? incident;
    return { href: addressOf({ ...this.matter, incident, facts }), what };
  };

  /** @param {Judged} judged */
  #show(judged) {
    const { matter } = this;
    const confirm = (/** @type {Record<string, string>} */ facts) => this.#tell({ facts });
    const confirming = () => marshals(judged, matter.facts, confirm);
    const ruled = () => [...verdict(judged, this.#chosen), confirming(), this.#applying(judged)];
    const parts = () => (judged.then ? elsewhere(judged, this.#way) : ruled());
    this.#ruling.show([judged, matter, this.#online?.alone], parts);
  }
}
