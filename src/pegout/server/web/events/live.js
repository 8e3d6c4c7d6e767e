// An event as the server shows it to whoever has the key, put together from what is sent of it.

import { learnTime } from "../base/api.js";
import { LiveSocket } from "../base/live_socket.js";
import { eventPath } from "./asking.js";

/** @typedef {Record<string, Record<string, any>>} View  Parts, and their lines. */
/**
 * @typedef {object} Seen
 * @property {number} version
 * @property {string} role
 * @property {string} name
 * @property {View} view
 */
/**
 * @typedef {object} Eyes
 * @property {(seen: Seen) => void} onView
 * @property {(state: "open" | "lost") => void} [onState]
 * @property {(words: string) => void} [onRefused]  No such event, or a key that is no longer good.
 */

export class LiveEvent {
  /** @type {Seen | null} */
  #seen = null;

  /**
   * @param {string} event
   * @param {string} key
   * @param {Eyes} eyes
   */
  constructor(event, key, eyes) {
    this.eyes = eyes;
    const ears = {
      heard: (/** @type {any} */ message) => this.#hear(message),
      lost: () => eyes.onState?.("lost"),
      refused: (/** @type {string} */ words) => eyes.onRefused?.(words),
    };
    this.socket = new LiveSocket(eventPath(event, "socket"), ears, { key });
  }

  open() {
    learnTime(); // the clocks of an event go by it
    this.socket.open();
  }

  /** @param {any} message */
  #hear(message) {
    if (message.type === "event") {
      this.#seen = { version: message.version, role: message.role, name: message.name, view: message.view };
    } else if (this.#seen) {
      this.#seen = { ...this.#seen, version: message.version, view: merged(this.#seen.view, message.view) };
    } else {
      return;
    }
    this.eyes.onState?.("open");
    this.eyes.onView(this.#seen);
  }
}

/**
 * The view after a change; parts in which nothing has changed stay the same objects.
 *
 * @param {View} view
 * @param {View} change
 * @returns {View}
 */
export function merged(view, change) {
  const after = { ...view };
  for (const [part, lines] of Object.entries(change)) {
    const whole = { ...after[part], ...lines };
    for (const [key, line] of Object.entries(lines)) if (line === null) delete whole[key];
    after[part] = whole;
  }
  return after;
}
