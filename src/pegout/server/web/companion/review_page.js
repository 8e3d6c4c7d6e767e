// A board looked at once more: the chance to win as it went, points beside what is average, hands and throws.

import { ask, Refusal } from "../base/api.js";
import { arrive } from "../base/arriving.js";
import { el } from "../base/dom.js";
import { frame } from "../base/frame.js";
import { boardHere, mayBeBoard, mayKeep } from "./boards_here.js";
import { chanceChart } from "./chance_chart.js";
import { Keeping } from "./keeping.js";
import { openRecord } from "./record.js";
import { sheets } from "./sheets.js";
import { T } from "../texts/companion.js";

/** @typedef {import("./types.js").BoardReview} BoardReview */
/** @typedef {import("./types.js").KindSum} KindSum */

const BUSY = 503;
const TRIES = 3;
const PAUSE = 5000;

/** @param {string} board */
export async function open(board) {
  const page = frame(T.reviewTitle, "companion-review");
  if (!mayBeBoard(board)) return page.say(T.noBoard);
  const working = el("p", { class: "hint", role: "status" }, T.reviewWorking);
  const back = el("a", { href: `/b/${encodeURIComponent(board)}` }, T.backToBoard);
  const record = el("button", { type: "button", onclick: () => openRecord(page, board) }, T.showRecord);
  page.main.append(el("h1", {}, T.reviewTitle), el("div", { class: "line" }, back, record), working);
  await arrive(page, async () => {
    await tellServer(board);
    page.main.append(...everything(await reviewOf(board)));
  });
  working.remove();
}

/**
 * The server may have missed the game: then it is told first, where it can be.
 *
 * @param {string} board
 */
async function tellServer(board) {
  const here = boardHere(board);
  if (!mayKeep(here) || here.queue.length === 0) return;
  const all = await sheets();
  await new Promise((done) => {
    const changed = () => (keeping.waiting === 0 || !keeping.reached || keeping.refusedFor) && done(null);
    const keeping = new Keeping(board, all, { changed, refused: () => {} });
    keeping.send();
  });
}

/**
 * The first review after a start takes a server longer than it lets anybody wait: then it is asked for again.
 *
 * @param {string} board
 * @returns {Promise<BoardReview>}
 */
async function reviewOf(board) {
  for (let tries = 1; ; tries += 1) {
    try {
      return (await ask("GET", `/api/boards/${encodeURIComponent(board)}/review`)).review;
    } catch (error) {
      if (tries === TRIES || !(error instanceof Refusal) || error.status !== BUSY) throw error;
      await new Promise((done) => setTimeout(done, PAUSE));
    }
  }
}

/** @param {BoardReview} review */
export function everything(review) {
  if (review.sums.length === 0 && review.line.length === 0) return [el("p", {}, T.noEntries)];
  return [
    ...section(T.results, review.results.length > 0 && lines(review.results)),
    ...charts(review),
    ...section(T.sumsTitle, ...review.names.map((name) => sums(name, review.sums))),
    ...section(T.handsTitle, hands(review)),
    ...section(T.throwsTitle, review.throws.length > 0 && throws(review)),
    el("div", { class: "hint notes" }, ...review.notes.map((note) => el("p", {}, note))),
  ];
}

/**
 * A part of the page, where there is something in it.
 *
 * @param {string} title
 * @param {...(HTMLElement | SVGElement | null | false)} children
 */
function section(title, ...children) {
  const shown = children.filter((one) => one !== null && one !== false);
  return shown.length > 0 ? [el("section", { class: "box" }, el("h2", {}, title), ...shown)] : [];
}

/** @param {string[]} words */
function lines(words) {
  return el("ul", {}, ...words.map((one) => el("li", {}, one)));
}

/** @param {BoardReview} review */
function charts({ names, line }) {
  const games = [...new Set(line.map(({ game }) => game))];
  const drawings = games.map((game) => {
    const points = line.filter((one) => one.game === game);
    const head = games.length > 1 ? el("h3", {}, T.gameNumber(game)) : "";
    return el("div", {}, head, chanceChart(names, game, points));
  });
  return drawings.length > 0 ? section(T.chanceTitle(names[0]), ...drawings) : [];
}

/**
 * @param {string} name
 * @param {KindSum[]} all
 */
function sums(name, all) {
  const own = all.filter((one) => one.name === name);
  if (own.length === 0) return null;
  const heads = T.sumsHeads.map((head) => el("th", { scope: "col" }, head));
  const rows = own.map(({ kind, role, points, mean, average }) =>
    el(
      "tr",
      {},
      el("th", { scope: "row" }, T.kindRole(kind, T.roles[/** @type {keyof typeof T.roles} */ (role)])),
      el("td", {}, String(points)),
      el("td", {}, mean.toFixed(1)),
      el("td", {}, average === null ? T.noAverage : average.toFixed(1)),
    ),
  );
  const head = el("thead", {}, el("tr", {}, ...heads));
  return el("table", {}, el("caption", {}, name), head, el("tbody", {}, ...rows));
}

/** @param {BoardReview} review */
function hands({ best_hands, worst_hands }) {
  const item = (/** @type {string} */ words, /** @type {import("./types.js").CountedHand} */ { cards, game, deal }) =>
    told(words, cards, T.handWhere(game, deal));
  const best = best_hands.map((hand) => item(T.bestHand(hand.name, hand.points), hand));
  const lower = worst_hands.filter((hand, at) => hand.points < best_hands[at].points);
  const worst = lower.map((hand) => item(T.worstHand(hand.name, hand.points), hand));
  const shown = [...best, ...worst];
  return shown.length > 0 ? el("ul", { class: "hands" }, ...shown) : null;
}

/** @param {BoardReview} review */
function throws({ throws: all }) {
  const items = all.map(({ name, thrown, best, points_lost, win_lost, game, deal }) => {
    const words = win_lost > 0 ? T.betterThrow(best, points_lost) : T.bestThrow;
    return told(T.threw(name, thrown), words, T.handWhere(game, deal));
  });
  return el("ul", { class: "hands" }, ...items);
}

/**
 * @param {string} first
 * @param {string} then
 * @param {string} where
 */
function told(first, then, where) {
  return el("li", {}, el("strong", {}, first), el("span", {}, then), el("span", { class: "hint" }, where));
}
