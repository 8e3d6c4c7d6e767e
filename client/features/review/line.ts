// The way of the chance to win through a game: whose side it is seen from, the slips on it, and steps along it.

import type { GameReview, Grade, Point } from "~/contract/api";
import { reviewTexts as T } from "~/texts/review";

const DECIDED: readonly string[] = ["thrown", "card"];

export type Slip = "inaccuracy" | "mistake" | "blunder";
/** By the place on the line where they were made. */
export type Slips = ReadonlyMap<number, Slip>;

export interface Seen {
  names: readonly string[];
  line: readonly Point[];
}

/** Worth another try. */
export function isSlip(grade: Grade): grade is Slip {
  return grade in T.slips;
}

/** The server tells it from the first seat's side. */
export function seenFrom(own: number | null, names: readonly string[], line: readonly Point[]): Seen {
  if (own !== 1) return { names, line };
  const turned = line.map((one) => ({ ...one, chance: 1 - one.chance, scores: [...one.scores].reverse() }));
  return { names: [...names].reverse(), line: turned };
}

/** Every decision has a moment of its own, in the order in which they were made. Of a game of others all are shown. */
export function slipsOf({ line, players }: Pick<GameReview, "line" | "players">, own: number | null): Slips {
  const moments = line.flatMap(({ moment }, at) => (DECIDED.includes(moment) ? [at] : []));
  const slips = new Map<number, Slip>();
  for (const { seat, number, grade } of players.flatMap(({ decisions }) => decisions)) {
    const at = moments[number - 1];
    if (at !== undefined && isSlip(grade) && (own === null || seat === own)) slips.set(at, grade);
  }
  return slips;
}

/** The moment in words, what matters most first. */
export function momentWords({ names, line }: Seen, slips: Slips, at: number): string[] {
  const point = line[at];
  if (!point) return [];
  const slip = slips.get(at);
  return [
    T.chances(names[0] ?? "", names[1] ?? "", point.chance),
    T.moment(point.deal, point.text),
    T.scores(point.scores.join("–")),
    ...(slip ? [T.slips[slip]] : []),
  ];
}

/** Where a key leads from a place on the line; null where it is none of those. */
export function placeAfter(key: string, at: number, line: readonly Point[]): number | null {
  switch (key) {
    case "ArrowLeft":
    case "ArrowDown":
      return onLine(at - 1, line);
    case "ArrowRight":
    case "ArrowUp":
      return onLine(at + 1, line);
    case "PageUp":
      return dealFrom(at, 1, line);
    case "PageDown":
      return dealFrom(at, -1, line);
    case "Home":
      return 0;
    case "End":
      return onLine(line.length, line);
    default:
      return null;
  }
}

export function onLine(at: number, line: readonly Point[]): number {
  return Math.max(0, Math.min(line.length - 1, at));
}

/** Where the next deal begins, or the one before. */
function dealFrom(at: number, by: number, line: readonly Point[]): number {
  const deal = (line[at]?.deal ?? 0) + by;
  const found = line.findIndex((point) => point.deal === deal);
  return found < 0 ? at : found;
}
