// What it means to leave a table, asked before it is done.

import { leavingTexts as T } from "~/texts/leaving";

export interface Parting {
  playing: boolean;
  /** Whether nobody else is there for whom it would have to go on. */
  alone: boolean;
  /** What the table was opened to do about whoever goes. */
  gone: string;
  sides: number;
}

export function leavingWords({ playing, alone, gone, sides }: Parting): string {
  if (!playing) return alone ? T.closes : T.seat;
  if (alone) return T.ends;
  return sides === 2 && gone !== "bot" ? T.lost : T.bot;
}

export function sureToLeave(parting: Parting): boolean {
  return confirm(leavingWords(parting));
}
