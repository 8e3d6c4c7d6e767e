// Practice: counting, throwing and pegging, one question after the other.

import { ask, beSomebody } from "../base/api.js";
import { arrive } from "../base/arriving.js";
import { el } from "../base/dom.js";
import { attempt, frame } from "../base/frame.js";
import { listenToKeys } from "../base/keys.js";
import { T } from "../texts/drills.js";
import { asking } from "./asking.js";
import { explanation } from "./explaining.js";
import { searchLastMatches, searchMatch } from "./searching.js";
import { Shelf } from "./shelf.js";
import { Supply } from "./supply.js";

/** @typedef {import("../base/frame.js").Frame} Frame */
/** @typedef {import("./types.js").Asked} Asked */
/** @typedef {import("./types.js").Kind} Kind */
/** @typedef {import("./asking.js").Answer} Answer */

/** @type {Kind[]} */
const KINDS = ["counting", "throwing", "pegging"];

export async function open() {
  const page = frame(T.drillsTitle, "drills");
  const query = new URLSearchParams(location.search);
  page.main.append(el("h1", {}, T.drillsTitle), kinds(query));
  await arrive(page, async () => {
    const person = await beSomebody();
    page.name(person.name);
    listenToKeys();
    const drill = new Drill(page, kindOf(query), new Shelf(person.id));
    await drill.begin(query.get("table"), query.get("match"));
  });
}

/**
 * @param {URLSearchParams} query
 * @returns {Kind}
 */
function kindOf(query) {
  return KINDS.find((kind) => kind === query.get("kind")) ?? (query.has("table") ? "throwing" : "counting");
}

/** @param {URLSearchParams} query */
function kinds(query) {
  const links = KINDS.map((kind) => {
    const here = new URLSearchParams(query);
    here.set("kind", kind);
    const current = kind === kindOf(query) ? "page" : null;
    return el("a", { href: `/drills?${here}`, "aria-current": current }, T.kinds[kind]);
  });
  return el("nav", { class: "kinds", "aria-label": T.kindsTitle }, ...links);
}

class Drill {
  #search = el("p", { class: "hint search", role: "status", hidden: true });
  #question = el("section", { class: "box", tabindex: -1, "aria-label": T.questionTitle });
  #progress = el("p", { class: "progress", role: "status" });
  #right = 0;
  #wrong = 0;

  /**
   * @param {Frame} page
   * @param {Kind} kind
   * @param {Shelf} shelf
   */
  constructor(page, kind, shelf) {
    this.page = page;
    this.kind = kind;
    this.shelf = shelf;
    this.supply = new Supply(kind, shelf);
    page.main.append(this.#search, this.#question, this.#progress);
  }

  /**
   * Mistakes of a match that was named come before everything else; others are looked for meanwhile.
   *
   * @param {string | null} table
   * @param {string | null} match
   */
  async begin(table, match) {
    this.supply.fetchAhead().catch(() => null); // whoever needs them hears of it
    const { shelf } = this;
    const search = () => (table ? searchMatch(shelf, table, match) : searchLastMatches(shelf));
    const searched = attempt(this.page, () => this.#searching(search));
    if (table) await searched;
    await this.#next();
  }

  /** @param {() => Promise<unknown>} search */
  async #searching(search) {
    this.#search.textContent = T.searching;
    this.#search.hidden = false;
    try {
      await search();
    } finally {
      this.#search.hidden = true;
      this.#tell();
    }
  }

  async #next() {
    if (this.#question.contains(document.activeElement)) this.#question.focus({ preventScroll: true });
    this.#question.replaceChildren(el("p", { class: "working" }, T.fetching));
    try {
      const { asked, before } = await this.supply.next();
      this.#ask(asked, before);
    } catch (error) {
      this.#question.replaceChildren(this.#onward(T.again));
      throw error;
    }
    this.#tell();
    this.supply.fetchAhead().catch(() => null);
  }

  /**
   * An answer that could not be graded can be given once more.
   *
   * @param {Asked} asked
   * @param {boolean} before
   */
  #ask(asked, before) {
    const failed = (/** @type {unknown} */ error) => {
      this.#ask(asked, before);
      throw error;
    };
    const graded = (/** @type {Answer} */ answer) => this.#grade(asked, answer).catch(failed);
    const node = asking(asked, (answer) => attempt(this.page, () => graded(answer)));
    this.#question.replaceChildren(...(before ? [el("p", { class: "chip" }, T.before)] : []), node);
    node.querySelector("input")?.focus();
  }

  /** @param {string} words */
  #onward(words) {
    const onclick = () => attempt(this.page, () => this.#next());
    return el("button", { type: "button", class: "main", "data-enter": true, onclick }, words);
  }

  /**
   * @param {Asked} asked
   * @param {Answer} answer
   */
  async #grade(asked, answer) {
    const grade = await ask("POST", "/api/drills/grade", { question: asked.question, answer });
    this.shelf.note(asked, grade.right, this.supply.enough);
    if (grade.right) this.#right += 1;
    else this.#wrong += 1;
    const next = this.#onward(T.next);
    this.#question.append(explanation(grade), next);
    this.#tell();
    next.focus({ preventScroll: true });
    next.scrollIntoView({ block: "nearest" });
  }

  #tell() {
    const due = this.shelf.due(this.kind).length;
    const [right, wrong] = this.shelf.tally(this.kind);
    this.#progress.textContent = T.progress(this.#right, this.#right + this.#wrong, right, right + wrong, due);
  }
}
