// What this phone has entered and the server has not answered: kept here and sent in its order as soon as the
// server is there. Each entry has an id of its own, so that none acts twice. Read anew before every change, as
// another window may be open.

import { freshId } from "../base/fresh.js";
import { inTime, Outbox } from "../base/outbox.js";
import { note, noted } from "../base/storage.js";
import { sendRecords } from "../events/sending.js";

/** @typedef {{id: string, do: string, with: Record<string, any>}} Waiting */

/**
 * @typedef {object} Hearer
 * @property {() => void} changed  There is more or less that waits.
 * @property {(words: string) => void} refused
 */

const PLACE = "pegout.event-queue.";
const AT_ONCE = 100;
const UNREADABLE = 400; // kept, it would be in the way of all that comes after it

export class Queue {
  #outbox;

  /**
   * @param {string} event
   * @param {string} key
   * @param {Hearer} hearer
   */
  constructor(event, key, hearer) {
    this.event = event;
    this.key = key;
    this.hearer = hearer;
    this.#outbox = new Outbox({
      waits: () => this.waiting.length > 0,
      send: () => this.#sendSome(),
      failed: (refusal) => this.#failed(refusal),
    });
    addEventListener("storage", ({ key: place }) => place === PLACE + event && hearer.changed());
  }

  /** @returns {Waiting[]} */
  get waiting() {
    return noted(PLACE + this.event) ?? [];
  }

  /**
   * @param {string} do_
   * @param {Record<string, any>} with_
   */
  add(do_, with_) {
    this.#become([...this.waiting, { id: freshId(), do: do_, with: with_ }]);
    this.#outbox.send();
  }

  /** The server is there: what waits is sent. */
  back() {
    this.#outbox.back();
  }

  async #sendSome() {
    const sent = this.waiting.slice(0, AT_ONCE);
    const answers = await inTime(sendRecords(this.event, this.key, sent));
    this.#leaveOut(sent);
    for (const { refused } of answers) if (refused) this.hearer.refused(refused);
  }

  /** @param {import("../base/api.js").Refusal} refusal */
  #failed({ status, message }) {
    if (status === UNREADABLE) this.#leaveOut(this.waiting.slice(0, AT_ONCE));
    if (status !== 0) this.hearer.refused(message);
  }

  /** @param {Waiting[]} sent */
  #leaveOut(sent) {
    const answered = new Set(sent.map(({ id }) => id));
    this.#become(this.waiting.filter(({ id }) => !answered.has(id)));
  }

  /** @param {Waiting[]} waiting */
  #become(waiting) {
    note(PLACE + this.event, waiting);
    this.hearer.changed();
  }
}
