// What is on the desk now: the matter, what the judge has said to it, and what is still asked.

import { computed, effect, signal } from "@preact/signals";
import type { Elsewhere, Incident, Missing, Ruling, RulingHere } from "~/contract/api";
import { api, asked } from "~/shared/api";
import { attempt, say } from "~/shared/frame";
import { beSomebody } from "~/shared/person";
import { type Books, namesAt, questionOf } from "./described_table";
import { addressOf, type Facts, type Matter, matterAt, without } from "./matter";
import { OnlineTable } from "./online_table";

export type Judgement = Ruling | RulingHere;
type Judged = Judgement | Missing | Elsewhere;

/** Why it is this incident, and the way back to the one before. */
export interface Referral {
  why: string;
  from: string;
}

/** Which questions matter; what somebody is to choose stands with the ruling. */
export interface Asked {
  asked: readonly string[];
  chosen: readonly string[];
}

const PAUSE = 200; // so that a number of two figures is asked about once

export class Desk {
  readonly matter;
  readonly judged = signal<Judged | null>(null);
  readonly asked = signal<Asked | null>(null);
  /** What must be known here though it need not be elsewhere, with the questions. */
  readonly demanded = signal<Facts>({});
  readonly referral = signal<Referral | null>(null);
  readonly online = signal<OnlineTable | null>(null);
  /** Goes up when whoever listens or uses keys shall go on where it is asked. */
  readonly turn = signal(0);
  readonly incident = computed(() => this.incidents.find(({ incident }) => incident === this.matter.value.incident));
  readonly names = computed(() => this.online.value?.names ?? namesAt(this.books, this.matter.value));
  readonly rules = computed(() => this.online.value?.view.value?.table.terms.rules ?? this.matter.value.rules);
  /** Where its fields are, to say at them what is wrong. */
  form: HTMLElement | null = null;
  #question = 0;
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly incidents: readonly Incident[],
    readonly books: Books,
  ) {
    this.matter = signal(this.#remembered());
  }

  /** Follows the address and the table; gives what ends it. */
  open(): () => void {
    const begin = () => {
      this.#begin();
      scrollTo(0, 0);
      this.turn.value += 1;
    };
    addEventListener("hashchange", begin);
    this.#begin();
    const unfollow = effect(() => {
      if (this.online.value?.view.value) this.#askSoon(); // the table has gone on: the answers stay, and are judged again
    });
    return () => {
      removeEventListener("hashchange", begin);
      unfollow();
      this.online.peek()?.close();
    };
  }

  answer(name: string, text: string): void {
    const others = without(this.matter.value.facts, name);
    this.tell({ facts: text === "" ? others : { ...others, [name]: text } });
  }

  tell(changed: Partial<Matter>): void {
    this.matter.value = { ...this.matter.value, ...changed, entered: "" };
    history.replaceState(null, "", addressOf(this.matter.value));
    say("");
    this.#askSoon();
  }

  /** It is another table: its questions are others, and what the Marshal has said was of the one before. */
  tellTable(changed: Partial<Matter>): void {
    const facts = without(this.matter.value.facts, "marshal");
    this.#clear();
    this.tell({ facts, ...changed });
  }

  entered(): void {
    const { matter } = this;
    matter.value = { ...matter.value, entered: matter.value.incident };
    history.replaceState(null, "", addressOf(matter.value));
  }

  #remembered(): Matter {
    return matterAt(location, Object.keys(this.books));
  }

  #begin(): void {
    this.matter.value = this.#remembered();
    this.referral.value = null;
    say("");
    this.#clear();
    this.judged.value = null;
    this.#sitDown(this.matter.value.table);
    this.#askSoon();
  }

  #clear(): void {
    this.demanded.value = {};
    this.asked.value = null;
  }

  #sitDown(table: string): void {
    const before = this.online.peek();
    if ((before?.table ?? "") === table) return;
    before?.close();
    this.online.value = table ? new OnlineTable(table) : null;
  }

  #askSoon(): void {
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => this.#ask(), PAUSE);
  }

  /** Only the answer to the last question counts, in whichever order they come. */
  #ask(): void {
    const number = (this.#question += 1);
    if (!this.incident.value || this.names.value.length === 0) {
      this.judged.value = null;
      return;
    }
    const answer = async () => {
      try {
        const judged = await this.#ruling();
        if (number === this.#question) this.#hear(judged);
      } catch (error) {
        if (number === this.#question) this.judged.value = null;
        throw error;
      }
    };
    void attempt(answer, this.form, { focus: false }); // they may be elsewhere
  }

  async #ruling(): Promise<Judged> {
    const { incident, facts, table } = this.matter.value;
    if (table) {
      const path = { params: { path: { table } } };
      return asked(api.POST("/api/tables/{table}/rulings", { ...path, body: { incident, facts } }));
    }
    await beSomebody();
    return asked(api.POST("/api/analysis/rulings", { body: questionOf(this.books, this.matter.value) }));
  }

  #hear(judged: Judged): void {
    if ("then" in judged) {
      const [only, ...others] = judged.then;
      if (only && others.length === 0) {
        this.#referTo(judged.why, only.incident, only.facts);
        return;
      }
    } else {
      const chosen = "choices" in judged ? judged.choices.map(({ fact }) => fact) : [];
      this.asked.value = { asked: judged.asked, chosen };
      if ("missing" in judged) this.demanded.value = { ...this.demanded.value, ...judged.missing };
    }
    this.judged.value = judged;
  }

  /** Another incident is meant: it is asked on there, with what is known of it. */
  #referTo(why: string, incident: string, facts: Facts): void {
    this.referral.value = { why, from: addressOf({ ...this.matter.value, facts: {} }) };
    this.#clear();
    this.tell({ incident, facts });
    this.turn.value += 1;
  }
}
