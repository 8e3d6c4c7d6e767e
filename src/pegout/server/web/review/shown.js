// A review on the page: who played how well, the line, the ledger, and every decision.

import { el } from "../base/dom.js";
import { T } from "../texts/review.js";
import { TryAgain } from "./again.js";
import { decisions } from "./decisions.js";
import { ledgers } from "./ledger.js";
import { chanceLine } from "./line.js";
import { players } from "./players.js";

/** @typedef {import("../base/frame.js").Frame} Frame */
/** @typedef {import("./types.js").Review} Review */
/** @typedef {import("./types.js").GameReview} GameReview */

/**
 * @param {Frame} page
 * @param {string} record
 * @param {Review} review
 * @param {number | null} own
 */
export function shown(page, record, review, own) {
  const tries = new TryAgain(page, record);
  const place = el("div", { class: "game-review" });
  /** @param {GameReview} game */
  const show = (game) => place.replaceChildren(...ofGame(review, game, own, tries));
  show(review.games[0]);
  return [
    el("p", { class: "hint" }, T.costWords),
    ...review.notes.map((note) => el("p", { class: "note" }, note)),
    review.games.length > 1 ? games(review, show) : "",
    place,
  ];
}

/**
 * @param {Review} review
 * @param {(game: GameReview) => void} show
 */
function games(review, show) {
  const buttons = review.games.map((game, at) => {
    const pick = () => {
      for (const one of buttons) one.setAttribute("aria-pressed", String(one === button));
      show(game);
    };
    const words = T.game(game.number, game.scores);
    const button = el("button", { type: "button", "aria-pressed": String(at === 0), onclick: pick }, words);
    return button;
  });
  return el("div", { class: "games", role: "group", "aria-label": T.games }, ...buttons);
}

/**
 * @param {Review} review
 * @param {GameReview} game
 * @param {number | null} own
 * @param {TryAgain} tries
 */
function ofGame(review, game, own, tries) {
  const two = review.names.length === 2;
  const all = decisions(game, own, (one, item, answer) => (two ? tries.button(game.number, one, item, answer) : null));
  const officiated = review.officiating === "players";
  return [
    players(game),
    ...(game.line.length
      ? [
          section(T.lineTitle, [chanceLine(review.names, game, own)]),
          section(T.ledgerTitle, [el("p", { class: "hint" }, T.ledgerWords), ...ledgers(game, officiated)]),
        ]
      : []),
    section(T.decisionsTitle, all),
  ];
}

/**
 * @param {string} title
 * @param {import("../base/dom.js").Child[]} children
 */
function section(title, children) {
  return el("section", { class: "box", "aria-label": title }, el("h2", {}, title), ...children);
}
