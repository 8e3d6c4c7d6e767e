// A lesson: the table, what the teacher says, and what can be done. The server knows where the moves lead.

import { ask, Refusal } from "../base/api.js";
import { arrive } from "../base/arriving.js";
import { el, Region } from "../base/dom.js";
import { attempt, frame } from "../base/frame.js";
import { listenToKeys } from "../base/keys.js";
import { pegboard } from "../base/pegboard.js";
import { buttons } from "./buttons.js";
import { counted, ownCards } from "./own_cards.js";
import { noteProgress, progressIn } from "./progress.js";
import { said } from "./saying.js";
import { pegs, table } from "./table_shown.js";
import { T } from "../texts/learn.js";

/** @typedef {import("./lesson_types.js").LessonSeen} LessonSeen */
/** @typedef {import("./lesson_types.js").Move} Move */

const GAP = 8;

/** @param {string} name */
export async function open(name) {
  const page = frame(T.learn, "lesson");
  const lesson = new LessonPage(page, name);
  await arrive(page, () => lesson.begin());
}

/**
 * The moves of a lesson that was at its end in this place of the browser's history.
 *
 * @param {{ended?: Move[]} | null} state
 */
function endOf(state) {
  return Array.isArray(state?.ended) ? state.ended : null;
}

export class LessonPage {
  #title = el("h1", {}, T.learn);
  #parts = el("ol", { class: "parts", "aria-label": T.partsTitle });
  #scores = new Region("section", { class: "scores", "aria-label": T.scoresTitle });
  #table = new Region("section", { class: "board baize", "aria-label": T.tableTitle });
  #said = new Region("section", { class: "said-by-teacher", "aria-label": T.teacherTitle, "aria-live": "polite" });
  #own = new Region("section", { class: "own", "aria-label": T.ownTitle });
  #buttons = new Region("section", { class: "actions", "aria-label": T.actionsTitle });
  /** @type {LessonSeen | null} */
  #seen = null;
  /** @type {Move[]} */
  #moves = [];
  /** @type {import("../base/pegboard.js").Pegs | null} */
  #pegs = null;

  /**
   * @param {import("../base/frame.js").Frame} page
   * @param {string} name
   */
  constructor(page, name) {
    this.page = page;
    this.name = name;
    this.busy = false;
    /** @type {Set<string>} */
    this.picked = new Set();
    const regions = [this.#table, this.#said, this.#own, this.#buttons].map(({ node }) => node);
    const top = el("div", { class: "lesson-head" }, this.#title, this.#parts);
    page.main.append(top, this.#scores.node, ...regions);
  }

  /** Takes the lesson up where it was left, or at its beginning where it has become another since. */
  async begin() {
    listenToKeys();
    try {
      await this.#go(endOf(history.state) ?? progressIn(this.name).moves);
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 409) throw error;
      await this.#go([]);
    }
  }

  /** The lesson as it was last seen; only parts that are drawn ask for it, and they are drawn after that. */
  get seen() {
    if (this.#seen === null) throw new Error("unseen");
    return this.#seen;
  }

  get canGoBack() {
    return this.#moves.length > 0;
  }

  /** @param {Move} move */
  make(move) {
    return this.#attempt([...this.#moves, move]);
  }

  back() {
    return this.#attempt(this.#moves.slice(0, -1));
  }

  again() {
    return this.#attempt([]);
  }

  /**
   * Picks a card or puts it back; of more than `most` the first one goes back.
   *
   * @param {string} card
   * @param {number} most
   */
  pick(card, most) {
    if (!this.picked.delete(card)) this.picked.add(card);
    if (this.picked.size > most) this.picked.delete([...this.picked][0]);
    this.#draw();
  }

  /** @param {Move[]} moves */
  async #attempt(moves) {
    if (this.busy) return;
    this.busy = true;
    await attempt(this.page, () => this.#go(moves));
    this.busy = false;
    this.#draw();
  }

  /** @param {Move[]} moves */
  async #go(moves) {
    this.#seen = await ask("POST", `/api/lessons/${encodeURIComponent(this.name)}`, { moves });
    this.#moves = moves;
    this.picked.clear();
    const over = this.seen.may.length === 0;
    noteProgress(this.name, moves, over);
    history.replaceState(over ? { ended: moves } : null, ""); // whoever comes back here is still at the end
    this.#draw();
    this.#bringIntoView();
  }

  /** The words with the cards below them, as far down as the buttons leave room; as little as is needed. */
  #bringIntoView() {
    const room = document.documentElement.clientHeight - this.#buttons.node.offsetHeight;
    const last = this.#own.node.hidden ? this.#said.node : this.#own.node;
    const [first, end] = [this.#said.node.getBoundingClientRect().top, last.getBoundingClientRect().bottom];
    scrollTo({ top: scrollY + Math.min(first - GAP, end - room + GAP), behavior: "instant" });
  }

  /** Pegs move from where they were last drawn. */
  #drawPegs() {
    const [now, before] = [pegs(this.seen), this.#pegs];
    this.#scores.show(now, () => [pegboard(now, before)]);
    this.#pegs = now;
  }

  #draw() {
    if (this.#seen === null) return;
    const { lesson, part, game, counting } = this.seen;
    this.#title.textContent = lesson.title;
    this.#parts.replaceChildren(
      ...lesson.parts.map((title, at) =>
        el("li", { "aria-current": at === part ? "step" : null }, el("span", {}, title)),
      ),
    );
    const drawn = [...this.picked];
    this.#drawPegs();
    this.#table.show([game, counting === null], () => (counting ? [] : table(this.seen)));
    this.#said.show([this.seen.heard, this.seen.said, this.#moves], () => said(this.seen));
    this.#own.show([game.hand, counting, this.seen.may, drawn], () => (counting ? counted(this) : ownCards(this)));
    this.#buttons.show([this.seen.may, drawn, this.canGoBack, this.name], () => buttons(this));
  }
}
