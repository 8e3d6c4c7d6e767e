// What the parts of the table page share: the view, what is picked, and the way to the server.

import { tablePath, whoAmI } from "../base/api.js";
import { attempt } from "../base/frame.js";
import { optionFor } from "./players.js";
import { cutsByHand, randomBetween } from "./secret.js";
import { showAfter } from "./shown.js";
import { TableSocket } from "./table_socket.js";

/** @typedef {import("../base/types.js").WholeTable} WholeTable */
/** @typedef {import("../base/types.js").Change} Change */
/** @typedef {import("../base/types.js").Command} Command */
/** @typedef {import("../base/frame.js").Frame} Frame */

export class Desk {
  #socket;
  #cutAt = -1;
  /** @type {WholeTable | null} */
  #view = null;

  /**
   * @param {Frame} page
   * @param {string} table
   * @param {() => void} draw
   * @param {(link: import("./table_socket.js").Link, words: string) => void} link
   */
  constructor(page, table, draw, link) {
    this.page = page;
    this.draw = draw;
    /** @type {Set<string>} */
    this.picked = new Set();
    /** @type {import("./shown.js").Shown[]} */
    this.shown = [];
    /** @type {string | null} */
    this.starter = null; // the last that was turned, which the show counts with
    const address = `${location.origin.replace(/^http/, "ws")}${tablePath(table, "socket")}`;
    this.#socket = new TableSocket(address, {
      seen: (view, change) => this.#see(view, change),
      link,
      refused: page.say,
    });
  }

  open() {
    this.#socket.open();
    addEventListener("online", () => this.#socket.open()); // the old connection may be dead without a word
    document.addEventListener("visibilitychange", () => document.hidden || this.#socket.hurry());
    addEventListener("pagehide", () => this.#socket.close());
    addEventListener("pageshow", (event) => event.persisted && this.#socket.open());
  }

  /** The table as it was last seen; only parts that are drawn ask for it, and they are drawn after that. */
  get view() {
    if (this.#view === null) throw new Error("unseen");
    return this.#view;
  }

  get seen() {
    return this.#view !== null;
  }

  get busy() {
    return this.#socket.busy;
  }

  /** @param {Command} command */
  async send(command) {
    this.page.say("");
    const sent = this.#socket.send(command);
    this.draw();
    await sent;
    this.cut(); // what followed from the command was seen before its answer came
    this.draw();
  }

  /** @param {() => Promise<unknown>} act */
  attempt(act) {
    return attempt(this.page, act);
  }

  /** A connection says who one is only when it is opened. */
  async comeAsSomebody() {
    const person = await whoAmI();
    this.page.name(person?.name ?? "");
    this.#socket.open();
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
    this.draw();
  }

  /** Whether the cut that is due is made at random, and has not been refused. */
  cutsItself() {
    return !cutsByHand() && (this.busy || this.#cutAt !== this.view.version);
  }

  /** Makes the cut that is due, if the player leaves cuts to chance. */
  cut() {
    const option = this.view.game && optionFor(this.view.game, "cut");
    if (!option || this.busy || !this.cutsItself()) return;
    this.#cutAt = this.view.version;
    this.send({ do: "cut", lifted: randomBetween(option.least ?? 0, option.most ?? 0) });
  }

  /**
   * @param {WholeTable} view
   * @param {Change | null} change
   */
  #see(view, change) {
    const otherMatch = this.#view !== null && this.#view.table.commitment !== view.table.commitment;
    if (otherMatch) [this.shown, this.starter] = [[], null];
    if (change) this.shown = showAfter(this.shown, change.events ?? []);
    const there = [...(view.game?.hand ?? []), ...(view.game?.crib ?? [])];
    for (const card of this.picked) if (!there.includes(card)) this.picked.delete(card);
    this.starter = view.game?.starter ?? this.starter;
    this.#view = view;
    this.cut();
    this.draw();
  }
}
