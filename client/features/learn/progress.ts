// How far somebody has come in a lesson, so that it can be left and taken up again.

import type { MoveMade } from "~/contract/api";
import { note, noted } from "~/shared/storage";

export interface Progress {
  moves: readonly MoveMade[];
  /** It stays so when the lesson is begun again. */
  done: boolean;
}

export function progressIn(lesson: string): Progress {
  const found = noted(placeOf(lesson));
  if (!isRecord(found)) return { moves: [], done: false };
  return { moves: movesIn(found.moves) ?? [], done: found.done === true };
}

export function noteProgress(lesson: string, moves: readonly MoveMade[], isOver: boolean): void {
  const done = isOver || progressIn(lesson).done;
  note(placeOf(lesson), { moves: isOver ? [] : moves, done });
}

/** Moves that were kept somewhere; null where they are none. */
export function movesIn(found: unknown): MoveMade[] | null {
  return Array.isArray(found) && found.every(isMove) ? found : null;
}

function isMove(found: unknown): found is MoveMade {
  return isRecord(found) && typeof found.do === "string" && (found.cards === undefined || areCards(found.cards));
}

function areCards(found: unknown): boolean {
  return Array.isArray(found) && found.every((card) => typeof card === "string");
}

function isRecord(found: unknown): found is Record<string, unknown> {
  return typeof found === "object" && found !== null;
}

function placeOf(lesson: string): string {
  return `pegout.lesson.${lesson}`;
}
