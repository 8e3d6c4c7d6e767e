// Mistakes kept in this browser until they have been answered right often enough, and how many were right so far.

import type { AskedQuestion, Kind } from "~/shared/questions/asking";
import { note, noted } from "~/shared/storage";

type Tally = readonly [right: number, wrong: number];

interface Mistake {
  asked: AskedQuestion;
  /** How often it was right since. */
  right: number;
}

interface Kept {
  mistakes: readonly Mistake[];
  tally: Readonly<Record<string, Tally>>;
  /** Names of matches that were looked through. */
  searched: readonly string[];
}

const MOST = 300;

export class Shelf {
  #place: string;
  #kept: Kept;

  constructor(person: string) {
    this.#place = `pegout.drills.${person}`;
    this.#kept = keptIn(noted(this.#place));
  }

  /** The mistakes of that kind, the first to come back first. */
  due(kind: Kind): AskedQuestion[] {
    return this.#kept.mistakes.map(({ asked }) => asked).filter(({ question }) => question.kind === kind);
  }

  /** Keeps what was wrong; moves what was right to the back, and lets it go when it was right often enough. */
  note(asked: AskedQuestion, right: boolean, enough: number): void {
    const { kind } = asked.question;
    const [good, bad] = this.tally(kind);
    const now: Tally = right ? [good + 1, bad] : [good, bad + 1];
    this.#change({ tally: { ...this.#kept.tally, [kind]: now }, mistakes: this.#mistakesAfter(asked, right, enough) });
  }

  #mistakesAfter(asked: AskedQuestion, right: boolean, enough: number): readonly Mistake[] {
    const known = this.#kept.mistakes.find((one) => same(one.asked, asked));
    const others = this.#kept.mistakes.filter((one) => one !== known);
    if (!right) return [{ asked, right: 0 }, ...others];
    if (!known) return others;
    const times = known.right + 1;
    return times < enough ? [...others, { asked, right: times }] : others;
  }

  /** Takes up the mistakes of a match; the costliest come first. */
  add(match: string, found: readonly AskedQuestion[]): void {
    const { mistakes, searched } = this.#kept;
    const fresh = found.filter((asked) => !mistakes.some((one) => same(one.asked, asked)));
    this.#change({
      mistakes: [...fresh.map((asked) => ({ asked, right: 0 })), ...mistakes].slice(0, MOST),
      searched: [match, ...searched.filter((one) => one !== match)].slice(0, MOST),
    });
  }

  hasSearched(match: string): boolean {
    return this.#kept.searched.includes(match);
  }

  tally(kind: Kind): Tally {
    return this.#kept.tally[kind] ?? [0, 0];
  }

  #change(some: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...some };
    note(this.#place, this.#kept);
  }
}

export function same(one: AskedQuestion, other: AskedQuestion): boolean {
  return JSON.stringify(one.question) === JSON.stringify(other.question);
}

/** What can be read of it: a browser may have kept something older, or broken. */
function keptIn(found: unknown): Kept {
  const { mistakes, tally, searched } = isObject(found) ? found : {};
  return {
    mistakes: Array.isArray(mistakes) ? mistakes.filter(isMistake) : [],
    tally: isObject(tally) ? Object.fromEntries(Object.entries(tally).filter(isTallied)) : {},
    searched: Array.isArray(searched) ? searched.filter((one) => typeof one === "string") : [],
  };
}

function isMistake(found: unknown): found is Mistake {
  return isObject(found) && typeof found.right === "number" && isObject(found.asked) && isObject(found.asked.question);
}

function isTallied(entry: [string, unknown]): entry is [string, Tally] {
  const [, counts] = entry;
  return Array.isArray(counts) && counts.length === 2 && counts.every((one) => typeof one === "number");
}

function isObject(found: unknown): found is Record<string, unknown> {
  return typeof found === "object" && found !== null;
}
