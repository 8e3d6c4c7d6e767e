// The rule book: rule sets in words, two side by side, the articles behind them, and the words of the game.

import { ask } from "../base/api.js";
import { arrive } from "../base/arriving.js";
import { choice, el, labelled } from "../base/dom.js";
import { attempt, frame } from "../base/frame.js";
import { articlePage, contents, documentList, found } from "./articles.js";
import { compared, ruleSet } from "./rule_sets.js";
import { T } from "../texts/rules.js";

/** @typedef {import("../base/dom.js").Child} Child */
/** @typedef {import("../base/types.js").RuleBook} RuleBook */

const PAUSE = 150;
const USUAL_RULES = "acc";
const USUAL_OTHER = "club";

export async function open() {
  const page = frame(T.title, "rules");
  await arrive(page, async () => {
    new RulesPage(page, await ask("GET", "/api/rules")).open();
  });
}

class RulesPage {
  #shown = el("div", { class: "page" });
  #places = el("nav", { "aria-label": T.places });
  #search = el("input", { id: "article-search", type: "search", autocomplete: "off", maxlength: 100 });
  #asked = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #pause;

  /**
   * @param {import("../base/frame.js").Frame} page
   * @param {Record<string, RuleBook>} books
   */
  constructor(page, books) {
    this.page = page;
    this.books = books;
    const top = el("div", { class: "top" }, el("h1", {}, T.title), labelled(T.search, this.#search));
    page.main.append(top, this.#places, this.#shown);
  }

  open() {
    addEventListener("hashchange", () => this.#go());
    this.#search.addEventListener("input", () => this.#searchSoon());
    this.#go();
  }

  #searchSoon() {
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => {
      const words = this.#search.value.trim();
      history.replaceState(null, "", words ? `/rules#search=${encodeURIComponent(words)}` : "/rules#articles");
      this.#go();
    }, PAUSE);
  }

  /** Shows what the address stands for; of several answers only the last counts. */
  #go() {
    const { what, given } = told(decodeURIComponent(location.hash.slice(1)));
    if (what !== "search") this.#search.value = "";
    else if (document.activeElement !== this.#search) this.#search.value = given;
    this.#asked += 1;
    const number = this.#asked;
    this.#drawPlaces(what);
    attempt(this.page, async () => {
      const parts = await this.#parts(what, given).catch((refusal) => {
        if (number === this.#asked) this.#shown.replaceChildren(); // what is not there is not the page before
        throw refusal;
      });
      if (number !== this.#asked) return;
      this.#shown.replaceChildren(.../** @type {Node[]} */ (parts.filter(Boolean)));
      if (what !== "search") scrollTo(0, 0);
    });
  }

  /** @param {string} what */
  #drawPlaces(what) {
    const here = what in this.books || what === "" ? "" : what in T.chapters ? what : "articles";
    const links = Object.entries(T.chapters).map(([place, words]) =>
      el("a", { href: `/rules#${place}`, "aria-current": place === here ? "page" : null }, words),
    );
    this.#places.replaceChildren(...links);
  }

  /**
   * @param {string} what
   * @param {string} given
   * @returns {Promise<Child[]>}
   */
  async #parts(what, given) {
    if (what === "article") return articlePage(await ask("GET", `/api/articles/${encodeURIComponent(given)}`));
    if (what === "search") return found(await ask("GET", `/api/articles?search=${encodeURIComponent(given)}`), given);
    if (what === "document") {
      return contents(await ask("GET", `/api/articles?document=${encodeURIComponent(given)}`), given);
    }
    if (what === "articles") return documentList(await ask("GET", "/api/documents"));
    if (what === "words") return words(await ask("GET", "/api/glossary"));
    if (what === "compare") return this.#comparison(given);
    return this.#oneSet(what in this.books ? what : USUAL_RULES);
  }

  /** @param {string} name */
  #oneSet(name) {
    const select = this.#presets(name, (chosen) => (location.hash = chosen), "one");
    const also = `/rules#compare=${name},${name === USUAL_OTHER ? USUAL_RULES : USUAL_OTHER}`;
    const compare = el("a", { class: "also", href: also }, T.compareIt);
    return [el("div", { class: "chosen" }, labelled(T.ruleSet, select), compare), ...ruleSet(this.books[name])];
  }

  /** @param {string} given */
  async #comparison(given) {
    const names = given.split(",").filter((name) => name in this.books);
    const [one, other] = [names[0] ?? USUAL_RULES, names[1] ?? USUAL_OTHER];
    const left = this.#presets(one, (chosen) => (location.hash = `compare=${chosen},${other}`), "left");
    const right = this.#presets(other, (chosen) => (location.hash = `compare=${one},${chosen}`), "right");
    const told = await ask("GET", `/api/rules/${one}?than=${other}`);
    return [
      el("div", { class: "chosen" }, labelled(T.ruleSet, left), labelled(T.otherSet, right)),
      ...compared(told, T.presetName(one), T.presetName(other)),
    ];
  }

  /**
   * @param {string} chosen
   * @param {(name: string) => void} act
   * @param {string} id
   */
  #presets(chosen, act, id) {
    const all = Object.keys(this.books).map((name) => /** @type {[string, string]} */ ([name, T.presetName(name)]));
    const select = choice(all, chosen, { id: `rules-${id}` });
    select.addEventListener("change", () => act(select.value));
    return select;
  }
}

/**
 * What an address stands for. A citation has a colon, and may be what is searched for.
 *
 * @param {string} place
 */
function told(place) {
  const [what] = place.split("=", 1);
  const named = what !== place;
  return place.includes(":") && !named
    ? { what: "article", given: place }
    : { what, given: place.slice(what.length + 1) };
}

/** @param {Record<string, string>} glossary */
function words(glossary) {
  const rows = Object.entries(glossary).map(([word, meaning]) =>
    el("div", {}, el("dt", {}, word), el("dd", {}, meaning)),
  );
  return [el("h2", {}, T.chapters.words), el("dl", { class: "words" }, ...rows)];
}
