// What the server tells as it happens, through a socket that comes back by itself.

/**
 * @typedef {object} Ears
 * @property {(message: any) => void} heard
 * @property {() => void} lost
 * @property {(words: string) => void} refused  There is no such thing, or no place to look from.
 */

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
const ENDED = 4000; // the server closes with this plus the status of its refusal

export class LiveSocket {
  /** @type {WebSocket | null} */
  #socket = null;
  #failures = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #pause;

  /**
   * @param {string} path
   * @param {Ears} ears
   * @param {unknown} [hello]  What is sent first each time, if anything.
   */
  constructor(path, ears, hello) {
    const address = new URL(path, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    this.address = address.href;
    this.ears = ears;
    this.hello = hello;
    addEventListener("online", () => this.#openAnew());
    addEventListener("offline", () => ears.lost()); // a connection may be dead for long without a word
    document.addEventListener("visibilitychange", () => document.hidden || this.open());
  }

  /** Opens it, unless it is open. */
  open() {
    if (this.#socket !== null) return;
    clearTimeout(this.#pause);
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    if (this.hello !== undefined) socket.onopen = () => socket.send(JSON.stringify(this.hello));
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(data));
    socket.onclose = ({ code, reason }) => this.#closed(code, reason);
  }

  /** The old connection may be dead without a word. */
  #openAnew() {
    if (this.#socket !== null) {
      this.#socket.onmessage = this.#socket.onclose = null;
      this.#socket.close();
      this.#socket = null;
    }
    this.#failures = 0;
    this.open();
  }

  /** @param {any} message */
  #hear(message) {
    if ("error" in message) return; // the reason of the closing that follows says it
    this.#failures = 0;
    this.ears.heard(message);
  }

  /**
   * @param {number} code
   * @param {string} reason
   */
  #closed(code, reason) {
    this.#socket = null;
    if (code >= ENDED && code < ENDED + 500) return this.ears.refused(reason);
    this.ears.lost();
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#failures);
    this.#failures += 1;
    this.#pause = setTimeout(() => this.open(), pause * (0.5 + Math.random() / 2));
  }
}
