// A table over a websocket: the whole of it, then every change. Commands get an id of their own, and one
// whose answer was lost is sent again with the same id, which acts once.

import { freshId } from "../base/fresh.js";
import { LiveSocket } from "../base/live_socket.js";
import { drop, note, noted } from "../base/storage.js";
import { T } from "../texts/table.js";

/** @typedef {import("../base/types.js").WholeTable} WholeTable */
/** @typedef {import("../base/types.js").Change} Change */
/** @typedef {import("../base/types.js").Command} Command */
/** @typedef {"connecting" | "open" | "waiting" | "ended"} Link */

/**
 * @typedef {object} Hearer
 * @property {(view: WholeTable, change: Change | null) => void} seen  Change is null where all of it is new.
 * @property {(link: Link, words: string) => void} link  How the connection stands, in a word and a sentence.
 * @property {(words: string) => void} refused
 */

const PATIENCE = 8_000; // a connection that answers no command for so long is given up
const UNREADABLE = "bad_request"; // of a command whose id could not be read either

/**
 * The view with the fields of the change put over it.
 *
 * @param {WholeTable} view
 * @param {Change} change
 * @returns {WholeTable}
 */
export function merged(view, change) {
  const game = view.game || change.game ? { ...view.game, ...change.game } : null;
  return {
    ...view,
    version: change.version,
    table: { ...view.table, ...change.table },
    game: /** @type {import("../base/types.js").GameSeen | null} */ (game),
    log: [...view.log, ...(change.log ?? change.said ?? [])],
    rulings: [...view.rulings, ...rulingsIn(change.events ?? [])],
  };
}

/**
 * @param {import("../base/types.js").SeenEvent[]} events
 * @returns {import("../base/types.js").RulingSeen[]}
 */
function rulingsIn(events) {
  return /** @type {any[]} */ (events).filter(({ event }) => event === "RulingMade");
}

export class TableSocket {
  #socket;
  /** @type {Map<string, {message: string, answered: (version: number | null) => void}>} */
  #unanswered = new Map();
  #wasLost = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #patience;

  /**
   * @param {string} path
   * @param {Hearer} hearer
   */
  constructor(path, hearer) {
    this.hearer = hearer;
    this.#socket = new LiveSocket(path, {
      heard: (message) => this.#hear(message),
      lost: (pause) => this.#lost(pause),
      refused: (words) => this.#ended(words),
      calls: () => hearer.link("connecting", this.#callingWords),
    });
    this.place = `pegout.unanswered.${path}`;
    for (const [id, message] of this.#left()) this.#unanswered.set(id, { message, answered: () => {} });
    /** @type {WholeTable | null} */
    this.view = null;
  }

  open() {
    this.#socket.open();
  }

  /** A connection says who one is only when it is opened: whoever has just become somebody needs a new one. */
  openAnew() {
    this.#socket.openAnew();
  }

  close() {
    clearTimeout(this.#patience);
    this.#socket.close();
  }

  /** Whether a command waits for its answer. */
  get busy() {
    return this.#unanswered.size > 0;
  }

  /**
   * Sends a command, now or as soon as there is a connection again; gives the version of the table that it led
   * to, or null where it was refused.
   *
   * @param {Command} command
   * @param {number} version  Of the table that it answers.
   * @returns {Promise<number | null>}
   */
  send(command, version) {
    const id = freshId();
    const message = JSON.stringify({ ...command, id, version });
    return new Promise((answered) => {
      this.#unanswered.set(id, { message, answered });
      this.#leave([...this.#left(), [id, message]]);
      this.#post(message);
    });
  }

  /**
   * What has no answer is left for the next page: this one may be put away at any time, or its browser closed.
   *
   * @param {[string, string][]} unanswered
   */
  #leave(unanswered) {
    if (unanswered.length) note(this.place, unanswered);
    else drop(this.place);
  }

  /** @returns {[string, string][]} */
  #left() {
    const left = noted(this.place);
    return Array.isArray(left) ? left.filter(isMove) : [];
  }

  /** @param {string} message */
  #post(message) {
    if (this.view === null || !this.#socket.send(message)) return;
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.busy && this.#socket.lose(), PATIENCE);
  }

  /** @param {import("../base/types.js").FromServer} message */
  #hear(message) {
    if (message.type === "table") this.#begin(message);
    else if (message.type === "change" && this.view) this.#see(merged(this.view, message), message);
    else if (message.type === "done") this.#answer(message.id, message.version);
    else if (message.type === "refused") this.#refuse(message);
  }

  /** @param {WholeTable} view */
  #begin(view) {
    this.#see(view, null);
    this.hearer.link("open", this.#wasLost ? T.connectedAgain : "");
    this.#wasLost = false;
    for (const { message } of this.#unanswered.values()) this.#post(message);
  }

  /**
   * @param {WholeTable} view
   * @param {Change | null} change
   */
  #see(view, change) {
    this.view = view;
    this.hearer.seen(view, change);
  }

  /** @param {import("../base/types.js").Refused} refused */
  #refuse({ id, error, view }) {
    if (view) this.#see(view, null);
    this.hearer.refused(error.message);
    const meant = id === null && error.code === UNREADABLE ? [...this.#unanswered.keys()] : [id];
    for (const one of meant) if (one !== null) this.#answer(one, null);
  }

  /**
   * @param {string} id
   * @param {number | null} version
   */
  #answer(id, version) {
    const waiting = this.#unanswered.get(id);
    this.#unanswered.delete(id);
    this.#leave(this.#left().filter(([one]) => one !== id));
    if (!this.busy) clearTimeout(this.#patience);
    waiting?.answered(version);
  }

  /** @param {string} words */
  #ended(words) {
    clearTimeout(this.#patience);
    this.hearer.link("ended", "");
    this.hearer.refused(words);
  }

  /** @param {number} pause */
  #lost(pause) {
    clearTimeout(this.#patience);
    this.#wasLost = true;
    this.hearer.link("waiting", T.disconnected(Math.ceil(pause / 1000)));
  }

  /** Nothing where the table is there, and only the connection is exchanged. */
  get #callingWords() {
    if (this.#wasLost) return T.reconnecting;
    return this.view ? "" : T.connecting;
  }
}

/**
 * Whether it was left by a page like this one.
 *
 * @param {unknown} left
 */
function isMove(left) {
  return Array.isArray(left) && left.length === 2 && left.every((part) => typeof part === "string");
}
