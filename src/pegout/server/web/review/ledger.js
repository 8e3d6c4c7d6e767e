// Where the chance to win came from and where it went: luck on one side, one's own play on the other.

import { el } from "../base/dom.js";
import { T } from "../texts/review.js";

/** @typedef {import("./types.js").GameReview} GameReview */
/** @typedef {import("./types.js").PlayerReview} PlayerReview */
/** @typedef {import("./types.js").Ledger} Ledger */
/** @typedef {keyof Ledger} Part */

/** @type {Part[]} */
const LUCK = ["deal", "cut", "fall"];
/** @type {Part[]} */
const OWN = ["throw", "pegging", "counting", "muggins"];
const OFFICIATED = ["counting", "muggins"];

/**
 * @param {GameReview} game
 * @param {boolean} officiated
 */
export function ledgers(game, officiated) {
  const own = OWN.filter((part) => officiated || !OFFICIATED.includes(part));
  const players = game.players.filter(({ ledger }) => ledger !== null);
  const heads = [T.partHead, ...players.map(({ name }) => name)].map((head) => el("th", { scope: "col" }, head));
  const body = [
    figures(T.before, players, ({ start }) => T.percent(start ?? 0)),
    ...LUCK.map((part) => figures(T.parts[part], players, partOf(part))),
    figures(T.luck, players, sumOf(LUCK), "sum"),
    ...own.map((part) => figures(T.parts[part], players, partOf(part))),
    figures(T.skill, players, sumOf(own), "sum"),
    figures(T.parts.other, players, partOf("other")),
    figures(T.result, players, ({ won }) => T.percent(Number(won)), "sum"),
  ];
  const table = el("table", { class: "ledger" }, el("thead", {}, el("tr", {}, ...heads)), el("tbody", {}, ...body));
  const scrolled = { class: "ledgers", tabindex: 0, role: "group", "aria-label": T.ledgerWords };
  return [el("div", scrolled, table), byDeal(game, players)];
}

/** @param {Part} part @returns {(player: PlayerReview) => string} */
function partOf(part) {
  return ({ ledger }) => T.change(ledger?.[part] ?? 0);
}

/** @param {Part[]} parts @returns {(player: PlayerReview) => string} */
function sumOf(parts) {
  return ({ ledger }) => T.change(sum(ledger, parts));
}

/**
 * @param {Ledger | null} ledger
 * @param {Part[]} parts
 */
function sum(ledger, parts) {
  return parts.reduce((all, part) => all + (ledger?.[part] ?? 0), 0);
}

/**
 * @param {string} words
 * @param {PlayerReview[]} players
 * @param {(player: PlayerReview) => string} figure
 * @param {string | null} [look]
 */
function figures(words, players, figure, look = null) {
  const cells = players.map((player) => el("td", {}, figure(player)));
  return el("tr", { class: look }, el("th", { scope: "row" }, words), ...cells);
}

/**
 * The same for each deal, luck and own play only.
 *
 * @param {GameReview} game
 * @param {PlayerReview[]} players
 */
function byDeal(game, players) {
  const tables = players.map(({ name, seat }) => {
    const heads = [T.deal, T.luck, T.skill, T.others].map((head) => el("th", { scope: "col" }, head));
    const lines = game.deals.map(({ number, ledgers: given }) => {
      const ledger = given[seat];
      const cells = [sum(ledger, LUCK), sum(ledger, OWN), ledger.other].map((part) => el("td", {}, T.change(part)));
      return el("tr", {}, el("th", { scope: "row" }, String(number)), ...cells);
    });
    const head = el("thead", {}, el("tr", {}, ...heads));
    return el("table", {}, el("caption", {}, name), head, el("tbody", {}, ...lines));
  });
  return el("details", {}, el("summary", {}, T.dealByDeal), el("div", { class: "figures" }, ...tables));
}
