// A board as this phone keeps it: the server's view with everything put over it that the server was not told
// yet. Commands are sent in their order as soon as there is a connection, and the same id acts once.

import { ask } from "../base/api.js";
import { inTime, Outbox, passes } from "../base/outbox.js";
import { boardHere, changeBoard, inThisPageAlone, isAbout, mayKeep, toBeSent, unguessable } from "./boards_here.js";
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
const NOTHING_FOLDED = { version: undefined, ids: [], view: null };

export class Keeping {
  #here;
  #outbox;
  /** @type {{version: number | undefined, ids: string[], view: BoardView | null}} What was put over the server's. */
  #folded = NOTHING_FOLDED;

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
      waits: () => boardHere(board).joining !== null || (this.keeps && boardHere(board).queue.length > 0),
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
    return mayKeep(this.#here);
  }

  /** The board's own key. */
  get key() {
    return this.#here.key;
  }

  /** The key of this phone's side. */
  get own() {
    return this.#here.own;
  }

  /** The side that this phone is for: null for all, nothing before somebody has said it. */
  get by() {
    return this.#here.by;
  }

  /** Whether this phone was its side's own, was removed, and has no other key to go on with. */
  get removed() {
    const { key, own, by, joining } = this.#here;
    const isSides = !key && own !== "" && joining === null && typeof by === "number";
    return isSides && this.view !== null && this.view.phones[by] !== "own";
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

  /**
   * This phone, which has the board's key, is for a side from now on, or for all: it invites itself.
   *
   * @param {number | null} by
   */
  become(by) {
    const { by: before, own } = this.#here;
    const [key, invitation] = [unguessable(), unguessable()];
    const left = own && typeof before === "number" ? [toBeSent({ do: "remove", side: before }, null)] : [];
    if (by === null) return this.#carryOut(left, { own: "", by });
    const invited = toBeSent({ do: "invite", side: by, invitation }, null);
    const joined = toBeSent({ do: "join", side: by, invitation }, by, key);
    return this.#carryOut([...left, invited, joined], { own: key, by });
  }

  /**
   * What a link needs to make another phone that side's own; the same until a phone has come.
   *
   * @param {number} side
   */
  invitationFor(side) {
    const known = this.view?.phones[side] === "invited" && this.#here.invited[side];
    if (known) return known;
    const invitation = unguessable();
    const sent = toBeSent({ do: "invite", side, invitation }, null);
    return this.#carryOut([sent], { invited: { ...this.#here.invited, [side]: invitation } }) ? invitation : "";
  }

  /** @param {number} side */
  removePhone(side) {
    return this.#carryOut([toBeSent({ do: "remove", side }, null)]);
  }

  /**
   * Carries it out here and sends it, now or later; what cannot be is said, and whether it could is given. Of
   * several, which then have the same time, all are done or none.
   *
   * @param {...Command} commands
   */
  do(...commands) {
    const at = Date.now();
    return this.#carryOut(commands.map((command) => toBeSent(command, this.by ?? null, this.own, at)));
  }

  /**
   * @param {import("./types.js").Sent[]} all
   * @param {Partial<import("./boards_here.js").BoardHere>} [more]  What changes here with them.
   */
  #carryOut(all, more = {}) {
    let { view } = this;
    for (const sent of all) {
      const { view: next, refused } = view ? folded(view, sent, this.sheets.counts) : { view, refused: null };
      if (refused !== null) {
        this.hearer.refused(refused);
        return false;
      }
      view = next;
    }
    changeBoard(this.board, ({ queue }) => ({ ...more, queue: [...queue, ...all] }));
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
    const { joining, queue } = boardHere(this.board);
    if (joining) return this.#takeUp(joining);
    const other = queue.findIndex(({ key }) => key !== queue[0].key);
    const commands = queue.slice(0, other < 0 ? AT_ONCE : Math.min(AT_ONCE, other));
    const { answers, view } = await this.#post(commands);
    const answered = new Set(commands.map(({ id }) => id));
    changeBoard(this.board, (now) => ({ served: view, queue: now.queue.filter(({ id }) => !answered.has(id)) }));
    const refused = answers.filter((one) => one.refused !== null);
    const joins = commands.find(({ command }) => command.do === "join");
    if (refused.some(({ id }) => id === joins?.id)) this.#loseSide();
    this.#arrived();
    const begun = commands.filter(({ command }) => command.do === "deal" && command.dealer === view.dealer);
    for (const { id, refused: why } of refused)
      if (!begun.some((sent) => sent.id === id)) this.hearer.refused(String(why)); // another phone began it
  }

  /**
   * @param {import("./types.js").Sent[]} commands  All with the same key.
   * @returns {Promise<{answers: {id: string, refused: string | null}[], view: BoardView}>}
   */
  #post(commands) {
    const opens = commands[0].command.do === "open";
    const path = opens ? "/api/boards" : `/api/boards/${this.board}/commands`;
    const { key: boards } = boardHere(this.board);
    const { key = boards } = commands[0];
    const sent = commands.map(({ id, at, by, command }) => ({ id, at, by, command }));
    return inTime(ask("POST", path, { ...(opens && { board: this.board }), key, commands: sent }));
  }

  #arrived() {
    this.reached = true;
    this.refusedFor = "";
    this.#see();
  }

  /**
   * The invitation of a link: from now on this phone speaks for that side, or stays what it was.
   *
   * @param {{sent: import("./types.js").Sent, side: number}} joining
   */
  async #takeUp({ sent, side }) {
    const { answers, view } = await this.#post([sent]);
    const { refused } = answers[0];
    const own = sent.key ?? "";
    changeBoard(this.board, ({ queue }) => {
      if (refused !== null) return { served: view, joining: null };
      const mine = queue.map((one) => (one.key && one.by === side ? { ...one, key: own } : one));
      return { served: view, joining: null, own, by: side, queue: mine };
    });
    this.#arrived();
    if (refused !== null) this.hearer.refused(refused);
  }

  /** Another phone speaks for the side: what was entered here for it is sent with the board's key, if there is one. */
  #loseSide() {
    changeBoard(this.board, ({ key, queue }) => {
      const shared = queue.map(({ key: own, by, ...sent }) => ({ ...sent, by: own ? null : by }));
      return { own: "", by: key ? null : undefined, queue: key ? shared : queue.filter((sent) => !sent.key) };
    });
    this.#folded = NOTHING_FOLDED;
    this.#see();
  }

  /** @param {import("../base/api.js").Refusal} refusal */
  #failed(refusal) {
    const { status, code, message } = refusal;
    if (code === WRONG_KEY && (this.#lostOwn() || this.#takeOther())) return this.send();
    if (!passes(refusal)) {
      this.refusedFor = message;
      return this.hearer.changed();
    }
    this.lost();
    if (status !== 0) this.hearer.refused(message);
  }

  /** Whether it was the side's own key that opens nothing any more, and the board's is here to go on with. */
  #lostOwn() {
    const { key, queue } = boardHere(this.board);
    if (!key || !queue[0]?.key) return false;
    this.#loseSide();
    return true;
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
