// Somebody who practises for a while: what is asked now, and how it goes.

import { signal } from "@preact/signals";
import type { GradeTold } from "~/contract/api";
import { attempt } from "~/shared/frame";
import { type Answer, fetchQuestions, gradeAnswer, type Kind } from "~/shared/questions/asking";
import { drills as T } from "~/texts/drills";
import { searchLastMatches, searchMatch } from "./searching";
import { Shelf } from "./shelf";
import { type Next, Supply } from "./supply";

/** With how often it was answered in vain: an answer that could not be graded can be given once more. */
export type Asked = Next & { tries: number; grade: GradeTold | null };
export type Step = "fetching" | "failed" | Asked;

export class Sitting {
  readonly step = signal<Step>("fetching");
  readonly isSearching = signal(false);
  readonly progress = signal("");
  #shelf: Shelf;
  #supply: Supply;
  #right = 0;
  #wrong = 0;

  constructor(
    readonly kind: Kind,
    person: string,
  ) {
    this.#shelf = new Shelf(person);
    this.#supply = new Supply(kind, this.#shelf, fetchQuestions);
  }

  /** Mistakes of a match that was named come before everything else; others are looked for meanwhile. */
  async begin(table: string | null, match: string | null): Promise<void> {
    this.#fetchAhead();
    const shelf = this.#shelf;
    const searched = attempt(() =>
      this.#searching(() => (table ? searchMatch(shelf, table, match) : searchLastMatches(shelf))),
    );
    if (table) await searched;
    await this.next();
  }

  async #searching(search: () => Promise<void>): Promise<void> {
    this.isSearching.value = true;
    try {
      await search();
    } finally {
      this.isSearching.value = false;
      this.#tell();
    }
  }

  next(): Promise<void> {
    this.step.value = "fetching";
    return attempt(async () => {
      try {
        this.step.value = { ...(await this.#supply.next()), tries: 0, grade: null };
      } catch (error) {
        this.step.value = "failed";
        throw error;
      }
      this.#tell();
      this.#fetchAhead();
    });
  }

  answer(question: Asked, answer: Answer): Promise<void> {
    return attempt(async () => {
      try {
        this.#note(question, await gradeAnswer(question.asked, answer));
      } catch (error) {
        this.step.value = { ...question, tries: question.tries + 1 };
        throw error;
      }
    });
  }

  #note(question: Asked, grade: GradeTold): void {
    this.#shelf.note(question.asked, grade.right, this.#supply.enough);
    if (grade.right) this.#right += 1;
    else this.#wrong += 1;
    this.step.value = { ...question, grade };
    this.#tell();
  }

  #tell(): void {
    const now = this.#right + this.#wrong;
    const [right, wrong] = this.#shelf.tally(this.kind);
    const due = this.#shelf.due(this.kind).length;
    const told = [
      ...(now ? [T.now(this.#right, now)] : []),
      ...(right + wrong > now ? [T.ever(right, right + wrong)] : []),
      ...(due ? [T.due(due)] : []),
    ];
    this.progress.value = told.join(" · ");
  }

  #fetchAhead(): void {
    this.#supply.fetchAhead().catch(() => null); // whoever needs them hears of it
  }
}
