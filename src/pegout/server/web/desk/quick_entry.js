// Scores by keyboard: the table, two numbers, Enter, and on to the next table.

import { choice, el, labelled } from "../base/dom.js";
import { attempt } from "../base/frame.js";
import { mark } from "../base/wrong_field.js";
import { ScoreFields } from "./score_fields.js";
import { T } from "../texts/desk.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("./types.js").GameLine} GameLine */

export class QuickEntry {
  #where = el("input", { id: "quick-table", autocomplete: "off", enterkeyhint: "next" });
  #field = choice([], "", { id: "quick-field" });
  #fieldNode = labelled(T.field, this.#field);
  #found = el("p", { class: "quick-found", role: "status" });
  #refused = el("p", { class: "trouble", role: "alert", hidden: true });
  /** @type {ScoreFields | null} */
  #score = null;
  #shape = "";

  /** @param {Desk} desk */
  constructor(desk) {
    this.desk = desk;
    this.node = el("div");
    this.node.hidden = true;
    this.#where.addEventListener("input", () => this.#look());
    this.#field.addEventListener("change", () => this.#look());
  }

  show() {
    const { now, view } = this.desk;
    const names = Object.values(view.fields).map(({ name }) => name);
    const hidden = !this.desk.can.EnterScore || Object.keys(view.games).length === 0;
    if (hidden && this.node.contains(document.activeElement)) document.getElementById("todo-title")?.focus();
    this.node.hidden = hidden;
    const shape = JSON.stringify([names, now.goal, now.round_minutes]);
    if (shape !== this.#shape) this.#build(names);
    this.#shape = shape;
    this.#look();
  }

  /** @param {string[]} names */
  #build(names) {
    const { now } = this.desk;
    const score = new ScoreFields("quick", now.goal, now.round_minutes > 0);
    this.#score = score;
    this.#field.replaceChildren(...names.map((name) => el("option", { value: name }, T.fieldName(name))));
    this.#fieldNode.hidden = names.length < 2;
    const send = el("button", { class: "main" }, T.enter);
    const line = el(
      "div",
      { class: "line" },
      this.#fieldNode,
      labelled(T.tableOrName, this.#where),
      ...score.nodes,
      send,
    );
    const onsubmit = (/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      this.#enter();
    };
    const form = el("form", { class: "quick box", "aria-label": T.quickEntry, onsubmit });
    form.append(el("h2", {}, T.quickEntry), line, this.#found, this.#refused);
    this.node.replaceChildren(form);
  }

  /** @param {string} key  Of the game that is entered next. */
  choose(key) {
    const game = this.desk.view.games[key];
    if (!game) return;
    this.#field.value = game.division;
    this.#where.value = game.table ? String(game.table) : game.game;
    this.#look();
    this.#score?.first.focus();
    this.node.scrollIntoView({ block: "nearest" });
  }

  /**
   * The games that are meant: of that table or id, or with a player of that name.
   *
   * @returns {GameLine[]}
   */
  #meant() {
    const typed = this.#where.value.trim().toLowerCase();
    if (!typed) return [];
    const games = Object.values(this.desk.view.games).filter(({ division }) => division === this.#field.value);
    const exact = games.filter(({ table, game }) => String(table || "") === typed || game.toLowerCase() === typed);
    if (exact.length > 0 || /^\d+$/.test(typed)) return exact;
    return games.filter(({ first, second }) => [first, second].some((name) => name.toLowerCase().includes(typed)));
  }

  #look() {
    const meant = this.#meant();
    const [game] = meant;
    this.#score?.called(meant.length === 1 ? game.first : "", meant.length === 1 ? game.second : "");
    if (meant.length === 1) this.#found.textContent = T.gameFound(game);
    else if (this.#where.value.trim()) this.#found.textContent = T.gamesFound(meant.length);
  }

  /** @param {string} words */
  #say(words) {
    this.#refused.textContent = words;
    this.#refused.hidden = !words;
  }

  /** Enter in a field goes on to the next one that is empty, and sends at the end. */
  #enter() {
    const score = this.#score;
    const meant = this.#meant();
    if (!score) return;
    if (meant.length !== 1) {
      this.#say("");
      mark(this.#where, T.whichGame);
      this.#where.focus();
    } else if (score.score === null) (document.activeElement === score.first ? score.second : score.first).focus();
    else if (score.first.value !== "" && score.second.value === "" && document.activeElement === score.first)
      score.second.focus();
    else this.#send(meant[0], score.score);
  }

  /**
   * The fields are free for the next table at once. What is not taken comes back, unless somebody types already.
   *
   * @param {GameLine} game
   * @param {import("./score_fields.js").Score} score
   */
  #send({ division, game, nth, first, second }, score) {
    const typed = { where: this.#where.value, score: this.#score?.typed ?? null };
    const words = T.scoreWords(first, second, score.scores);
    const say = (/** @type {string} */ why) => {
      this.#say(why && T.notEntered(words, why));
      if (why && this.#where.value === "") this.#put(typed.where, typed.score);
    };
    this.#put("", null);
    this.#where.focus();
    attempt({ ...this.desk.page, say }, async () => {
      await this.desk.send({ EnterScore: { division, game, nth, ...score } });
      this.#found.textContent = T.entered(words);
    });
  }

  /**
   * @param {string} where
   * @param {import("./score_fields.js").Typed | null} score
   */
  #put(where, score) {
    this.#where.value = where;
    if (this.#score) this.#score.typed = score;
    this.#found.textContent = "";
    this.#look();
  }
}
