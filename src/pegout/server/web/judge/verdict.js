// A ruling: what was found, what is ordered, where the pegs stand after it, and where that is written.

import { citationLinks } from "../base/citations.js";
import { el } from "../base/dom.js";
import { T } from "../texts/judge.js";

/** @typedef {import("../base/types.js").Judged} Judged */
/** @typedef {import("../base/types.js").SidePegs} SidePegs */
/** @typedef {{remedy: string, seat: number | null, points: number | null, citation: string, words: string}} Order */

/**
 * What is ordered, one by one, as a board or a table could be told to do it.
 *
 * @param {Judged} judged
 * @returns {Order[]}
 */
export function ordersOf({ remedies = [], citations = [] }) {
  return remedies.map(({ remedy, text, seat, points }) => ({
    remedy,
    seat: seat ?? null,
    points: points ?? null,
    citation: citations.join(" "),
    words: text,
  }));
}

/** @param {Judged} judged */
export function verdict(judged) {
  const orders = ordersOf(judged).map(({ words }) => el("li", {}, words));
  return [
    el("h2", {}, T.ruling),
    ...(judged.findings ?? []).map((finding) => el("p", { class: "finding" }, finding)),
    orders.length > 0 ? el("ul", { class: "remedies" }, ...orders) : el("p", {}, T.nothingOrdered),
    pegs(judged.pegs ?? []),
    citationLinks(judged.citations ?? []),
  ];
}

/** @param {SidePegs[]} sides */
function pegs(sides) {
  const moved = sides.some(({ before, after }) => before.front !== after.front);
  if (!moved) return null;
  const rows = sides.map(({ side, before, after }) =>
    el(
      "div",
      { class: "peg-move" },
      el("dt", {}, side),
      el("dd", {}, before.front === after.front ? String(after.front) : T.moved(before.front, after.front)),
    ),
  );
  return el("dl", { class: "peg-moves", "aria-label": T.pegs }, ...rows);
}
