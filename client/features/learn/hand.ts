// The learner's cards to throw or play, or cards that are counted: what each of them does.

import type { OptionSeen } from "~/contract/api";
import { inOrder } from "~/shared/cards";
import type { Lesson } from "./lesson";

export interface HandCard {
  card: string;
  usable: boolean;
  /** Null where cards are not picked. */
  picked: boolean | null;
  use: () => void;
}

export function handIn(lesson: Lesson): HandCard[] {
  return lesson.seen.counting ? countedCards(lesson) : ownCards(lesson);
}

function ownCards({ seen: { game, may }, picked, pick, make }: Lesson): HandCard[] {
  const [thrown, played] = [optionIn(may, "throw"), optionIn(may, "play")];
  return inOrder(game.hand).map((card) => ({
    card,
    usable: [thrown, played].some((option) => option?.cards?.includes(card)),
    picked: thrown ? picked.includes(card) : null,
    use: () => (thrown ? pick(card, thrown.number ?? 0) : make({ do: "play", cards: [card] })),
  }));
}

function countedCards({ seen: { counting, may }, picked, pick }: Lesson): HandCard[] {
  if (!counting) return [];
  const marks = optionIn(may, "mark") !== undefined;
  const all = [...inOrder(counting.hand), counting.starter];
  return all.map((card) => ({
    card,
    usable: marks,
    picked: marks ? picked.includes(card) : null,
    use: () => pick(card, all.length),
  }));
}

export function optionIn(may: readonly OptionSeen[], what: string): OptionSeen | undefined {
  return may.find((option) => option.do === what);
}
