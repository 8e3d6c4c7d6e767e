// Scores, and the cards that lie on the table.

import { backs, inOrder, openCard, row } from "../base/cards.js";
import { el } from "../base/dom.js";
import { cribWords, isOwnSide, nameOf, seatsOf, sideName } from "./players.js";
import { T } from "../texts/table.js";

/** @typedef {import("../base/types.js").WholeTable} WholeTable */
/** @typedef {import("../base/types.js").GameSeen} GameSeen */

/**
 * One box for each side that keeps a score.
 *
 * @param {WholeTable} view
 * @param {GameSeen} game
 */
export function scores(view, game) {
  return game.scores.map((_, side) => sideScore(view, game, side));
}

/**
 * @param {WholeTable} view
 * @param {GameSeen} game
 * @param {number} side
 */
function sideScore(view, game, side) {
  const { goal, match } = view.table.terms;
  const [score, rear] = [game.scores[side], game.rear_pegs[side]];
  const words = T.points(sideName(game, side), score, goal);
  const won = match === "1 game" ? "" : T.games(game.standings[side].wins);
  return el(
    "div",
    { class: isOwnSide(view, side) ? "score own" : "score" },
    ...seatsOf(game, side).map((seat) => player(view, game, seat)),
    el("span", { class: "points" }, String(score)),
    el("div", { class: "track" }, el("progress", { max: goal, value: score, "aria-label": words })),
    el("span", { class: "hint" }, [rear && rear !== score ? `${rear} → ${score}` : "", won].filter(Boolean).join(", ")),
  );
}

/**
 * @param {WholeTable} view
 * @param {GameSeen} game
 * @param {number} seat
 */
function player(view, game, seat) {
  const { bot, person, away } = view.table.seats[seat];
  const chips = [
    seat === view.table.seat && T.yourSeat,
    seat === game.dealer && T.dealer,
    person && bot && T.bot,
    away && T.away,
  ];
  const shown = chips.filter(Boolean).map((chip) => el("span", { class: "chip" }, String(chip)));
  return el("span", { class: "player" }, el("span", { class: "who" }, game.names[seat]), ...shown);
}

/**
 * Starter, crib, count, and what the others hold and have played.
 *
 * @param {WholeTable} view
 * @param {GameSeen} game
 */
export function board(view, game) {
  const others = game.hand_sizes.map((_, seat) => seat).filter((seat) => seat !== view.table.seat);
  return [
    ...others.map((seat) => otherPlayer(view, game, seat)),
    el("div", { class: "middle" }, starter(game), crib(view, game)),
    game.phase === "play" && count(game),
  ];
}

/** @param {GameSeen} game */
function starter(game) {
  const card = game.starter ? openCard(game.starter) : el("span", { class: "hint" }, T.noStarter);
  return el("div", { class: "spot" }, el("h3", {}, T.starter), card);
}

/**
 * @param {WholeTable} view
 * @param {GameSeen} game
 */
function crib(view, game) {
  const words = cribWords(view);
  const title = game.dealer === view.table.seat && game.dealer !== null ? T.yourCribTitle : words;
  const hidden = game.crib_size
    ? backs(game.crib_size, T.faceDown(game.crib_size))
    : el("span", { class: "hint" }, T.noCrib);
  return el(
    "div",
    { class: "spot" },
    el("h3", {}, title),
    game.crib.length ? row(inOrder(game.crib), title, "small") : hidden,
  );
}

/** @param {GameSeen} game */
function count(game) {
  const lying = game.series.length ? row(game.series, T.boardTitle) : el("span", { class: "hint" }, T.nothingPlayed);
  return el(
    "div",
    { class: "spot wide" },
    el("h3", {}, T.count, " ", el("span", { class: "count" }, String(game.count))),
    game.series_over && el("p", { class: "hint" }, T.seriesOver),
    lying,
  );
}

/**
 * @param {WholeTable} view
 * @param {GameSeen} game
 * @param {number} seat
 */
function otherPlayer(view, game, seat) {
  const size = game.hand_sizes[seat];
  return el(
    "div",
    { class: "other" },
    el("h3", {}, nameOf(view, seat), game.gone.includes(seat) && el("span", { class: "chip" }, T.saidGo)),
    size ? backs(size, T.faceDown(size)) : null,
    game.played[seat]?.length ? row(game.played[seat], T.played(nameOf(view, seat)), "small") : null,
  );
}
