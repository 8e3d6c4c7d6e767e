// Sends what waits until nothing does: at once, again after pauses that grow, and when the network is back.
// Who uses it gives every command an id of its own, so that what was sent twice acts once.

import { Refusal } from "./api.js";
import { T } from "../texts/common.js";

/**
 * @typedef {object} Post
 * @property {() => boolean} waits
 * @property {() => Promise<void>} send  Some of it; less waits when that is done.
 * @property {(refusal: Refusal) => void} failed
 */

const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 30_000;
const PATIENCE = 6_000; // a request that nobody answers for so long is given up
const TOO_OFTEN = 429;

/**
 * Whether it may be taken later: there was no connection, or the server could not.
 *
 * @param {Refusal} refusal
 */
export function passes({ status }) {
  return status === 0 || status === TOO_OFTEN || status >= 500;
}

export class Outbox {
  #sending = false;
  #again = false;
  #failures = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #pause;

  /** @param {Post} post */
  constructor(post) {
    this.post = post;
    addEventListener("online", () => this.back());
  }

  /** The server is there again. */
  back() {
    this.#failures = 0;
    this.send();
  }

  /** Sends all; whoever asks for it while it is being sent has it tried once more after that. */
  async send() {
    this.#again = this.#sending;
    if (this.#sending) return;
    clearTimeout(this.#pause);
    this.#sending = true;
    try {
      while (this.post.waits()) {
        await this.post.send();
        this.#failures = 0;
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#failed(error);
    } finally {
      this.#sending = false;
      if (this.#again) this.send();
    }
  }

  /** @param {Refusal} refusal */
  #failed(refusal) {
    this.post.failed(refusal);
    if (!passes(refusal)) return;
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#failures);
    this.#failures += 1;
    this.#pause = setTimeout(() => this.send(), pause);
  }
}

/**
 * The answer, unless it comes too late: what is said then is not listened to any more.
 *
 * @template Answer
 * @param {Promise<Answer>} answer
 * @returns {Promise<Answer>}
 */
export function inTime(answer) {
  /** @type {Promise<never>} */
  const noAnswer = new Promise((_, refuse) => setTimeout(() => refuse(new Refusal(0, "offline", T.offline)), PATIENCE));
  return Promise.race([answer, noAnswer]);
}
