// The door for the judge's desk: a ruling becomes one entry of a board that this browser keeps.

import { Refusal } from "../base/api.js";
import { boardHere } from "./boards_here.js";
import { Keeping } from "./keeping.js";
import { sheets } from "./sheets.js";
import { T } from "../texts/companion.js";

/** @typedef {{remedy: string, seat?: number | null, points?: number | null}} Remedy */

const MOST_CITATIONS = 8;

/**
 * Puts the ruling into the queue of the board, from where it is sent now or later. Only remedies that move
 * pegs are carried out; the others are for the people at the table.
 *
 * @param {{id: string, dealer: number}} board  With who dealt when the judge was called.
 * @param {Remedy[]} remedies  With seats counted from the dealer, as the judge has them.
 * @param {string} words
 * @param {string[]} citations
 * @returns {Promise<import("./types.js").BoardView | null>}  The board after it.
 * @throws {Refusal}
 */
export async function applyRuling(board, remedies, words, citations) {
  if (boardHere(board.id).key === "") throw new Refusal(0, "wrong_key", T.notKept);
  let refused = "";
  const hearer = { changed: () => {}, refused: (/** @type {string} */ why) => (refused = why) };
  const keeping = new Keeping(board.id, await sheets(), hearer);
  const seats = keeping.view?.names.length ?? 1;
  const moved = (/** @type {RegExp} */ name) =>
    remedies
      .filter(({ remedy, points }) => name.test(remedy) && (points ?? 0) > 0)
      .map(({ seat, points }) => ({ seat: (board.dealer + Number(seat)) % seats, points: Number(points) }));
  const orders = { corrections: moved(/^Correction$/), back: moved(/^PointsBack$/), to: moved(/^PointsTo$/) };
  const done = keeping.do({ do: "ruling", words, citations: citations.slice(0, MOST_CITATIONS), ...orders });
  if (!done) throw new Refusal(0, "refused", refused);
  return keeping.view;
}
