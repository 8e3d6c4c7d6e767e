// What the parts of the table page share: the view, what is picked or on its way, and the way to the server.

import { tablePath } from "../base/api.js";
import { attempt } from "../base/frame.js";
import { onSettings, settings } from "../base/settings.js";
import { atOnce } from "./automatic.js";
import { pad } from "./numbers.js";
import { Paced } from "./paced.js";
import { isOver, optionFor } from "./players.js";
import { Reading } from "./reading.js";
import { noteOnly } from "./secret.js";
import { asItStands } from "./shown.js";
import { TableSocket } from "./table_socket.js";

/** @typedef {import("../base/types.js").WholeTable} WholeTable */
/** @typedef {import("../base/types.js").Change} Change */
/** @typedef {import("../base/types.js").Command} Command */
/** @typedef {import("../base/frame.js").Frame} Frame */
/** @typedef {{command: Command, until: number}} UnderWay */

/**
 * @typedef {object} Onlooker
 * @property {() => void} draw
 * @property {(view: WholeTable, change: Change | null) => void} heard  Called once for everything that happens.
 * @property {(view: WholeTable) => void} read  Called when the viewer has read the show.
 * @property {(link: import("./table_socket.js").Link, words: string) => void} link
 */

const SLOW_MS = 600;
const NEXT_GAME_MS = 8000;

export class Desk {
  #socket;
  #paced = new Paced((view, change) => this.#see(view, change));
  /** @type {WholeTable | null} */
  #view = null;
  /** @type {UnderWay | null} */
  #underWay = null;
  #triedAt = -1;
  /** @type {((view: WholeTable) => Command | null) | null} */
  #after = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #nextGame;

  /**
   * @param {Frame} page
   * @param {string} table
   * @param {Onlooker} onlooker
   */
  constructor(page, table, onlooker) {
    this.page = page;
    this.onlooker = onlooker;
    /** @type {Set<string>} */
    this.picked = new Set();
    this.called = ""; // the score that muggins would be called for
    this.more = false; // whether the last peg was one of several
    this.slow = false; // whether what is under way has taken long
    this.reading = new Reading(table, () => {
      onlooker.read(this.view);
      this.goOn();
    });
    /** @type {Set<string>} */
    this.fresh = new Set(); // cards that have just come to lie where they are
    this.#socket = new TableSocket(tablePath(table, "socket"), {
      seen: (view, change) => this.#paced.take(view, change),
      link: onlooker.link,
      refused: page.say,
    });
  }

  open() {
    this.#socket.open();
    onSettings(() => this.goOn());
  }

  draw() {
    this.onlooker.draw();
  }

  /** The table as it was last shown; only parts that are drawn ask for it, and they are drawn after that. */
  get view() {
    if (this.#view === null) throw new Error("unseen");
    return this.#view;
  }

  get seen() {
    return this.#view !== null;
  }

  /** Whether a command is on its way, or what came of it is not shown yet. */
  get busy() {
    return this.#underWay !== null;
  }

  /** Cards of one's own that are on their way to the table, and what for; the server has not said yes. */
  get sending() {
    /** @type {Command} */
    const { do: what, card, cards } = this.#underWay?.command ?? { do: "" };
    /** @type {string[]} */
    const meant = cards ?? (card ? [card] : []);
    return { what, cards: meant.filter((one) => this.view.game?.hand.includes(one)) };
  }

  /**
   * @param {Command} command
   * @param {((view: WholeTable) => Command | null) | null} [after]  What follows from the same press, if anything does.
   */
  async send(command, after = null) {
    this.page.say("");
    this.#after = after;
    /** @type {UnderWay} */
    const underWay = { command, until: Infinity };
    this.#underWay = underWay;
    const slow = setTimeout(() => this.#beSlow(true), SLOW_MS);
    const sent = this.#socket.send(command, this.view.version);
    this.draw();
    underWay.until = (await sent) ?? 0;
    clearTimeout(slow);
    this.slow = false;
    this.#settle();
    this.goOn();
  }

  /** @param {() => Promise<unknown>} act */
  attempt(act) {
    return attempt(this.page, act);
  }

  /** A connection says who one is only when it is opened. */
  comeAsSomebody() {
    this.#socket.openAnew();
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

  putBack() {
    this.picked.clear();
    pad.done();
    this.draw();
  }

  /** Whether the cut that is due is made at random, and has not been refused. */
  cutsItself() {
    return settings().cut && (this.busy || this.#triedAt !== this.view.version);
  }

  /** Does what the settings leave to the browser, and draws. */
  goOn() {
    if (!this.seen) return;
    const { game, version } = this.view;
    const free = game && !this.busy && this.#paced.idle && this.#triedAt !== version;
    const command = free ? (this.#follow() ?? atOnce(game)) : null;
    if (command) {
      this.#triedAt = version;
      this.send(command);
    } else this.draw();
    this.#beginNextGame();
  }

  #follow() {
    const after = this.#after;
    this.#after = null;
    return after ? after(this.view) : null;
  }

  #beginNextGame() {
    clearTimeout(this.#nextGame);
    const { game, version } = this.view;
    if (!game || !settings().onward || !optionFor(game, "next")) return;
    this.#nextGame = setTimeout(() => this.view.version === version && this.send({ do: "next" }), NEXT_GAME_MS);
  }

  /** @param {boolean} slow */
  #beSlow(slow) {
    this.slow = slow;
    this.draw();
  }

  /** What was sent is no longer under way once it is refused, or shown. */
  #settle() {
    if (this.#underWay && this.view.version >= this.#underWay.until) this.#underWay = null;
  }

  /**
   * @param {WholeTable} view
   * @param {Change | null} change
   */
  #see(view, change) {
    const otherMatch = this.#view !== null && this.#view.table.commitment !== view.table.commitment;
    if (otherMatch) this.reading.forget();
    const sent = this.seen ? this.sending.cards : [];
    this.#view = view;
    noteOnly(view.table);
    if (change) this.reading.hear(change.events ?? [], !isOver(view.game));
    else this.reading.recall(view.shown, !isOver(view.game) && view.table.seat !== null);
    this.reading.shown = asItStands(this.reading.shown, view.game);
    const there = [...(view.game?.hand ?? []), ...(view.game?.crib ?? [])];
    for (const card of this.picked) if (!there.includes(card)) this.picked.delete(card);
    this.#settle();
    this.fresh = new Set(laidBy(change).filter((card) => !sent.includes(card)));
    this.onlooker.heard(view, change);
    this.goOn();
    this.fresh = new Set();
  }
}

/**
 * The cards that a change brought to where they lie now.
 *
 * @param {Change | null} change
 * @returns {string[]}
 */
function laidBy(change) {
  return (change?.events ?? []).flatMap(({ event, card, hand }) => {
    if (["CardPlayed", "StarterTurned", "StarterPicked"].includes(event)) return [card];
    return event === "CardsDealt" ? (hand ?? []) : [];
  });
}
