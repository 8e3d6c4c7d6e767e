// A hand or the crib by its cards: a rank, then its suit, with one thumb. The starter stays for the deal.

import { openCard } from "../base/cards.js";
import { el, labelled, Region } from "../base/dom.js";
import { countOf } from "./counting.js";
import { likelySeat, starterOf } from "./phase.js";
import { T } from "../texts/companion.js";

/** @typedef {import("./board_page.js").BoardDesk} BoardDesk */

const RANKS = [..."A23456789TJQK"];
const SUITS = [..."SHCD"];
const SHOWN = 4;

/** @param {BoardDesk} desk */
export function openPicker(desk) {
  if (desk.playing) new CardPicker(desk).open();
}

class CardPicker {
  #window = el("div", { class: "picking", tabindex: -1, autofocus: true });
  #slots = new Region("div", { class: "slots" });
  #ranks = new Region("div", { class: "ranks", role: "group", "aria-label": T.pickRank });
  #suits = new Region("div", { class: "suits", role: "group", "aria-label": T.pickSuit });
  #ready = new Region("div", { class: "ready" });
  #rank = "";
  /** @type {string[]} */
  #cards = [];
  /** @type {string[]} */
  #thrown = [];
  #more = false;

  /** @param {BoardDesk} desk */
  constructor(desk) {
    this.desk = desk;
    this.crib = desk.kind === "crib";
    this.known = starterOf(desk.view);
    this.starter = this.known;
  }

  open() {
    this.#draw();
    const parts = [this.#slots, this.#ranks, this.#suits, this.#ready].map(({ node }) => node);
    const title = this.crib ? T.pickTitle.crib : T.pickTitle.hand;
    this.#window.append(...parts, ...(this.crib ? [] : [this.#thrownToo()]));
    this.desk.window(title, "picker", this.#window);
    this.#window.closest("dialog")?.addEventListener("keydown", (event) => this.#typed(event));
  }

  /**
   * A rank and a suit by their letters, T or 0 for a ten; Backspace takes the last card back.
   *
   * @param {KeyboardEvent} event
   */
  #typed({ key, ctrlKey, altKey, metaKey }) {
    if (ctrlKey || altKey || metaKey) return;
    const letter = key === "0" ? "T" : key.toUpperCase();
    if (RANKS.includes(letter)) this.#press(`rank-${letter}`);
    else if (SUITS.includes(letter)) this.#press(`suit-${letter}`);
    else if (key === T.backspace) this.#takeBack();
  }

  /** @param {string} id */
  #press(id) {
    const button = this.#window.querySelector(`#${id}`);
    if (button instanceof HTMLButtonElement && !button.disabled) button.click();
  }

  #takeBack() {
    if (this.#rank !== "") this.#rank = "";
    else if (this.#thrown.length > 0) this.#thrown.pop();
    else if (this.starter && this.starter !== this.known) this.starter = "";
    else this.#cards.pop();
    this.#draw();
  }

  get #throws() {
    const { sheet } = this.desk.view;
    return this.#more && !this.crib ? sheet.dealt - SHOWN : 0;
  }

  /** How many cards are still to be named. */
  get #missing() {
    return SHOWN - this.#cards.length + (this.starter ? 0 : 1) + this.#throws - this.#thrown.length;
  }

  #thrownToo() {
    const box = el("input", { type: "checkbox" });
    box.addEventListener("change", () => {
      this.#more = box.checked;
      this.#thrown = [];
      this.#draw();
    });
    return labelled(T.withThrown, box, "check");
  }

  /** @param {string} suit */
  #take(suit) {
    const card = this.#rank + suit;
    if (this.#cards.length < SHOWN) this.#cards.push(card);
    else if (!this.starter) this.starter = card;
    else this.#thrown.push(card);
    const rank = this.#rank;
    this.#rank = "";
    this.#draw();
    this.#focusOn(rank);
  }

  /**
   * Suits cannot be pressed before the next rank: whoever came there by keys goes on from the rank, or enters it.
   *
   * @param {string} rank
   */
  #focusOn(rank) {
    const next = this.#missing > 0 ? `#rank-${rank}:enabled` : ".ready .main";
    const found = this.#window.querySelector(next);
    (found instanceof HTMLElement ? found : this.#window).focus({ preventScroll: true });
  }

  #draw() {
    const taken = [...this.#cards, this.starter, ...this.#thrown];
    const facts = [taken, this.#rank, this.#more];
    this.#slots.show(facts, () => this.#slotsShown());
    this.#ranks.show(facts, () => RANKS.map((rank) => this.#rankButton(rank, taken)));
    this.#suits.show(facts, () => SUITS.map((suit) => this.#suitButton(suit, taken)));
    this.#ready.show(facts, () => this.#result());
  }

  /**
   * @param {string} rank
   * @param {string[]} taken
   */
  #rankButton(rank, taken) {
    const gone = this.#missing === 0 || SUITS.every((suit) => taken.includes(rank + suit));
    const act = () => {
      this.#rank = rank;
      this.#draw();
    };
    const how = { "aria-pressed": String(this.#rank === rank), disabled: gone, onclick: act };
    return el("button", { type: "button", id: `rank-${rank}`, ...how }, T.rankSign(rank));
  }

  /**
   * @param {string} suit
   * @param {string[]} taken
   */
  #suitButton(suit, taken) {
    const gone = this.#rank === "" || this.#missing === 0 || taken.includes(this.#rank + suit);
    const name = T.suits["CDHS".indexOf(suit)];
    const how = { disabled: gone, "aria-label": name, class: `suit-${suit}`, onclick: () => this.#take(suit) };
    return el("button", { type: "button", id: `suit-${suit}`, ...how }, T.suitSigns[suit]);
  }

  #slotsShown() {
    const cards = Array.from({ length: SHOWN }, (_, at) => this.#slot(T.pickHand, this.#cards, at));
    const thrown = Array.from({ length: this.#throws }, (_, at) => this.#slot(T.pickThrown, this.#thrown, at));
    return [
      group(T.pickHand, cards),
      group(T.pickStarter, [this.#starterSlot()]),
      thrown.length > 0 && group(T.pickThrown, thrown),
    ];
  }

  /**
   * A card that was named; it goes away when it is tapped.
   *
   * @param {string} what
   * @param {string[]} cards
   * @param {number} at
   */
  #slot(what, cards, at) {
    return slotButton(what, cards[at] ?? "", () => {
      cards.splice(at, 1);
      this.#draw();
    });
  }

  #starterSlot() {
    return slotButton(T.pickStarter, this.starter, () => {
      this.starter = "";
      this.#draw();
    });
  }

  #result() {
    if (this.#missing > 0) return [el("p", { role: "status" }, T.cardsMissing(this.#missing))];
    const { view, counts } = this.desk;
    const strict = this.crib && view.sheet.crib_flush_needs_starter;
    const points = countOf(counts, this.#cards, this.starter, strict);
    const seats = this.crib ? [view.dealer] : view.names.map((_, seat) => seat);
    const likely = likelySeat(view, this.crib ? "crib" : "hand");
    const buttons = seats.map((seat) =>
      el(
        "button",
        {
          type: "button",
          class: seat === likely ? "main" : null,
          id: `shows-${seat}`,
          onclick: () => this.#enter(seat),
        },
        T.pegTo(view.names[seat], String(points)),
      ),
    );
    return [el("p", { role: "status" }, T.counts(points)), el("div", { class: "button-row" }, ...buttons)];
  }

  /**
   * The cards stay while something is asked about them.
   *
   * @param {number} seat
   */
  #enter(seat) {
    const { starter } = this;
    const cards = this.#cards;
    const dealt = this.#thrown.length > 0 ? [...cards, ...this.#thrown] : [];
    const close = () => this.#window.closest("dialog")?.close();
    const made = { seat, cards: [...cards], starter };
    this.desk.enter(this.crib ? { do: "crib", ...made } : { do: "hand", ...made, dealt }, close);
  }
}

/**
 * @param {string} title
 * @param {HTMLElement[]} slots
 */
function group(title, slots) {
  return el("div", { class: "slot-group" }, el("span", { class: "hint" }, title), el("div", {}, ...slots));
}

/**
 * @param {string} what
 * @param {string} card
 * @param {() => void} onclick
 */
function slotButton(what, card, onclick) {
  if (!card) return el("span", { class: "slot empty", role: "img", "aria-label": T.slotLabel(what, T.emptySlot) });
  return el("button", { type: "button", class: "slot", onclick }, openCard(card));
}
