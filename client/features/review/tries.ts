// Mistakes as questions: the position as it was, another try, and what the server thinks of it.

import { signal } from "@preact/signals";
import type { Decision, GradeTold } from "~/contract/api";
import { api, asked } from "~/shared/api";
import { attempt } from "~/shared/frame";
import { type Answer, type AskedQuestion, gradeAnswer } from "~/shared/questions/asking";

export interface Try {
  decision: Decision;
  asked: AskedQuestion;
  /** Null until there is an answer. */
  grade: GradeTold | null;
  /** How many there were before it. */
  times: number;
}

export type Position = Awaited<ReturnType<typeof fetchPositions>>[number];

/** One at a time: whoever begins another has ended the one before. */
export class Tries {
  #now = signal<Try | null>(null);
  #seen = signal<ReadonlySet<Decision>>(new Set());
  #impossible = signal<ReadonlySet<Decision>>(new Set());
  #positions = new Map<number, Promise<Position[]>>();
  #times = 0;

  constructor(readonly record: string) {}

  ofDecision(decision: Decision): Try | null {
    return this.#now.value?.decision === decision ? this.#now.value : null;
  }

  /** Whether it has been tried, and what was better is no secret any more. */
  hasSeen(decision: Decision): boolean {
    return this.#seen.value.has(decision);
  }

  /** Whether it turned out that it cannot be tried. */
  cannot(decision: Decision): boolean {
    return this.#impossible.value.has(decision);
  }

  begin(game: number, decision: Decision): Promise<void> {
    this.#now.value = null;
    return attempt(async () => {
      const found = (await this.#positionsOf(decision.seat)).find((one) => isPosition(one, game, decision));
      if (!found) {
        this.#impossible.value = new Set([...this.#impossible.value, decision]);
        return;
      }
      this.#times += 1;
      this.#now.value = { decision, asked: found.asked, grade: null, times: this.#times };
    });
  }

  /** A try that could not be graded is over. */
  answer(now: Try, answer: Answer): Promise<void> {
    return attempt(async () => {
      try {
        const grade = await gradeAnswer(now.asked, answer);
        this.#seen.value = new Set([...this.#seen.value, now.decision]);
        if (this.#now.value === now) this.#now.value = { ...now, grade };
      } catch (error) {
        if (this.#now.value === now) this.#now.value = null;
        throw error;
      }
    });
  }

  /** All that a seat was asked, fetched once. */
  #positionsOf(seat: number): Promise<Position[]> {
    const known = this.#positions.get(seat) ?? fetchPositions(this.record, seat);
    this.#positions.set(seat, known);
    known.catch(() => this.#positions.delete(seat));
    return known;
  }
}

function fetchPositions(record: string, seat: number) {
  return asked(api.POST("/api/drills/decisions", { body: { record, seat } }));
}

/** A card is laid, and cards are thrown, once in a deal; a deal made void is the one before its number came again. */
export function isPosition({ game: inGame, deal, chosen, asked }: Position, game: number, decision: Decision): boolean {
  const kind = decision.kind === "throw" ? "throwing" : "pegging";
  const isSame = String(chosen) === String(decision.chosen);
  return inGame === game && deal === decision.deal && isSame && asked.question.kind === kind;
}
