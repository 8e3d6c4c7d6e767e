// A socket that comes back by itself: after pauses that grow, and whenever the page or the network is back.

export interface Ears<Message> {
  heard: (message: Message) => void;
  /** It is tried again after so many milliseconds. */
  lost: (pause: number) => void;
  /** There is no such thing, or no place to look from. */
  refused: (words: string) => void;
  /** A connection is being opened. */
  calls?: () => void;
}

interface Heard {
  type?: string;
  error?: unknown;
}

type Timer = ReturnType<typeof setTimeout> | undefined;

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
const NO_ANSWER = 15_000; // a connection that says nothing at first for so long is none
const SILENCE = 50_000; // nor one without the beat, which the server sends three times a minute
const BEAT = "beat";
const ENDED = 4000; // the server closes with this plus the status of its refusal

export class LiveSocket<Message extends Heard> {
  readonly #address: string;
  #socket: WebSocket | null = null;
  #failures = 0;
  #until: AbortController | null = null;
  #pause: Timer;
  #patience: Timer;

  constructor(
    path: string,
    private readonly ears: Ears<Message>,
    /** What is sent first each time, if anything. */
    private readonly hello?: unknown,
  ) {
    const address = new URL(path, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    this.#address = address.href;
  }

  /** Opens it, unless it is open, and keeps it so. */
  open(): void {
    if (this.#until === null) this.#follow((this.#until = new AbortController()).signal);
    if (this.#socket === null) this.openAnew();
  }

  /** A new connection in place of the old one, which may be dead without a word, or somebody else's. */
  openAnew(): void {
    this.#drop();
    this.ears.calls?.();
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    if (this.hello !== undefined) socket.onopen = () => socket.send(JSON.stringify(this.hello));
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(data as string) as Message);
    socket.onclose = ({ code, reason }) => this.#closed(code, reason);
    this.#listen(NO_ANSWER);
  }

  /** Whether it could be sent. */
  send(message: string): boolean {
    const isOpen = this.#socket?.readyState === WebSocket.OPEN;
    if (isOpen) this.#socket?.send(message);
    return isOpen;
  }

  /** The connection is gone, whether it has noticed or not. */
  lose(): void {
    if (this.#socket === null) return;
    this.#drop();
    this.#tryLater();
  }

  close(): void {
    this.#until?.abort();
    this.#until = null;
    this.#drop();
  }

  #follow(signal: AbortSignal): void {
    const until = { signal };
    addEventListener("online", () => this.openAnew(), until);
    addEventListener("offline", () => this.lose(), until);
    document.addEventListener("visibilitychange", () => document.hidden || this.openAnew(), until);
    addEventListener("pagehide", () => this.#drop(), until);
    addEventListener("pageshow", (event) => event.persisted && this.openAnew(), until);
  }

  #listen(patience: number): void {
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.lose(), patience);
  }

  #hear(message: Message): void {
    this.#listen(SILENCE);
    if (message.type === BEAT) return;
    if (!("error" in message)) this.#failures = 0;
    else if (!("type" in message)) return; // the reason of the closing that follows says it
    this.ears.heard(message);
  }

  #closed(code: number, reason: string): void {
    this.#drop();
    if (code >= ENDED && code < ENDED + 500) this.ears.refused(reason);
    else this.#tryLater();
  }

  #tryLater(): void {
    const longest = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#failures);
    const pause = longest * (0.5 + Math.random() / 2); // so that a whole club does not come back at once
    this.#failures += 1;
    this.#pause = setTimeout(() => this.openAnew(), pause);
    this.ears.lost(pause);
  }

  /** Lets go of the connection without hearing from it again. */
  #drop(): void {
    clearTimeout(this.#pause);
    clearTimeout(this.#patience);
    if (this.#socket === null) return;
    this.#socket.onopen = this.#socket.onmessage = this.#socket.onclose = null;
    this.#socket.close();
    this.#socket = null;
  }
}
