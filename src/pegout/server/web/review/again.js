// A mistake as a question: the position as it was, another try, and what the server thinks of it.

import { ask } from "../base/api.js";
import { el } from "../base/dom.js";
import { attempt } from "../base/frame.js";
import { asking } from "../drills/asking.js";
import { explanation } from "../drills/explaining.js";
import { T } from "../texts/review.js";

/** @typedef {import("../base/frame.js").Frame} Frame */
/** @typedef {import("../drills/types.js").DecisionAsked} DecisionAsked */
/** @typedef {import("./types.js").Decision} Decision */

export class TryAgain {
  /** @type {Map<number, Promise<DecisionAsked[]>>} */
  #asked = new Map();
  #close = () => {};

  /**
   * @param {Frame} page
   * @param {string} record
   */
  constructor(page, record) {
    this.page = page;
    this.record = record;
  }

  /**
   * The button beside a mistake. What would have been better is out of sight until the answer is given.
   *
   * @param {number} game
   * @param {Decision} decision
   * @param {HTMLElement} item
   * @param {HTMLDetailsElement} answer
   */
  button(game, decision, item, answer) {
    const onclick = () => attempt(this.page, () => this.#open(game, decision, item, answer, button));
    const button = el("button", { type: "button", class: "again", onclick }, T.tryAgain);
    return button;
  }

  /**
   * @param {number} game
   * @param {Decision} decision
   * @param {HTMLElement} item
   * @param {HTMLDetailsElement} answer
   * @param {HTMLButtonElement} button
   */
  async #open(game, decision, item, answer, button) {
    this.#close();
    const found = (await this.#of(decision.seat)).find((one) => isIt(one, game, decision));
    if (!found) {
      button.replaceWith(el("p", { class: "hint" }, T.cannotTry));
      return;
    }
    const panel = el("div", { class: "try" });
    this.#close = () => {
      panel.remove();
      answer.hidden = button.hidden = false;
    };
    const { question } = found.asked;
    const grade = async (/** @type {import("../drills/asking.js").Answer} */ given) => {
      panel.append(explanation(await ask("POST", "/api/drills/grade", { question, answer: given })));
      answer.hidden = button.hidden = false;
      answer.open = true;
      item.append(button); // for yet another try, below what has been said to this one
    };
    const failed = (/** @type {unknown} */ error) => {
      this.#close();
      throw error;
    };
    panel.append(asking(found.asked, (given) => attempt(this.page, () => grade(given).catch(failed))));
    answer.hidden = button.hidden = true;
    item.append(panel);
    panel.querySelector("button")?.focus();
  }

  /**
   * All that a seat was asked, fetched once.
   *
   * @param {number} seat
   * @returns {Promise<DecisionAsked[]>}
   */
  #of(seat) {
    const known = this.#asked.get(seat) ?? ask("POST", "/api/drills/decisions", { record: this.record, seat });
    this.#asked.set(seat, known);
    known.catch(() => this.#asked.delete(seat));
    return known;
  }
}

/**
 * A card is laid, and cards are thrown, once in a deal; a deal made void is the one before its number came again.
 *
 * @param {DecisionAsked} one
 * @param {number} game
 * @param {Decision} decision
 */
function isIt({ game: inGame, deal, chosen, asked }, game, decision) {
  const kind = decision.kind === "throw" ? "throwing" : "pegging";
  const same = String(chosen) === String(decision.chosen);
  return inGame === game && deal === decision.deal && same && asked.question.kind === kind;
}
