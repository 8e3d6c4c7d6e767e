// A board as this phone keeps it: the server's view with everything put over it that the server was not told
// yet. Commands are sent in their order as soon as there is a connection, and the same id acts once.

import { ask } from "../base/api.js";
import { inTime, Outbox, passes } from "../base/outbox.js";
import { boardHere, changeBoard, inThisPageAlone, isAbout, toBeSent } from "./boards_here.js";
import { folded, opened } from "./fold.js";
import { sheetFor } from "./sheets.js";

/** @typedef {import("./types.js").BoardView} BoardView */
/** @typedef {import("./types.js").Command} Command */
/** @typedef {import("./types.js").Sheets} Sheets */

/**
 * @typedef {object} Hearer
 * @property {() => void} changed  The board, or how much waits to be sent.
 * @property {(words: string) => void} refused
 */

const AT_ONCE = 100;
const WRONG_KEY = "wrong_key";

export class Keeping {
  #here;
  #outbox;
  /** @type {{version: number | undefined, ids: string[], view: BoardView | null}} What was put over the server's. */
  #folded = { version: undefined, ids: [], view: null };

  /**
   * @param {string} board
   * @param {Sheets} sheets
   * @param {Hearer} hearer
   */
  constructor(board, sheets, hearer) {
    this.board = board;
    this.sheets = sheets;
    this.hearer = hearer;
    this.#here = boardHere(board);
    this.#outbox = new Outbox({
      waits: () => this.keeps && boardHere(board).queue.length > 0,
      send: () => this.#sendSome(),
      failed: (refusal) => this.#failed(refusal),
    });
    /** @type {BoardView | null} */
    this.view = this.#workedOut();
    /** Whether the server was there the last time. */
    this.reached = true;
    /** Why the server takes nothing of it, now or later; empty where it does. */
    this.refusedFor = "";
    addEventListener("offline", () => this.lost());
    addEventListener("storage", (event) => isAbout(event, board) && this.#see());
  }

  /** Whether this phone may write. */
  get keeps() {
    return this.#here.key !== "";
  }

  get key() {
    return this.#here.key;
  }

  /** The side that this phone is for: null for all, nothing before somebody has said it. */
  get by() {
    return this.#here.by;
  }

  /** How many commands the server was not told. */
  get waiting() {
    return this.#here.queue.length;
  }

  /** Whether what waits would be lost with this page. */
  get onlyInThisPage() {
    return this.waiting > 0 && inThisPageAlone(this.board);
  }

  /** Whether the server knows the board. */
  get known() {
    return this.#here.served !== null;
  }

  /** @param {number | null} by */
  become(by) {
    changeBoard(this.board, () => ({ by }));
    this.#see();
  }

  /**
   * Carries it out here and sends it, now or later; what cannot be is said, and whether it could is given. Of
   * several, which then have the same time, all are done or none.
   *
   * @param {...Command} commands
   */
  do(...commands) {
    const at = Date.now();
    const all = commands.map((command) => toBeSent(command, this.by ?? null, at));
    let { view } = this;
    for (const sent of all) {
      const { view: next, refused } = view ? folded(view, sent, this.sheets.counts) : { view, refused: null };
      if (refused !== null) {
        this.hearer.refused(refused);
        return false;
      }
      view = next;
    }
    changeBoard(this.board, ({ queue }) => ({ queue: [...queue, ...all] }));
    this.#see();
    this.send();
    return true;
  }

  /**
   * The server's board has gone on.
   *
   * @param {BoardView} served
   */
  heard(served) {
    const known = boardHere(this.board).served;
    if (known === null || served.version >= known.version) changeBoard(this.board, () => ({ served }));
    this.reached = true;
    this.#see();
    this.#outbox.back();
  }

  /** The server cannot be heard any more. */
  lost() {
    this.reached = false;
    this.hearer.changed();
  }

  #see() {
    this.#here = boardHere(this.board);
    this.view = this.#workedOut();
    this.hearer.changed();
  }

  /** What the server has carried out already is refused here the second time, which is as it should be. */
  #workedOut() {
    const { served, queue } = this.#here;
    const [first] = queue;
    const { version, ids, view: before } = this.#folded;
    if (before !== null && served?.version === version && ids.every((id, at) => queue[at]?.id === id))
      return this.#foldedOn(before, queue.slice(ids.length));
    let view = served;
    if (view === null && first?.command.do === "open")
      view = opened(this.board, first, sheetFor(this.sheets, first.command));
    this.#folded = { version: served?.version, ids: [], view: null };
    return view && this.#foldedOn(view, queue);
  }

  /**
   * @param {BoardView} view
   * @param {import("./types.js").Sent[]} more
   */
  #foldedOn(view, more) {
    const now = more.reduce((one, sent) => folded(one, sent, this.sheets.counts).view, view);
    this.#folded = { ...this.#folded, ids: [...this.#folded.ids, ...more.map(({ id }) => id)], view: now };
    return now;
  }

  /** Sends all that waits. */
  send() {
    this.#outbox.send();
  }

  async #sendSome() {
    const { key, queue } = boardHere(this.board);
    const commands = queue.slice(0, AT_ONCE);
    const opens = commands[0].command.do === "open";
    const path = opens ? "/api/boards" : `/api/boards/${this.board}/commands`;
    const batch = opens ? { board: this.board, key, commands } : { key, commands };
    const { answers, view } = await inTime(ask("POST", path, batch));
    const answered = new Set(commands.map(({ id }) => id));
    changeBoard(this.board, (now) => ({ served: view, queue: now.queue.filter(({ id }) => !answered.has(id)) }));
    this.reached = true;
    this.refusedFor = "";
    this.#see();
    const begun = commands.filter(({ command }) => command.do === "deal" && command.dealer === view.dealer);
    for (const { id, refused } of answers)
      if (refused && !begun.some((sent) => sent.id === id)) this.hearer.refused(refused); // another phone began it
  }

  /** @param {import("../base/api.js").Refusal} refusal */
  #failed(refusal) {
    const { status, code, message } = refusal;
    if (code === WRONG_KEY && this.#takeOther()) return this.send();
    if (!passes(refusal)) {
      this.refusedFor = message;
      return this.hearer.changed();
    }
    this.lost();
    if (status !== 0) this.hearer.refused(message);
  }

  /** A later link had another key: whether there is one, which is then this phone's. */
  #takeOther() {
    const { other } = boardHere(this.board);
    if (!other) return false;
    changeBoard(this.board, () => ({ key: other, other: "" }));
    this.#see();
    return true;
  }
}
