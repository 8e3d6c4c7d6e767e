// What you can ask the judge under the rules in force: by chapter, or found by a player's own words.

import { ask } from "../base/api.js";
import { citationLink } from "../base/citations.js";
import { el, labelled } from "../base/dom.js";
import { addressOf } from "./memory.js";
import { T } from "../texts/judge.js";

/** @typedef {import("./memory.js").Matter} Matter */
/** @typedef {import("../base/types.js").Incident} Incident */
/** @typedef {import("../base/types.js").FoundIncidents} FoundIncidents */

const PAUSE = 150; // so that not every letter is looked for
const LEFT_OPEN = "not-covered";
const SILENCE = "pegout:silent";

export class IncidentList {
  field = el("input", { id: "incident-search", type: "search", autocomplete: "off", maxlength: 200 });
  #found = el("div", { class: "chapters" });
  #asked = 0;
  /** @type {Matter | null} */
  #matter = null;
  #rules = "";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #pause;
  /** @type {Map<string, Promise<any>>} What was answered before, by its address. */
  #known = new Map();

  /** @param {(act: () => Promise<void>) => void} attempt  Says what could not be done. */
  constructor(attempt) {
    this.attempt = attempt;
    const form = el("form", { role: "search" }, labelled(T.search, this.field));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      attempt(() => this.#choose());
    });
    this.field.addEventListener("input", () => {
      clearTimeout(this.#pause);
      this.#pause = setTimeout(() => this.#draw(), PAUSE);
    });
    this.node = el("section", { class: "incidents", "aria-label": T.whatHappened }, form, this.#found);
  }

  /**
   * For another matter, or another table.
   *
   * @param {Matter} matter
   * @param {string} rules
   */
  draw(matter, rules) {
    this.#matter = matter;
    this.#rules = rules;
    this.#draw();
  }

  /** Of several answers only the last counts. */
  #draw() {
    this.#asked += 1;
    const number = this.#asked;
    const words = this.field.value.trim();
    this.attempt(async () => {
      const parts = words ? this.#ranked(await this.#search(words)) : this.#chapters(await this.#offered());
      if (number === this.#asked) this.#found.replaceChildren(...parts);
    });
  }

  /** Whoever presses Enter is asked on at once, where it is clear what is meant. */
  async #choose() {
    const words = this.field.value.trim();
    const { clear, found } = words ? await this.#search(words) : { clear: false, found: [] };
    if (clear) location.assign(this.#address(found[0]));
    else this.#found.querySelector("a")?.focus();
  }

  /** @param {string} address */
  #get(address) {
    const known = this.#known.get(address) ?? ask("GET", address);
    this.#known.set(address, known);
    known.catch(() => this.#known.delete(address));
    return known;
  }

  /** @returns {Promise<Incident[]>} */
  #offered() {
    return this.#get(`/api/analysis/incidents?rules=${encodeURIComponent(this.#rules)}`);
  }

  /**
   * @param {string} words
   * @returns {Promise<FoundIncidents>}
   */
  #search(words) {
    const asked = new URLSearchParams({ words, rules: this.#rules });
    return this.#get(`/api/analysis/incidents/search?${asked}`);
  }

  /** @param {FoundIncidents} told  The best first. */
  #ranked({ found, silent }) {
    const nothing = silent.length > 0 && el("p", { class: "hint" }, T.silent(silent[0].what), citationLink(SILENCE));
    const parts = [nothing, this.#links(found)];
    if (found.length === 0) parts.push(el("p", { class: "hint" }, silent.length > 0 ? "" : T.noIncident, this.#open()));
    return /** @type {Node[]} */ (parts.filter(Boolean));
  }

  /** The way to what no rule covers. */
  #open() {
    const matter = /** @type {Matter} */ (this.#matter);
    return el("a", { href: addressOf({ ...matter, incident: LEFT_OPEN, facts: {} }) }, T.recordDecision);
  }

  /** @param {Incident[]} incidents */
  #chapters(incidents) {
    const names = [...new Set(incidents.map(({ chapter }) => chapter))];
    return names.map((name) => {
      const here = incidents.filter(({ chapter }) => chapter === name);
      const open = names.length < 4 || here.some(({ incident }) => incident === this.#matter?.incident);
      return el("details", { open }, el("summary", {}, T.sentence(name)), this.#links(here));
    });
  }

  /** @param {Incident[]} incidents */
  #links(incidents) {
    const links = incidents.map((one) => {
      const chosen = one.incident === this.#matter?.incident;
      const href = this.#address(one);
      return el("li", {}, el("a", { href, "aria-current": chosen ? "true" : null }, T.sentence(one.what)));
    });
    return el("ul", {}, ...links);
  }

  /** @param {Incident} incident */
  #address({ incident }) {
    const matter = /** @type {Matter} */ (this.#matter);
    return addressOf({ ...matter, incident, facts: incident === matter.incident ? matter.facts : {} });
  }
}
