// Mistakes kept in this browser until they have been answered right often enough, and how many were right so far.

import { keep, kept } from "../base/storage.js";

/** @typedef {import("./types.js").Asked} Asked */
/** @typedef {import("./types.js").Kind} Kind */
/** @typedef {{asked: Asked, right: number}} Mistake */
/** @typedef {{mistakes: Mistake[], tally: Record<string, [number, number]>, searched: string[]}} Kept */

const MOST = 300;
const EMPTY = { mistakes: [], tally: {}, searched: [] };

export class Shelf {
  /** @param {string} person */
  constructor(person) {
    this.place = `pegout.drills.${person}`;
    /** @type {Kept} */
    this.kept = { ...EMPTY, ...read(this.place) };
  }

  /**
   * The mistakes of that kind, the first to come back first.
   *
   * @param {Kind} kind
   */
  due(kind) {
    return this.kept.mistakes.map(({ asked }) => asked).filter(({ question }) => question.kind === kind);
  }

  /**
   * Keeps what was wrong; moves what was right to the back, and lets it go when it was right often enough.
   *
   * @param {Asked} asked
   * @param {boolean} right
   * @param {number} enough
   */
  note(asked, right, enough) {
    const { kind } = asked.question;
    const [good, bad] = this.tally(kind);
    this.kept.tally[kind] = right ? [good + 1, bad] : [good, bad + 1];
    const known = this.kept.mistakes.find((one) => same(one.asked, asked));
    const others = this.kept.mistakes.filter((one) => one !== known);
    const times = (known?.right ?? 0) + 1;
    if (!right) this.kept.mistakes = [{ asked, right: 0 }, ...others];
    else if (known) this.kept.mistakes = times < enough ? [...others, { asked, right: times }] : others;
    this.#write();
  }

  /**
   * Takes up the mistakes of a match, if it was not searched before; the costliest come first.
   *
   * @param {string} match
   * @param {Asked[]} found
   */
  add(match, found) {
    const fresh = found.filter((asked) => !this.kept.mistakes.some((one) => same(one.asked, asked)));
    this.kept.mistakes = [...fresh.map((asked) => ({ asked, right: 0 })), ...this.kept.mistakes].slice(0, MOST);
    this.kept.searched = [match, ...this.kept.searched.filter((one) => one !== match)].slice(0, MOST);
    this.#write();
  }

  /** @param {string} match */
  hasSearched(match) {
    return this.kept.searched.includes(match);
  }

  /**
   * How many were right and how many wrong.
   *
   * @param {Kind} kind
   * @returns {[number, number]}
   */
  tally(kind) {
    return this.kept.tally[kind] ?? [0, 0];
  }

  #write() {
    keep(this.place, JSON.stringify(this.kept));
  }
}

/**
 * @param {Asked} one
 * @param {Asked} other
 */
export function same(one, other) {
  return JSON.stringify(one.question) === JSON.stringify(other.question);
}

/** @param {string} place */
function read(place) {
  try {
    return JSON.parse(kept(place) ?? "{}");
  } catch {
    return {};
  }
}
