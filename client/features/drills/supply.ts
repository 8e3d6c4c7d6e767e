// Questions one after the other: one's own mistakes first, then fresh ones that were fetched ahead.

import type { AskedQuestion, Kind, Questions } from "~/shared/questions/asking";
import { same, type Shelf } from "./shelf";

const FEW = 2;

export interface Next {
  asked: AskedQuestion;
  /** Whether it is a mistake that has come back. */
  before: boolean;
}

export class Supply {
  /** How often a mistake is to be right before it is let go. */
  enough = 2;
  #fresh: AskedQuestion[] = [];
  #asked: AskedQuestion[] = [];
  #coming: Promise<void> | null = null;

  constructor(
    readonly kind: Kind,
    readonly shelf: Shelf,
    readonly fetchSome: (kind: Kind) => Promise<Questions>,
  ) {}

  /** The next question. None comes twice in a sitting. */
  async next(): Promise<Next> {
    const due = this.shelf.due(this.kind).find((one) => !this.#asked.some((other) => same(one, other)));
    if (!due && !this.#fresh.length) await this.fetchAhead();
    const asked = due ?? this.#fresh.shift();
    if (!asked) return this.next();
    this.#asked.push(asked);
    return { asked, before: due !== undefined };
  }

  /** Fetches more where few are left; whoever calls meanwhile waits for the same ones. */
  fetchAhead(): Promise<void> {
    if (this.#fresh.length > FEW) return Promise.resolve();
    this.#coming ??= this.#fetch().finally(() => (this.#coming = null));
    return this.#coming;
  }

  async #fetch(): Promise<void> {
    const { enough, questions } = await this.fetchSome(this.kind);
    this.enough = enough;
    this.#fresh.push(...questions);
  }
}
