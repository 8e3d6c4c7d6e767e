// The questions about one incident: those that matter with the answers given are shown, and nothing else.

import { articleAddress, TABLE_OF_ACTIONS } from "../base/citations.js";
import { el } from "../base/dom.js";
import { addressOf } from "./memory.js";
import { question } from "./questions.js";
import { T } from "../texts/judge.js";

/** @typedef {import("./memory.js").Matter} Matter */
/** @typedef {import("../base/types.js").Incident} Incident */
/** @typedef {import("./questions.js").Asking} Asking */
/** @typedef {{why: string, from: string}} Referral  Why it is this incident, and the way back to the one before. */

const ON_NUMBERS = /^acc:IV\.4/;

export class FactSheet {
  node = el("section", { class: "box questions", "aria-label": T.questions });
  /** @type {Map<string, HTMLElement>} */
  #nodes = new Map();
  #more = el("details");
  /** @type {Set<string>} Facts that need not be known everywhere, and must be here. */
  #also = new Set();
  /** @type {Map<string, string>} What must be known of the table itself, such as its scores, with the questions. */
  #ofTable = new Map();
  /** @type {(() => void) | null} */
  #again = null;
  /** Whom it was drawn for. */
  names = "";

  clear() {
    this.#also.clear();
    this.#ofTable.clear();
  }

  /**
   * @param {Incident | undefined} incident
   * @param {Matter} matter
   * @param {Asking} asking
   * @param {Referral | null} referral
   */
  draw(incident, matter, asking, referral) {
    this.node.hidden = incident === undefined;
    this.#nodes.clear();
    this.#again = null;
    if (incident === undefined) return;
    this.names = asking.names.join();
    const facts = [
      ...incident.facts.map((fact) => (this.#also.has(fact.name) ? { ...fact, needed: true } : fact)),
      ...[...this.#ofTable].map(ofTable),
    ];
    for (const fact of facts) this.#nodes.set(fact.name, question(fact, asking));
    const [needed, more] = [true, false].map((must) => facts.filter((fact) => fact.needed === must));
    const rest = more.map(({ name }) => this.#node(name));
    this.#more = el("details", {}, el("summary", {}, T.moreFacts), ...rest);
    this.node.replaceChildren(
      el("a", { class: "other", href: addressOf({ ...matter, incident: "", facts: {} }) }, T.somethingElse),
      el("h2", { tabindex: -1 }, T.sentence(incident.what)),
      ...(referral ? [came(referral)] : []),
      ...(ON_NUMBERS.test(incident.citation) ? [wayToTable()] : []),
      ...needed.map(({ name }) => this.#node(name)),
      this.#more,
    );
    this.#again = () => this.draw(incident, matter, asking, referral);
    const known = more.map(({ name }) => name).filter((name) => name in asking.facts);
    const open = needed.filter(({ shown }) => !(asking.here && shown)); // until the table turns out not to show it
    this.arrange([...open.map(({ name }) => name), ...known], []);
  }

  /** @param {string} name */
  #node(name) {
    return /** @type {HTMLElement} */ (this.#nodes.get(name));
  }

  /**
   * Shows the questions that matter; what somebody is to choose stands with the ruling.
   *
   * @param {string[]} asked
   * @param {string[]} chosen
   */
  arrange(asked, chosen) {
    for (const [name, node] of this.#nodes) node.hidden = !asked.includes(name) || chosen.includes(name);
    const rest = [...this.#more.querySelectorAll(":scope > .question")];
    this.#more.hidden = rest.every((node) => /** @type {HTMLElement} */ (node).hidden);
  }

  /** Opened where something in it is known. @param {Record<string, string>} facts */
  openFor(facts) {
    const inside = [...this.#nodes].filter(([name, node]) => this.#more.contains(node) && name in facts);
    if (inside.length > 0) this.#more.open = true;
  }

  /**
   * This table needs to know what was passed over: it is asked with the rest.
   *
   * @param {Record<string, string>} missing  The questions by the names of the facts.
   */
  demand(missing) {
    const names = Object.keys(missing);
    const fresh = names.filter((name) => this.#more.contains(this.#nodes.get(name) ?? null));
    const ofTable = names.filter((name) => !this.#nodes.has(name));
    if (fresh.length + ofTable.length === 0) return;
    for (const name of fresh) this.#also.add(name);
    for (const name of ofTable) this.#ofTable.set(name, missing[name]);
    const focused = document.activeElement?.id;
    this.#again?.();
    if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
  }
}

/**
 * @param {[string, string]} asked
 * @returns {import("../base/types.js").Fact}
 */
function ofTable([name, question]) {
  return { name, question, kind: "words", answers: [], needed: true, shown: false };
}

/** @param {Referral} referral */
function came({ why, from }) {
  return el("p", { class: "hint came" }, T.came(why), " ", el("a", { href: from }, T.notSo));
}

function wayToTable() {
  return el("p", { class: "hint" }, el("a", { href: articleAddress(TABLE_OF_ACTIONS) }, T.toTheTable));
}
