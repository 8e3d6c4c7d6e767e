// A table over a websocket: the whole of it, then every change. Commands get an id of their own, and one
// whose answer was lost is sent again with the same id, which acts once.

import type { Change, GameSeen, Refused, TableCommand, TableMessage, WholeTable } from "~/contract/api";
import { liveTexts as T } from "~/texts/live";
import { freshId } from "./fresh";
import { LiveSocket } from "./live_socket";
import { drop, note, noted } from "./storage";

export type Link = "connecting" | "open" | "waiting" | "ended";
type Unsent<Command> = Command extends unknown ? Omit<Command, "id" | "version"> : never;
type Left = [id: string, message: string];

export interface Hearer {
  /** The change is null where all of it is new. */
  seen: (view: WholeTable, change: Change | null) => void;
  /** How the connection stands, in a word and a sentence. */
  link: (link: Link, words: string) => void;
  refused: (words: string) => void;
}

interface Waiting {
  message: string;
  answered: (version: number | null) => void;
}

const PATIENCE = 8_000; // a connection that answers no command for so long is given up
const UNREADABLE = "bad_request"; // of a command whose id could not be read either

/** The view with the fields of the change put over it. */
export function merged(view: WholeTable, change: Change): WholeTable {
  const rulings = (change.events ?? []).filter((one) => one.event === "RulingMade");
  return {
    ...view,
    version: change.version,
    table: { ...view.table, ...change.table },
    game: mergedGame(view.game, change.game),
    log: [...view.log, ...(change.log ?? change.said ?? [])],
    rulings: [...view.rulings, ...rulings],
  };
}

/** A game that begins is sent whole. */
function mergedGame(game: GameSeen | null, change: Change["game"]): GameSeen | null {
  return game || change ? ({ ...game, ...change } as GameSeen) : null;
}

export class TableSocket {
  readonly #socket: LiveSocket<TableMessage>;
  readonly #place: string;
  readonly #unanswered = new Map<string, Waiting>();
  #wasLost = false;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #view: WholeTable | null = null;

  constructor(
    path: string,
    private readonly hearer: Hearer,
  ) {
    this.#socket = new LiveSocket(path, {
      heard: (message) => this.#hear(message),
      lost: (pause) => this.#lost(pause),
      refused: (words) => this.#ended(words),
      calls: () => hearer.link("connecting", this.#callingWords),
    });
    this.#place = `pegout.unanswered.${path}`;
    for (const [id, message] of this.#left()) this.#unanswered.set(id, { message, answered: () => null });
  }

  open(): void {
    this.#socket.open();
  }

  /** A connection says who one is only when it is opened: whoever has just become somebody needs a new one. */
  openAnew(): void {
    this.#socket.openAnew();
  }

  close(): void {
    clearTimeout(this.#patience);
    this.#socket.close();
  }

  /** Whether a command waits for its answer. */
  get busy(): boolean {
    return this.#unanswered.size > 0;
  }

  /**
   * Sends a command about that version of the table, now or as soon as there is a connection again; gives the
   * version that it led to, or null where it was refused.
   */
  send(command: Unsent<TableCommand>, version: number): Promise<number | null> {
    const id = freshId();
    const message = JSON.stringify({ ...command, id, version });
    return new Promise((answered) => {
      this.#unanswered.set(id, { message, answered });
      this.#leave([...this.#left(), [id, message]]);
      this.#post(message);
    });
  }

  /** What has no answer is left for the next page: this one may be put away at any time, or its browser closed. */
  #leave(unanswered: readonly Left[]): void {
    if (unanswered.length) note(this.#place, unanswered);
    else drop(this.#place);
  }

  #left(): Left[] {
    const left = noted(this.#place);
    return Array.isArray(left) ? left.filter(isLeft) : [];
  }

  #post(message: string): void {
    if (this.#view === null || !this.#socket.send(message)) return;
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.busy && this.#socket.lose(), PATIENCE);
  }

  #hear(message: TableMessage): void {
    if (message.type === "table") this.#begin(message);
    else if (message.type === "change" && this.#view) this.#see(merged(this.#view, message), message);
    else if (message.type === "done") this.#answer(message.id, message.version);
    else if (message.type === "refused") this.#refuse(message);
  }

  #begin(view: WholeTable): void {
    this.#see(view, null);
    this.hearer.link("open", this.#wasLost ? T.connectedAgain : "");
    this.#wasLost = false;
    for (const { message } of this.#unanswered.values()) this.#post(message);
  }

  #see(view: WholeTable, change: Change | null): void {
    this.#view = view;
    this.hearer.seen(view, change);
  }

  #refuse({ id, error, view }: Refused): void {
    if (view) this.#see(view, null);
    this.hearer.refused(error.message);
    const meant = id === null && error.code === UNREADABLE ? [...this.#unanswered.keys()] : [id];
    for (const one of meant) if (one !== null) this.#answer(one, null);
  }

  #answer(id: string, version: number | null): void {
    const waiting = this.#unanswered.get(id);
    this.#unanswered.delete(id);
    this.#leave(this.#left().filter(([one]) => one !== id));
    if (!this.busy) clearTimeout(this.#patience);
    waiting?.answered(version);
  }

  #ended(words: string): void {
    clearTimeout(this.#patience);
    this.hearer.link("ended", "");
    this.hearer.refused(words);
  }

  #lost(pause: number): void {
    clearTimeout(this.#patience);
    this.#wasLost = true;
    this.hearer.link("waiting", T.disconnected(Math.ceil(pause / 1000)));
  }

  /** Nothing where the table is there, and only the connection is exchanged. */
  get #callingWords(): string {
    if (this.#wasLost) return T.reconnecting;
    return this.#view ? "" : T.connecting;
  }
}

/** Whether it was left by a page like this one. */
function isLeft(left: unknown): left is Left {
  return Array.isArray(left) && left.length === 2 && left.every((part) => typeof part === "string");
}
