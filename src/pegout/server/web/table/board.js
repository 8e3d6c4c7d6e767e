// The board with its pegs, and the cards that lie on the table.

import { backs, cardName, inOrder, openCard, row } from "../base/cards.js";
import { el } from "../base/dom.js";
import { keptMark } from "../base/kept_mark.js";
import { pile } from "./pile.js";
import { cribWords, isOver, isOwnSide, nameOf, seatsOf, shortName } from "./players.js";
import { T } from "../texts/table.js";

/** @typedef {import("../base/types.js").WholeTable} WholeTable */
/** @typedef {import("../base/types.js").GameSeen} GameSeen */
/** @typedef {import("./desk.js").Desk} Desk */

/**
 * Where the pegs of the game stand.
 *
 * @param {WholeTable} view
 * @param {GameSeen} game
 * @returns {import("../base/pegboard.js").Pegs}
 */
export function pegs(view, game) {
  const { terms } = view.table;
  const sides = game.scores.map((score, side) => ({
    name: T.sideNames(seatsOf(game, side).map((seat) => shortName(view, seat))),
    score,
    rear: game.rear_pegs[side],
    own: isOwnSide(view, side),
    marks: terms.match === "1 game" ? [] : [T.games(game.standings[side].wins)],
  }));
  return { goal: terms.goal, sides, rules: terms };
}

/**
 * The others round the table, beginning at the viewer's left; then starter, crib and count.
 *
 * @param {Desk} desk
 * @param {GameSeen} game
 */
export function board(desk, game) {
  const { view } = desk;
  const [seats, first] = [game.names.length, view.table.seat ?? -1];
  const others = Array.from({ length: seats }, (_, at) => (first + 1 + at) % seats).filter((seat) => seat !== first);
  return [
    el("h2", { class: "unseen" }, T.boardTitle),
    el("div", { class: `others of-${others.length}` }, ...others.map((seat) => otherPlayer(view, game, seat))),
    el("div", { class: "middle" }, starter(desk, game), shownAlone(game), crib(desk, game), middle(desk, game)),
  ];
}

/**
 * @param {Desk} desk
 * @param {GameSeen} game
 */
function starter(desk, { starter: turned }) {
  const look = turned && desk.fresh.has(turned) ? "laid" : "";
  const card = turned ? openCard(turned, look) : el("span", { class: "card none" });
  return el("div", { class: "spot" }, el("h3", {}, T.starter), card);
}

/**
 * What a ruling has shown to the viewer and to nobody else.
 *
 * @param {GameSeen} game
 */
function shownAlone({ shown }) {
  if (!shown.length) return null;
  return el("div", { class: "spot" }, el("h3", {}, T.shownToYou), row(shown, T.shownToYou, "small"));
}

/**
 * @param {Desk} desk
 * @param {GameSeen} game
 */
function crib({ view, sending }, game) {
  const own = game.dealer === view.table.seat && game.dealer !== null;
  const title = game.dealer === null ? T.crib : own ? T.yourCribTitle : cribWords(view);
  const size = game.crib_size + (sending.what === "throw" ? sending.cards.length : 0);
  const hidden = size ? backs(size, T.faceDown(size)) : el("span", { class: "row small" }, noCard());
  const shown = game.crib.length ? row(inOrder(game.crib), title, "small") : hidden;
  return el("div", { class: "spot" }, el("h3", {}, el("bdi", {}, title)), shown);
}

function noCard() {
  return el("span", { class: "card none" });
}

/**
 * @param {Desk} desk
 * @param {GameSeen} game
 */
function middle(desk, game) {
  if (game.phase === "cut for the deal") return cuts(desk.view, game);
  return game.phase === "play" || (isOver(game) && game.series.length) ? count(desk, game) : null;
}

/**
 * @param {WholeTable} view
 * @param {GameSeen} game
 */
function cuts(view, game) {
  const shown = game.cuts.map(([seat, card]) => laid(card, shortName(view, seat), "small"));
  return el("div", { class: "spot wide" }, el("h3", {}, T.cuts), el("div", { class: "series" }, ...shown));
}

/**
 * The series in the order of play, each card over the name of whoever laid it.
 *
 * @param {Desk} desk
 * @param {GameSeen} game
 */
function count({ view, sending, fresh }, game) {
  const by = (/** @type {string} */ card) => game.played.findIndex((pile) => pile.includes(card));
  const cards = game.series.map((card) => laid(card, shortName(view, by(card)), fresh.has(card) ? "laid" : ""));
  const own = sending.what === "play" ? sending.cards.map((card) => laid(card, T.you, "sending")) : [];
  const over = game.series_over && game.hand_sizes.some(Boolean);
  const number = el("span", { class: "count" }, String(game.count));
  return el(
    "div",
    { class: "spot wide" },
    el("h3", {}, T.count, " ", number, over && el("span", { class: "series-over" }, T.seriesOverShort)),
    el("div", { class: "series" }, ...cards, ...own),
    over && el("p", { class: "hint" }, T.seriesOver),
  );
}

/**
 * @param {string} card
 * @param {string} name
 * @param {string} look
 */
function laid(card, name, look) {
  const whose = el("span", { class: "whose", "aria-hidden": "true" }, T.initials(name));
  return el("span", { class: "by" }, openCard(card, look, T.laidBy(cardName(card), name)), whose);
}

/**
 * @param {WholeTable} view
 * @param {GameSeen} game
 * @param {number} seat
 */
function otherPlayer(view, game, seat) {
  const [size, name] = [game.hand_sizes[seat] ?? 0, shortName(view, seat)];
  return el(
    "div",
    { class: game.to_act.includes(seat) ? "other active" : "other" },
    el(
      "h3",
      {},
      el("bdi", { title: nameOf(view, seat) }, name),
      keptMark(view.table.seats[seat].kept),
      ...chips(view, game, seat),
    ),
    el("div", { class: "cards" }, size ? backs(size, T.faceDown(size)) : null, pile(game, seat, T.played(name))),
  );
}

/**
 * @param {WholeTable} view
 * @param {GameSeen} game
 * @param {number} seat
 */
function chips(view, game, seat) {
  const { bot, person, away } = view.table.seats[seat];
  const partners = game.scores.length < game.names.length && view.table.seat !== null;
  const partner = partners && isOwnSide(view, seat % game.scores.length);
  const words = [
    partner && T.partner,
    seat === game.dealer && T.dealer,
    game.gone.includes(seat) && T.saidGo,
    person && bot && T.bot,
    away && T.away,
  ];
  return words.filter(Boolean).map((word) => el("span", { class: "chip" }, String(word)));
}
