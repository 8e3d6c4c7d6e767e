// A ruling: what was found, what is ordered, where the pegs stand after it, and where that is written.

import { citationLinks } from "../base/citations.js";
import { el } from "../base/dom.js";
import { T } from "../texts/judge.js";
import { choicesLeft } from "./choices.js";

/** @typedef {import("../base/types.js").Judged} Judged */
/** @typedef {import("../base/types.js").SidePegs} SidePegs */

const MOVING = /^(Correction|PointsBack|PointsTo)$/;
const NOTHING_TO_DO = /^ScoreLost$/;

/**
 * Whether a companion board can do it by itself.
 *
 * @param {{remedy: string, points?: number | null}} order
 */
export function movesPegs({ remedy, points }) {
  return MOVING.test(remedy) && (points ?? 0) > 0;
}

/**
 * What is left to the people at a companion board.
 *
 * @param {Judged} judged
 */
export function byHand({ remedies = [] }) {
  return remedies.filter((one) => !movesPegs(one) && !NOTHING_TO_DO.test(one.remedy)).map(({ text }) => text);
}

/**
 * Where it is one of several other incidents, the ways there with what is known of each.
 *
 * @param {Judged} judged
 * @param {(then: import("../base/types.js").Then) => {href: string, what: string}} way
 */
export function elsewhere({ why = "", then = [] }, way) {
  const links = then.map(way).map(({ href, what }) => el("li", {}, el("a", { href }, T.sentence(what))));
  return [el("p", { class: "finding" }, T.elsewhere(why)), el("ul", { class: "instead" }, ...links)];
}

/**
 * @param {Judged} judged
 * @param {import("./choices.js").Tell} told
 */
export function verdict(judged, told) {
  const orders = (judged.remedies ?? []).map(({ text }) => el("li", {}, text));
  return [
    el("h2", {}, T.ruling),
    judged.suggested_to ? el("p", { class: "hint" }, T.suggested(judged.suggested_to)) : null,
    ...(judged.findings ?? []).map((finding) => el("p", { class: "finding" }, finding)),
    orders.length > 0 ? el("ul", { class: "remedies" }, ...orders) : el("p", {}, T.nothingOrdered),
    pegs(judged.pegs ?? []),
    citationLinks(judged.citations ?? []),
    ...choicesLeft(judged.choices ?? [], told),
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
