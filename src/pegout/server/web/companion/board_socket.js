// The board as the server has it, shown again at every change, through a socket that comes back by itself.

/** @typedef {import("./types.js").BoardView} BoardView */

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
const ENDED = 4000; // the server closes with this plus the status of its refusal

export class BoardSocket {
  /** @type {WebSocket | null} */
  #socket = null;
  #failures = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #pause;

  /**
   * @param {string} board
   * @param {(view: BoardView) => void} seen
   * @param {() => void} lost
   * @param {(words: string) => void} refused  There is no such board, or no place to look from.
   */
  constructor(board, seen, lost, refused) {
    const address = new URL(`/api/boards/${board}/socket`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    this.address = address.href;
    this.seen = seen;
    this.lost = lost;
    this.refused = refused;
    addEventListener("online", () => this.#openAnew());
    document.addEventListener("visibilitychange", () => document.hidden || this.open());
  }

  /** Opens it, unless it is open. */
  open() {
    if (this.#socket !== null) return;
    clearTimeout(this.#pause);
    const socket = new WebSocket(this.address);
    this.#socket = socket;
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

  /** @param {BoardView | {error: {message: string}}} message */
  #hear(message) {
    if ("error" in message) return; // the reason of the closing that follows says it
    this.#failures = 0;
    this.seen(message);
  }

  /**
   * @param {number} code
   * @param {string} reason
   */
  #closed(code, reason) {
    this.#socket = null;
    if (code >= ENDED && code < ENDED + 500) return this.refused(reason);
    this.lost();
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#failures);
    this.#failures += 1;
    this.#pause = setTimeout(() => this.open(), pause * (0.5 + Math.random() / 2));
  }
}
