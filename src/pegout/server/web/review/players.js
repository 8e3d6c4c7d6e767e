// What each player's decisions come to.

import { el } from "../base/dom.js";
import { T } from "../texts/review.js";

/** @typedef {import("./types.js").GameReview} GameReview */
/** @typedef {import("./types.js").PlayerReview} PlayerReview */

/** @param {GameReview} game */
export function players({ players: all, scores }) {
  const shown = all.map((one) => player(one, scores[one.seat % scores.length])); // partners share a score
  return el("div", { class: "players" }, ...shown);
}

/**
 * @param {PlayerReview} one
 * @param {number} score
 */
function player(one, score) {
  const grades = Object.entries(one.grades).filter(([, number]) => number > 0);
  const chips = grades.map(([grade, number]) => el("li", { class: `grade ${grade}` }, T.graded(number, grade)));
  return el(
    "section",
    { class: "box player" },
    el("h2", {}, one.name, " ", el("span", { class: "chip" }, one.won ? T.won(score) : T.lost(score))),
    el("p", { class: "accuracy" }, el("strong", {}, `${Math.round(one.accuracy)}%`), " ", T.accuracy),
    el("ul", { class: "grades" }, ...chips),
    el("p", { class: "hint" }, T.pointsLost(one.throwing, one.pegging)),
  );
}
