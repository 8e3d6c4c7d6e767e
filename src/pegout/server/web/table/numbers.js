// The number that a player says, pegs or claims: a pad for the thumb, and buttons that take the number from it.

import { MOST_IN_A_HAND } from "../base/cards.js";
import { askAgain, closing } from "../base/dialog.js";
import { el, focusBefore } from "../base/dom.js";
import { pressMain } from "../base/keys.js";
import { T } from "../texts/officiating.js";
import { isToCount } from "./turn.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("../base/types.js").GameSeen} GameSeen */
/** @typedef {import("../base/types.js").Option} Option */

/**
 * @typedef {object} Taker
 * @property {string} id
 * @property {(given: number | null) => string} words
 * @property {(given: number | null) => string} [label]  For those who listen, where the words are short.
 * @property {boolean} [ready]
 * @property {boolean} [main]
 * @property {boolean} [byEnter]  Whether Enter presses it while a number stands on the pad.
 * @property {boolean} [announces]  Whether the number is the count of a card that is picked.
 * @property {string} [doubted]  What it is that never brings more than a hand can count.
 * @property {number[]} [never]  Smaller numbers that it never brings either.
 */

const FIGURES = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"];
const LONGEST = 3;
const FIRST_EDITION = 1;
const WITH_NUMBERS = ["play", "peg", "count", "count_crib"];
export const CLAIMS_WITH_POINTS = ["peg-back", "muggins"];

class NumberPad {
  /** @type {Map<HTMLButtonElement, (given: number | null) => void>} */
  #takers = new Map();
  /** @type {string | null} */
  #offered = null;
  #filled = "";

  constructor() {
    this.field = el("input", {
      id: "number-play",
      class: "number",
      inputmode: "none", // the pad is the keyboard
      autocomplete: "off",
      maxlength: LONGEST,
      "aria-label": T.number,
      "data-figures": true, // letters are keys of the page
      oninput: () => this.#typed(),
    });
    const wiping = () => this.#wipe();
    const wipe = padButton("⌫", wiping, { class: "wipe", "aria-label": T.wipe });
    const figures = FIGURES.map((figure) => this.#figure(figure));
    this.node = el("form", { class: "pad", "aria-label": T.pad, hidden: true, onsubmit: enter }, this.field, wipe);
    this.node.append(...figures);
  }

  /** @returns {number | null} */
  get given() {
    return /^\d+$/.test(this.field.value) ? Number(this.field.value) : null;
  }

  /** @param {boolean} wanted */
  show(wanted) {
    if (!wanted) this.done();
    if (!wanted && this.node.contains(document.activeElement)) focusBefore(this.node);
    this.node.hidden = !wanted;
  }

  /** The number is used: the keys are for the cards again. */
  done() {
    this.field.value = "";
    this.#tell();
    if (this.field === document.activeElement) focusBefore(this.node);
  }

  /**
   * Puts a number that was said aloud on the empty pad, once for whatever it is about; it goes with that.
   *
   * @param {string | null} what
   * @param {number | null} number
   */
  offer(what, number) {
    if (what === this.#offered) return;
    this.#offered = what;
    if (this.field.value !== "" && this.field.value !== this.#filled) return;
    this.#filled = what === null ? "" : String(number);
    this.field.value = this.#filled;
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

  #typed() {
    this.field.value = this.field.value.replace(/\D/g, "");
    this.#tell();
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
    return padButton(figure, act);
  }
}

/**
 * The mouse leaves the focus where it is, so that Enter after it is not the same figure once more.
 *
 * @param {string} words
 * @param {() => void} act
 * @param {import("../base/dom.js").Attributes} [more]
 */
function padButton(words, act, more = {}) {
  const onmousedown = (/** @type {MouseEvent} */ event) => event.preventDefault();
  return el("button", { type: "button", onclick: act, onmousedown, ...more }, words);
}

/** @param {SubmitEvent} event */
function enter(event) {
  event.preventDefault();
  pressMain();
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
    if (given === null) return;
    const use = () => {
      pad.done();
      act(given);
    };
    const never = given > MOST_IN_A_HAND || how.never?.includes(given);
    if (how.doubted && never) doubt(how, how.doubted, given, use);
    else use();
  };
  const keys = { "data-enter": how.byEnter ? "number" : null, "data-announces": how.announces === true };
  const button = el("button", { type: "button", id: how.id, class: how.main ? "main" : null, ...keys, onclick });
  pad.follow(button, (given) => {
    const fits = given !== null && given >= least && given <= most;
    button.disabled = desk.busy || how.ready === false || !fits;
    button.textContent = how.words(given);
    if (how.label) button.setAttribute("aria-label", how.label(given));
  });
  return button;
}

/**
 * Against slips of typing alone: how much there is to count or to peg is the player's to know.
 *
 * @param {Taker} how
 * @param {string} what
 * @param {number} given
 * @param {() => void} use
 */
function doubt(how, what, given, use) {
  const anyway = el("p", {}, closing((how.label ?? how.words)(given), use));
  const why = given > MOST_IN_A_HAND ? T.neverMore(what, MOST_IN_A_HAND) : T.neverJust(what, given);
  askAgain(T.doubtTitle(what, given), "doubted", [why], anyway);
}

/**
 * The picked card with the count that is announced.
 *
 * @param {Desk} desk
 * @param {Option} option
 */
export function announced(desk, option) {
  const [card] = desk.picked;
  const picked = card !== undefined;
  const how = { id: "main-action", words: T.playSaying, ready: picked, main: true, byEnter: true, announces: picked };
  return numberButton(desk, option, how, (said) => desk.send({ do: "play", card, said }));
}

/**
 * Points that are counted in a hand or the crib: announced, and pegged with the same press where nobody could have
 * anything to call meanwhile.
 *
 * @param {Desk} desk
 * @param {GameSeen} game
 * @param {Option} option
 */
export function counts(desk, game, option) {
  const crib = option.do === "count_crib";
  const again = game.counts.some((one) => one.seat === desk.view.table.seat && one.crib === crib);
  const both = game.pegs_at_once && !again && game.edition > FIRST_EDITION;
  const turn = isToCount(desk.view);
  const main = turn && !again && !game.legal.some((other) => other.do === "accept");
  const words = T.countWords(crib, again ? "again" : both ? "peg" : "");
  const how = {
    id: `number-${option.do}`,
    words,
    main,
    byEnter: turn || again,
    doubted: option.do,
    never: option.doubted,
  };
  return numberButton(desk, option, how, (given) =>
    desk.send({ do: option.do, points: given }, both ? (view) => pegAnnounced(view, crib, given) : null),
  );
}

/**
 * The peg for what has just been announced, if that stands and is not pegged.
 *
 * @param {import("../base/types.js").WholeTable} view
 * @param {boolean} crib
 * @param {number} points
 */
function pegAnnounced({ table, game }, crib, points) {
  const stands = game?.counts.some(
    (one) => one.seat === table.seat && one.crib === crib && one.said === points && !one.pegged,
  );
  return stands ? { do: "peg", points } : null;
}
