// The boards that this browser keeps, as their own pages know them: a ruling becomes an entry of one.

import type { Ruling } from "~/contract/api";
import { common } from "~/texts/common";
import { OFFLINE, Refused } from "./api";

export interface BoardInPlay {
  board: string;
  view: { names: string[]; scores: number[] };
}

/** What the modules of the boards offer. */
interface Boards {
  boardsInPlay: () => Promise<BoardInPlay[]>;
  /** With seats counted from the dealer, as the judge has them. */
  applyRuling: (
    board: { id: string; dealer: number },
    remedies: Ruling["remedies"],
    words: string,
    citations: readonly string[],
  ) => Promise<unknown>;
  judgeAddress: (
    board: string,
    view: BoardInPlay["view"],
    asked: { incident: string; facts: Record<string, string> },
  ) => string;
}

const MODULE = "/web/companion/applying.js";

/** Fetched when somebody wants them. */
export async function boards(): Promise<Boards> {
  try {
    return (await import(/* @vite-ignore */ MODULE)) as Boards;
  } catch {
    throw new Refused(0, OFFLINE, common.offline);
  }
}

/** What a board refuses is refused here. */
export function asRefused(error: unknown): unknown {
  return error instanceof Error && "code" in error ? new Refused(0, String(error.code), error.message) : error;
}
