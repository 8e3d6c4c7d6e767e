// The number that a player says, pegs or claims: a pad for the thumb, and buttons that take the number from it.

import { el } from "../base/dom.js";
import { T } from "../texts/officiating.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("../base/types.js").GameSeen} GameSeen */
/** @typedef {import("../base/types.js").Option} Option */
/** @typedef {{id: string, words: (given: number | null) => string, ready?: boolean, main?: boolean}} Taker */

const FIGURES = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"];
const LONGEST = 3;
const WITH_NUMBERS = ["play", "peg", "count", "count_crib"];
export const CLAIMS_WITH_POINTS = ["peg-back", "muggins"];

class NumberPad {
  /** @type {Map<HTMLButtonElement, (given: number | null) => void>} */
  #takers = new Map();

  constructor() {
    this.field = el("input", {
      id: "number-play",
      class: "number",
      inputmode: "none", // the pad is the keyboard
      autocomplete: "off",
      maxlength: LONGEST,
      "aria-label": T.number,
      oninput: () => this.#tell(),
    });
    const wiping = () => this.#wipe();
    const wipe = el("button", { type: "button", class: "wipe", "aria-label": T.wipe, onclick: wiping }, "⌫");
    const figures = FIGURES.map((figure) => this.#figure(figure));
    this.node = el("form", { class: "pad", "aria-label": T.pad, hidden: true, onsubmit: pressMain }, this.field, wipe);
    this.node.append(...figures);
  }

  /** @returns {number | null} */
  get given() {
    return /^\d+$/.test(this.field.value) ? Number(this.field.value) : null;
  }

  /** @param {boolean} wanted */
  show(wanted) {
    if (!wanted) this.clear();
    this.node.hidden = !wanted;
  }

  clear() {
    this.field.value = "";
    this.#tell();
  }

  /**
   * Lets a button follow what is typed for as long as it is on the page.
   *
   * @param {HTMLButtonElement} button
   * @param {(given: number | null) => void} told
   */
  follow(button, told) {
    this.#takers.set(button, told);
    told(this.given);
  }

  #tell() {
    for (const [button, told] of this.#takers) {
      if (button.isConnected) told(this.given);
      else this.#takers.delete(button);
    }
  }

  #wipe() {
    this.field.value = this.field.value.slice(0, -1);
    this.#tell();
  }

  /** @param {string} figure */
  #figure(figure) {
    const act = () => {
      this.field.value = (this.field.value + figure).slice(0, LONGEST);
      this.#tell();
    };
    return el("button", { type: "button", onclick: act }, figure);
  }
}

/** @param {SubmitEvent} event */
function pressMain(event) {
  event.preventDefault();
  /** @type {HTMLButtonElement | null} */ (document.querySelector("[data-enter]:enabled"))?.click();
}

export const pad = new NumberPad();

/**
 * Whether anything that may be done or claimed now needs a number.
 *
 * @param {GameSeen} game
 */
export function needsNumber(game) {
  const done = game.legal.some((option) => WITH_NUMBERS.includes(option.do) && option.least !== undefined);
  return done || game.claims.some(({ claim }) => CLAIMS_WITH_POINTS.includes(claim));
}

/**
 * A button that does something with the number on the pad, while that is between least and most.
 *
 * @param {Desk} desk
 * @param {{least?: number, most?: number}} option
 * @param {Taker} how
 * @param {(given: number) => void} act
 */
export function numberButton(desk, { least = 0, most = 0 }, how, act) {
  const onclick = () => {
    const { given } = pad;
    pad.clear();
    if (given !== null) act(given);
  };
  const look = { id: how.id, class: how.main ? "main" : null, "data-enter": how.main === true };
  const button = el("button", { type: "button", ...look, onclick });
  pad.follow(button, (given) => {
    const fits = given !== null && given >= least && given <= most;
    button.disabled = desk.busy || how.ready === false || !fits;
    button.textContent = how.words(given);
  });
  return button;
}

/**
 * The picked card with the count that is announced.
 *
 * @param {Desk} desk
 * @param {Option} option
 */
export function announced(desk, option) {
  const [card] = desk.picked;
  const how = { id: "main-action", words: T.playSaying, ready: card !== undefined, main: true };
  return numberButton(desk, option, how, (said) => desk.send({ do: "play", card, said }));
}

/**
 * Points that are pegged, or counted in a hand or the crib.
 *
 * @param {Desk} desk
 * @param {Option} option
 */
export function points(desk, option) {
  const words = { peg: T.peg, count: T.countHand, count_crib: T.countCrib }[option.do] ?? T.peg;
  const alone = option.do !== "peg" && !desk.view.game?.legal.some((other) => other.do === "accept");
  const how = { id: `number-${option.do}`, words, main: alone };
  return numberButton(desk, option, how, (given) => desk.send({ do: option.do, points: given }));
}
