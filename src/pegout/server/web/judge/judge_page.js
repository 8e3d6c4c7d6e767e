// The judge's desk: what happened, the few facts that matter, and the ruling; another answer is another ruling.

import { ask } from "../base/api.js";
import { arrive } from "../base/arriving.js";
import { el, Region } from "../base/dom.js";
import { attempt, frame } from "../base/frame.js";
import { attaching, chooseGame, entering, proposing } from "./applying.js";
import { DescribedTable, OnlineTable } from "./courts.js";
import { incidentList } from "./incidents.js";
import { addressOf, remember, remembered } from "./memory.js";
import { question } from "./questions.js";
import { described, online } from "./situation.js";
import { T } from "../texts/judge.js";
import { elsewhere, marshals, verdict } from "./verdict.js";

/** @typedef {import("./memory.js").Matter} Matter */
/** @typedef {import("../base/types.js").Incident} Incident */
/** @typedef {import("../base/types.js").RuleBook} RuleBook */

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
  #questions = el("section", { class: "box questions", "aria-label": T.questions });
  #ruling = new Region("section", { class: "box verdict", role: "status", "aria-label": T.ruling });
  #link = el("p", { class: "lost", role: "status", hidden: true });
  #asked = 0;
  /** @type {Map<string, string>} Facts that need not be known everywhere, and must be here, with the questions. */
  #also = new Map();
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
    this.list = incidentList(incidents);
    const matter = el("div", { class: "matter" }, this.#situation, this.#link, this.#questions, this.#ruling.node);
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
    this.page.say("");
    this.#also.clear();
    this.#sitDown(this.matter.table);
    this.draw();
  }

  /** Another matter was chosen, or is looked for: whoever listens or uses keys goes on where it is asked. */
  #goOn() {
    this.#begin();
    scrollTo(0, 0);
    const asked = this.matter.incident ? this.#questions.querySelector("h2") : this.list.field;
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
    const known = this.#questions.dataset.names === this.court.names(this.matter).join();
    this.#drawSituation();
    if (known) this.#askSoon();
    else this.draw();
  }

  draw() {
    this.page.main.classList.toggle("chosen", this.matter.incident !== "");
    this.list.draw(this.matter);
    this.#drawSituation();
    this.#drawQuestions();
    this.#askSoon();
  }

  #drawSituation() {
    const open = this.#situation.querySelector("details")?.open ?? false;
    const told = (/** @type {Partial<Matter>} */ changed, /** @type {boolean} */ anew) => {
      if (anew) this.#also.clear();
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

  #drawQuestions() {
    const incident = this.incidents.find((one) => one.incident === this.matter.incident);
    this.#questions.hidden = incident === undefined;
    if (incident === undefined) return;
    const names = this.court.names(this.matter);
    this.#questions.dataset.names = names.join();
    const told = (/** @type {string} */ name, /** @type {string} */ text) => {
      const { [name]: _, ...others } = this.matter.facts;
      this.#tell({ facts: text === "" ? others : { ...others, [name]: text } });
    };
    const asking = { names, facts: this.matter.facts, told };
    const facts = [
      ...incident.facts.map((fact) => (this.#also.has(fact.name) ? { ...fact, needed: true } : fact)),
      ...this.#aboutTable(incident),
    ];
    const needed = facts.filter((fact) => fact.needed);
    const more = facts.filter((fact) => !fact.needed);
    const known = more.some(({ name }) => name in this.matter.facts);
    this.#questions.replaceChildren(
      el("a", { class: "other", href: addressOf({ ...this.matter, incident: "", facts: {} }) }, T.somethingElse),
      el("h2", { tabindex: -1 }, T.sentence(incident.what)),
      ...needed.map((fact) => question(fact, asking)),
    );
    if (more.length === 0) return;
    const rest = more.map((fact) => question(fact, asking));
    this.#questions.append(el("details", { open: known }, el("summary", {}, T.moreFacts), ...rest));
  }

  /**
   * What is asked about the table itself, such as its scores.
   *
   * @param {Incident} incident
   * @returns {import("../base/types.js").Fact[]}
   */
  #aboutTable({ facts }) {
    const others = [...this.#also].filter(([name]) => facts.every((fact) => fact.name !== name));
    return others.map(([name, question]) => ({ name, question, kind: "words", answers: [], needed: true }));
  }

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
    const { matter, court } = this;
    const incident = this.incidents.find((one) => one.incident === matter.incident);
    const missing = incident?.facts.filter(({ name, needed }) => needed && !(name in matter.facts)) ?? [];
    const ready = incident !== undefined && missing.length === 0 && court.names(matter).length > 0;
    if (!ready) this.#showNothing(missing.length);
    else attempt(this.page, () => this.#answer(number), this.page.main, { focus: false }); // they may be elsewhere
  }

  /** @param {number} number */
  async #answer(number) {
    const { matter, court } = this;
    try {
      const judged = await court.ruling(matter);
      if (number !== this.#asked) return;
      if (judged.missing) this.#askFor(judged.missing);
      else this.#show(judged);
    } catch (error) {
      if (number === this.#asked) this.#showNothing(0);
      throw error;
    }
  }

  /**
   * This table needs to know more: what was passed over is asked with the rest.
   *
   * @param {Record<string, string>} missing
   */
  #askFor(missing) {
    const names = Object.keys(missing);
    const asked = names.every((name) => this.#also.has(name));
    for (const name of names) this.#also.set(name, missing[name]);
    if (!asked) {
      const focused = document.activeElement?.id;
      this.#drawQuestions();
      if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
    }
    this.#showNothing(names.length);
  }

  /** @param {number} missing */
  #showNothing(missing) {
    this.#ruling.show([missing], () => (missing > 0 ? [el("p", { class: "hint" }, T.questionsLeft(missing))] : []));
  }

  /** @param {import("../base/types.js").Judged} judged */
  #applying(judged) {
    if (this.#online) return proposing(this.#online, this.matter, judged);
    if (judged.suggested) return null; // nothing is ruled yet that could be entered
    const { board, event } = this.matter;
    if (event) return attaching(this.page, event, judged);
    if (board) return entering(this.page, this.matter, judged);
    return chooseGame(this.page, this.matter, this.described.names(this.matter).length);
  }

  /** The way to another incident, with all that is known of the table. @param {string} incident */
  #way = (incident) => {
    const what = this.incidents.find((one) => one.incident === incident)?.what ?? incident;
    return { href: addressOf({ ...this.matter, incident, facts: {} }), what };
  };

  /** @param {import("../base/types.js").Judged} judged */
  #show(judged) {
    const { matter } = this;
    const confirm = (/** @type {Record<string, string>} */ facts) => this.#tell({ facts });
    const ruled = () => [...verdict(judged), marshals(judged, matter.facts, confirm), this.#applying(judged)];
    const parts = () => (judged.instead ? elsewhere(judged, this.#way) : ruled());
    this.#ruling.show([judged, matter, this.#online?.alone], parts);
  }
}
