// A record reviewed by the server, game by game, while somebody waits.

import type { BoardReview, Review } from "~/contract/api";
import { api, asked, Refused } from "~/shared/api";
import { canHash } from "~/shared/fairness/chance";
import { type Proof, prove } from "~/shared/fairness/proof";
import { notedFor } from "~/shared/fairness/secrets";
import { reviewTexts as T } from "~/texts/review";

export interface Working {
  game: number;
  games: number;
}

export interface Reviewed {
  record: string;
  review: Review | BoardReview;
  /** Null where there is nothing to prove, or this browser cannot. */
  proof: Proof | null;
}

const NOTHING_THERE = 422;

/** What is being done is told until it is done. */
export async function reviewed(record: string, tell: (working: Working | null) => void): Promise<Reviewed> {
  try {
    const review = await reviewOf(record, tell);
    const proof = isOfGames(review) && canHash() ? await prove(record, notedFor) : null;
    return { record, review, proof };
  } finally {
    tell(null);
  }
}

/** The review of every game that can be reviewed, or of a board as a whole. */
async function reviewOf(record: string, tell: (working: Working) => void): Promise<Review | BoardReview> {
  const games = finishedGames(record);
  const found: (Review | BoardReview)[] = [];
  let refused: Refused | null = null;
  for (const [at, game] of games.entries()) {
    tell({ game: at + 1, games: games.length });
    try {
      found.push(await ask(record, games.length > 1 ? game : null));
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== NOTHING_THERE) throw error;
      refused = error; // of a match some games may have ended before a card was dealt
    }
  }
  const [first] = found;
  if (!first) throw refused ?? new Refused(NOTHING_THERE, "refused", T.nothingFinished);
  if (!isOfGames(first)) return first;
  return { ...first, games: found.filter(isOfGames).flatMap((one) => one.games) };
}

function ask(record: string, game: number | null): Promise<Review | BoardReview> {
  return asked(api.POST("/api/analysis/review", { body: { record, game } }));
}

export function isOfGames(review: Review | BoardReview): review is Review {
  return "games" in review;
}

/** The numbers of the games that came to an end; the server is asked about any other record as a whole. */
export function finishedGames(record: string): number[] {
  const numbers = [...record.matchAll(/^\s*game (\d+)\s*$/gm)].map(([, number]) => Number(number));
  const won = [...record.matchAll(/^\s*won /gm)].length;
  return numbers.length > 1 && won ? numbers.slice(0, won) : [1];
}
