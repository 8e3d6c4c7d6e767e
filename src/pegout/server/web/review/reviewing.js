// A record reviewed by the server, game by game, while somebody waits.

import { ask, Refusal } from "../base/api.js";
import { el } from "../base/dom.js";
import { T } from "../texts/review.js";

/** @typedef {import("./types.js").Review} Review */
/** @typedef {import("./types.js").BoardReview} BoardReview */

const NOTHING_THERE = 422;
const LONG = 8; // seconds after which "a few" is no longer true

/**
 * The review of every game that can be reviewed, or of a board as a whole. What is being done is told in `where` until
 * it is there.
 *
 * @param {string} record
 * @param {HTMLElement} where
 * @returns {Promise<Review | BoardReview>}
 */
export async function reviewed(record, where) {
  const games = finishedGames(record);
  /** @type {(Review | BoardReview)[]} */
  const found = [];
  /** @type {Refusal | null} */
  let refused = null;
  for (const [at, game] of games.entries()) {
    const end = told(where, at + 1, games.length);
    try {
      found.push(await ask("POST", "/api/analysis/review", { record, game: games.length > 1 ? game : null }));
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== NOTHING_THERE) throw error;
      refused = error; // of a match some games may have ended before a card was dealt
    } finally {
      end();
    }
  }
  if (!found.length) throw refused ?? new Refusal(NOTHING_THERE, "refused", T.nothingFinished);
  return isOfGames(found[0]) ? { ...found[0], games: found.filter(isOfGames).flatMap((one) => one.games) } : found[0];
}

/**
 * @param {Review | BoardReview} review
 * @returns {review is Review}
 */
export function isOfGames(review) {
  return "games" in review;
}

/**
 * The numbers of the games that came to an end; the server is asked about any other record as a whole.
 *
 * @param {string} record
 */
function finishedGames(record) {
  const numbers = [...record.matchAll(/^\s*game (\d+)\s*$/gm)].map(([, number]) => Number(number));
  const won = [...record.matchAll(/^\s*won /gm)].length;
  return numbers.length > 1 && won ? numbers.slice(0, won) : [1];
}

/**
 * Says which game is being looked at and for how long, as nobody knows how long it will be.
 *
 * @param {HTMLElement} where
 * @param {number} game
 * @param {number} games
 */
function told(where, game, games) {
  const seconds = el("span", { "aria-hidden": "true" });
  const words = el("p", { role: "status" }, T.working(game, games));
  const bar = games > 1 ? { value: game - 1, max: games } : {};
  const progress = el("progress", { "aria-label": T.workingLabel, ...bar });
  where.replaceChildren(words, progress, seconds);
  const begun = Date.now();
  const timer = setInterval(() => {
    const passed = Math.round((Date.now() - begun) / 1000);
    seconds.textContent = T.seconds(passed);
    if (passed >= LONG && words.textContent !== T.workingLong) words.textContent = T.workingLong;
  }, 1000);
  return () => {
    clearInterval(timer);
    where.replaceChildren();
  };
}
