// A table over a websocket: the whole of it, then every change. Commands get an id of their own, and one
// whose answer was lost is sent again with the same id, which acts once.

import { keepHere, keptHere } from "../base/storage.js";
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

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
const PATIENCE = 8_000; // a connection that answers nothing for so long is given up
const ENDED = 4000; // the server closes with this plus the status of its refusal

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
    log: [...view.log, ...(change.said ?? [])],
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
  /** @type {WebSocket | null} */
  #socket = null;
  /** @type {Map<string, {message: string, answered: (version: number | null) => void}>} */
  #unanswered = new Map();
  #failures = 0;
  #over = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #pause;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #patience;

  /**
   * @param {string} address
   * @param {Hearer} hearer
   * @param {(address: string) => WebSocket} [connect]
   */
  constructor(address, hearer, connect = (to) => new WebSocket(to)) {
    this.address = address;
    this.hearer = hearer;
    this.connect = connect;
    for (const [id, message] of this.#left()) this.#unanswered.set(id, { message, answered: () => {} });
    /** @type {WholeTable | null} */
    this.view = null;
  }

  /** Opens the connection, or a new one in place of the old: whoever has just become somebody needs one. */
  open() {
    clearTimeout(this.#pause);
    this.#drop();
    this.#over = false;
    this.hearer.link("connecting", this.#failures ? T.reconnecting : T.connecting);
    const socket = this.connect(this.address);
    this.#socket = socket;
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(data));
    socket.onclose = ({ code, reason }) => this.#closed(code, reason);
  }

  /**
   * Opens it, and opens it again whenever the page or the network is back.
   *
   * @param {AbortSignal} [signal]  When it need not any more.
   */
  stayOpen(signal) {
    const until = { signal };
    addEventListener("online", () => this.open(), until); // the old connection may be dead without a word
    addEventListener("offline", () => this.lose(), until);
    document.addEventListener("visibilitychange", () => document.hidden || this.hurry(), until);
    addEventListener("pagehide", () => this.close(), until);
    addEventListener("pageshow", (event) => event.persisted && this.open(), until);
    this.open();
  }

  close() {
    this.#over = true;
    clearTimeout(this.#pause);
    this.#drop();
  }

  /** Tries at once where the next try would only come later. */
  hurry() {
    if (!this.#over && this.#socket === null) this.open();
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
      this.#leave();
      this.#post(message);
    });
  }

  /** What has no answer is left for the next page: a telephone may put this one away at any time. */
  #leave() {
    keepHere(this.#place, JSON.stringify([...this.#unanswered].map(([id, { message }]) => [id, message])));
  }

  /** @returns {[string, string][]} */
  #left() {
    return JSON.parse(keptHere(this.#place) ?? "[]");
  }

  get #place() {
    return `pegout.unanswered.${new URL(this.address).pathname}`;
  }

  /** @param {string} message */
  #post(message) {
    if (this.#socket?.readyState !== WebSocket.OPEN || this.view === null) return;
    this.#socket.send(message);
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.#giveUp(), PATIENCE);
  }

  #giveUp() {
    if (this.busy) this.lose();
  }

  /** The connection is gone, whether it has noticed or not. */
  lose() {
    if (this.#over || this.#socket === null) return;
    this.#drop();
    this.#tryLater();
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
    const again = this.#failures > 0;
    this.#failures = 0;
    this.#see(view, null);
    this.hearer.link("open", again ? T.connectedAgain : "");
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
    if (id !== null) this.#answer(id, null);
  }

  /**
   * @param {string} id
   * @param {number | null} version
   */
  #answer(id, version) {
    const waiting = this.#unanswered.get(id);
    this.#unanswered.delete(id);
    this.#leave();
    if (!this.busy) clearTimeout(this.#patience);
    waiting?.answered(version);
  }

  /**
   * @param {number} code
   * @param {string} reason
   */
  #closed(code, reason) {
    this.#socket = null;
    if (code >= ENDED && code < ENDED + 500) {
      this.#over = true;
      this.hearer.link("ended", "");
      this.hearer.refused(reason);
    } else this.#tryLater();
  }

  #tryLater() {
    const longest = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#failures);
    const pause = longest * (0.5 + Math.random() / 2); // so that a whole club does not come back at once
    this.#failures += 1;
    this.hearer.link("waiting", T.disconnected(Math.ceil(pause / 1000)));
    this.#pause = setTimeout(() => this.open(), pause);
  }

  /** Lets go of the connection without hearing from it again. */
  #drop() {
    clearTimeout(this.#patience);
    if (this.#socket === null) return;
    this.#socket.onmessage = this.#socket.onclose = null;
    this.#socket.close();
    this.#socket = null;
  }
}

/** @returns {string} */
function freshId() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
