// What can be done in a lesson, as the server lists it; and the ways back and on.

import type { OptionSeen } from "~/contract/api";
import { learnTexts as T } from "~/texts/learn";
import type { Lesson } from "./lesson";

export interface Way {
  id: string;
  words: string;
  /** Enter stands for it. */
  main: boolean;
  /** None where something has to be chosen first, or where cards are what is to be clicked. */
  act: (() => void) | null;
}

const LEARNER = 0;

export function waysIn(lesson: Lesson): Way[] {
  const { seen, moves, back, again } = lesson;
  const ways = seen.may.flatMap((option) => wayOf(option, lesson) ?? []);
  const isOver = seen.may.length === 0;
  if (isOver) ways.push(onward(seen.next));
  if (moves.length > 0) ways.push({ id: "back", words: T.back, main: false, act: back });
  if (moves.length > 0 && isOver) ways.push({ id: "again", words: T.again, main: false, act: again });
  return ways;
}

function wayOf({ do: what, number }: OptionSeen, lesson: Lesson): Way | null {
  const { seen, picked, make } = lesson;
  const cards = [...picked];
  switch (what) {
    case "on":
      return mainWay(T.on, () => make({ do: "on" }));
    case "throw": {
      const [, teacher = ""] = seen.game.names;
      const words = seen.game.dealer === LEARNER ? T.throwToYours : T.throwToTheirs(teacher);
      return mainWay(words, cards.length === number ? () => make({ do: "throw", cards }) : null);
    }
    case "go":
      return { ...mainWay(T.go, () => make({ do: "go" })), id: "go" };
    case "mark":
      return mainWay(T.mark, cards.length > 0 ? () => make({ do: "mark", cards }) : null);
    case "reveal":
      return { id: "reveal", words: T.reveal, main: false, act: () => make({ do: "reveal" }) };
    default:
      return null; // cards are played by themselves
  }
}

function mainWay(words: string, act: Way["act"]): Way {
  return { id: "main-action", words, main: true, act };
}

function onward(next: string | null): Way {
  const [address, words] = next ? [`/learn/${encodeURIComponent(next)}`, T.nextLesson] : ["/", T.playNow];
  return mainWay(words, () => location.assign(address));
}
