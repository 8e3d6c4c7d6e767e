// What was dealt at a table beside what honest shuffles give.

import { ask, tablePath } from "../base/api.js";
import { arrive } from "../base/arriving.js";
import { el } from "../base/dom.js";
import { frame } from "../base/frame.js";
import { T } from "../texts/statistics.js";

/** @typedef {import("../base/types.js").Measure} Measure */
/** @typedef {import("../base/types.js").Spread} Spread */
/** @typedef {import("../base/types.js").SeatStatistics} SeatStatistics */
/** @typedef {import("../base/types.js").DealStatistics} DealStatistics */

const UNUSUAL = 3;
const OF_SEATS = /** @type {const} */ (["fives", "tens", "pairs", "best_four", "heels", "first_deals"]);

/** @param {string} table */
export async function open(table) {
  const page = frame(T.statistics, "statistics");
  const back = el("a", { href: `/t/${encodeURIComponent(table)}` }, T.backToTable);
  page.main.append(el("h1", {}, T.statisticsTitle), el("p", {}, back));
  await arrive(page, async () => {
    /** @type {DealStatistics} */
    const found = await ask("GET", tablePath(table, "statistics"));
    page.main.append(...(found.deals ? everything(found) : [el("p", {}, T.statisticsNone)]));
  });
}

/** @param {DealStatistics} found */
function everything(found) {
  return [
    el("p", {}, T.statisticsWords(found.deals)),
    ...found.seats.filter(({ deals }) => deals).map(ofSeat),
    section(T.starters, [
      figures(T.starters, [[T.starterJacks, found.heels]]),
      spread(T.starterRanks, found.starter_ranks),
      spread(T.starterSuits, found.starter_suits),
    ]),
  ];
}

/** @param {SeatStatistics} seat */
function ofSeat(seat) {
  return section(T.dealtTo(seat.name, seat.deals), [
    figures(
      T.dealtTo(seat.name, seat.deals),
      OF_SEATS.map((name) => [T.measures[name], seat[name]]),
    ),
    spread(T.ranksOf(seat.name), seat.ranks),
    spread(T.suitsOf(seat.name), seat.suits),
  ]);
}

/**
 * With large letters the figures are wider than a telephone, and are scrolled by themselves.
 *
 * @param {string} title
 * @param {HTMLElement[]} parts
 */
function section(title, parts) {
  const scrolled = { class: "figures", tabindex: 0, role: "region", "aria-label": title };
  return el("section", { class: "box" }, el("h2", {}, title), el("div", scrolled, ...parts));
}

/**
 * @param {string} title
 * @param {Spread} given
 */
function spread(title, given) {
  const table = figures(
    title,
    given.entries.map((one) => [one.what, one]),
  );
  return el("div", {}, table, el("p", { class: "hint" }, given.sentence));
}

/**
 * @param {string} title
 * @param {[string, Measure][]} rows
 */
function figures(title, rows) {
  const heads = [T.figure, T.observed, T.expected, T.deviations].map((head) => el("th", { scope: "col" }, head));
  const body = rows.map(([words, measure]) => line(words, measure));
  const head = el("thead", {}, el("tr", {}, ...heads));
  return el("table", {}, el("caption", {}, title), head, el("tbody", {}, ...body));
}

/**
 * @param {string} words
 * @param {Measure} measure
 */
function line(words, { observed, expected, score, sentence }) {
  const usual = Math.abs(score) < UNUSUAL;
  return el(
    "tr",
    { class: usual ? null : "unusual", title: sentence },
    el("th", { scope: "row" }, words),
    el("td", {}, Number.isInteger(observed) ? String(observed) : observed.toFixed(2)),
    el("td", {}, expected.toFixed(2)),
    el("td", {}, `${score < 0 ? "−" : "+"}${Math.abs(score).toFixed(1)}`),
  );
}
