// The event that a board is kept for. Where the event knows of the board, it hears of every game by itself;
// otherwise the player sends each score, by the same way as what the phone enters, so it waits for a connection.

import { Refusal } from "../base/api.js";
import { el } from "../base/dom.js";
import { askEvent } from "../events/asking.js";
import { keyFor } from "../events/keys.js";
import { agrees, proposes } from "./consent.js";
import { eventOf, keepFor } from "./for_event.js";
import { Queue } from "../phone/queue.js";
import { T } from "../texts/companion.js";

/** @typedef {import("./for_event.js").ForEvent} ForEvent */
/** @typedef {import("./types.js").BoardView} BoardView */
/** @typedef {import("../phone/queue.js").Hearer} Hearer */

class EventScore {
  #telling = false;

  /**
   * @param {string} board
   * @param {ForEvent} link
   * @param {Hearer} hearer
   */
  constructor(board, link, hearer) {
    this.board = board;
    this.link = link;
    this.hearer = hearer;
    this.key = keyFor(link.event, "me");
    this.nth = link.nth;
    const refused = (/** @type {string} */ words) => {
      this.#note({ sent: without(this.link.sent, this.nth) });
      hearer.refused(words);
    };
    this.queue = new Queue(link.event, this.key, { changed: hearer.changed, refused });
    this.queue.back();
  }

  /** What is drawn of it depends on this. */
  get facts() {
    return [this.link, this.queue.waiting];
  }

  /**
   * The event learns which board it is, once the server knows the board, and again where a key is another. A board of
   * this phone is the player's proposal; on the opponent's, the player agrees to what the own side's phone confirms.
   *
   * @param {string} own  The key of this phone's side.
   */
  async tell(own) {
    const byHand = Object.keys(this.link.sent).length > 0; // a score goes one way, and once
    const key = this.link.mine ? null : own;
    const told = `${this.key} ${key ?? ""}`;
    if (key === "" || this.link.told === told || this.#telling || byHand) return;
    this.#telling = true;
    const { event, division, game, nth } = this.link;
    try {
      await askEvent("POST", event, "board", this.key, { division, game, nth, board: this.board, key });
      this.#note({ told });
      this.hearer.changed();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error; // the next time then: the score is kept all the same
    } finally {
      this.#telling = false;
    }
  }

  /**
   * @param {BoardView} view  Of a game that is over.
   * @param {number} unsaved  How much of the board the server does not know.
   */
  offer(view, unsaved) {
    const { title, sent, told } = this.link;
    this.nth = this.link.nth + view.games.length - 1;
    const scores = /** @type {[number, number]} */ (view.outcome?.scores ?? [0, 0]);
    const waits = told ? unsaved : this.queue.waiting.length;
    const stands = this.link.mine ? proposes : agrees;
    const taken = !told || stands(view, view.names.indexOf(this.link.player), view.games.length);
    const said = taken ? T.eventSent(title) : T.eventUnconfirmed(title);
    const words = el("p", { role: "status" }, waits ? T.eventWaits(title) : said);
    const send = { type: "button", id: "send-to-event", class: "main", onclick: () => this.#send(scores) };
    const done = told || String(sent[this.nth]) === String(scores);
    return [done ? words : el("button", send, T.eventSend(title)), this.back()];
  }

  back() {
    const { event, title } = this.link;
    return el("a", { class: "button", href: `/e/${event}/me` }, T.backToEvent(title));
  }

  /** @param {[number, number]} scores  The board has its players in the order of the event's game. */
  #send(scores) {
    const { division, game, player, sent } = this.link;
    const { nth } = this;
    this.#note({ sent: { ...sent, [nth]: scores } });
    this.queue.add("EnterScore", { division, game, nth, scores, player });
  }

  /** @param {Partial<ForEvent>} some */
  #note(some) {
    this.link = { ...this.link, ...some };
    keepFor(this.board, this.link);
  }
}

/**
 * @param {string} board
 * @param {Hearer} hearer
 */
export function eventScore(board, hearer) {
  const link = eventOf(board);
  return link && new EventScore(board, link, hearer);
}

/**
 * @param {ForEvent["sent"]} sent
 * @param {number} nth
 */
function without(sent, nth) {
  return Object.fromEntries(Object.entries(sent).filter(([one]) => Number(one) !== nth));
}
