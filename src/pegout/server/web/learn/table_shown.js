// The table of a lesson: scores, what the teacher holds and has laid, the starter, the crib and the count.

import { backs, inOrder, openCard, row } from "../base/cards.js";
import { el } from "../base/dom.js";
import { T } from "../texts/learn.js";

/** @typedef {import("./lesson_types.js").LessonSeen} LessonSeen */
/** @typedef {import("../base/types.js").GameSeen} GameSeen */

const [LEARNER, TEACHER] = [0, 1];

/**
 * @param {LessonSeen} seen
 * @returns {import("../base/pegboard.js").Pegs}
 */
export function pegs({ game, goal, skunk_below, double_skunk_below }) {
  const sides = game.names.map((name, seat) => ({
    name,
    score: game.scores[seat],
    rear: game.rear_pegs[seat],
    own: seat === LEARNER,
  }));
  return { goal, sides, rules: { skunk_below, double_skunk_below } };
}

/** @param {LessonSeen} seen */
export function table({ game }) {
  return [
    el("div", { class: "middle" }, teacher(game), spot(T.starter, starter(game)), spot(cribTitle(game), crib(game))),
    game.phase === "play" && game.hand_sizes.some((size) => size > 0) && lying(game),
  ];
}

/** @param {GameSeen} game */
function teacher(game) {
  const [size, name] = [game.hand_sizes[TEACHER] ?? 0, game.names[TEACHER]];
  return spot(name, size ? backs(size, T.faceDown(size)) : el("span", { class: "hint" }, T.noCards));
}

/**
 * @param {string} title
 * @param {HTMLElement} inside
 */
function spot(title, inside) {
  return el("div", { class: "spot" }, el("h2", {}, title), inside);
}

/** @param {GameSeen} game */
function starter({ starter: card }) {
  return card ? el("span", { class: "row small" }, openCard(card)) : el("span", { class: "hint" }, T.noStarter);
}

/** @param {GameSeen} game */
function cribTitle({ dealer, names }) {
  return dealer === LEARNER ? T.yourCrib : T.cribOf(names[TEACHER]);
}

/** @param {GameSeen} game */
function crib({ crib_size: size, crib: cards }) {
  if (cards.length) return row(inOrder(cards), T.tableTitle, "small");
  return size ? backs(size, T.faceDown(size)) : el("span", { class: "hint" }, T.noCards);
}

/** @param {GameSeen} game */
function lying(game) {
  const title = el("h2", {}, T.count, " ", el("span", { class: "count" }, String(game.count)));
  const cards = game.series.length ? row(game.series, T.tableTitle) : el("span", { class: "hint" }, T.noCards);
  return el("div", { class: "spot wide" }, title, cards);
}
