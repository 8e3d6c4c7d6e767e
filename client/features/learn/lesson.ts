// A lesson as it stands. The server knows where the moves lead; nothing of it is kept there.

import { useRef, useState } from "preact/hooks";
import type { GameSeen, LessonSeen, MoveMade } from "~/contract/api";
import { api, asked, Refused } from "~/shared/api";
import { attempt } from "~/shared/frame";
import { movesIn, progressIn } from "./progress";

const LEADS_NOWHERE = 409;

/** All of the game but what lessons never show. */
export type GameShown = Omit<GameSeen, "cuts">;

export interface LessonShown extends Omit<LessonSeen, "game"> {
  game: GameShown;
}

export interface Stand {
  seen: LessonShown;
  moves: readonly MoveMade[];
}

export interface Lesson extends Stand {
  /** Cards that are chosen and not thrown or counted yet, in that order. */
  picked: readonly string[];
  make: (move: MoveMade) => void;
  back: () => void;
  again: () => void;
  /** Picks a card or puts it back; of more than `most` the first one goes back. */
  pick: (card: string, most: number) => void;
}

export function useLesson(name: string, first: Stand): Lesson {
  const [stand, setStand] = useState(first);
  const [picked, setPicked] = useState<readonly string[]>([]);
  const isBusy = useRef(false);
  const go = (moves: readonly MoveMade[]) => {
    if (isBusy.current) return;
    isBusy.current = true;
    const answer = attempt(async () => {
      setStand(await standAfter(name, moves));
      setPicked([]);
    });
    void answer.finally(() => (isBusy.current = false));
  };
  return {
    ...stand,
    picked,
    make: (move) => go([...stand.moves, move]),
    back: () => go(stand.moves.slice(0, -1)),
    again: () => go([]),
    pick: (card, most) => setPicked(withCard(picked, card, most)),
  };
}

export function withCard(picked: readonly string[], card: string, most: number): readonly string[] {
  if (picked.includes(card)) return picked.filter((one) => one !== card);
  return [...picked, card].slice(-most);
}

/** The lesson where it was left, or at its beginning where it has become another since. */
export async function takeUp(name: string): Promise<Stand> {
  try {
    return await standAfter(name, endIn(history.state) ?? progressIn(name).moves);
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== LEADS_NOWHERE) throw error;
    return standAfter(name, []);
  }
}

async function standAfter(name: string, moves: readonly MoveMade[]): Promise<Stand> {
  const body = { moves: [...moves] };
  return { seen: await asked(api.POST("/api/lessons/{name}", { params: { path: { name } }, body })), moves };
}

/** What the browser's history keeps of a lesson: whoever comes back to its end is still there. */
export function stateAt({ seen, moves }: Stand): { ended: readonly MoveMade[] } | null {
  return seen.may.length === 0 ? { ended: moves } : null;
}

/** The moves of a lesson that was at its end in this place of the history. */
export function endIn(state: unknown): MoveMade[] | null {
  return typeof state === "object" && state !== null && "ended" in state ? movesIn(state.ended) : null;
}
