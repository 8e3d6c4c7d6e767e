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
  const orders = (judged.suggested ?? judged.remedies ?? []).map(({ text }) => el("li", {}, text));
  return [
    el("h2", {}, judged.suggested ? T.suggestion : T.ruling),
    ...(judged.findings ?? []).map((finding) => el("p", { class: "finding" }, finding)),
    orders.length > 0 ? el("ul", { class: "remedies" }, ...orders) : el("p", {}, T.nothingOrdered),
    pegs(judged.pegs ?? []),
    citationLinks(judged.citations ?? []),
    ...choicesLeft(judged.choices ?? [], told),
  ];
}

/**
 * Where the Marshal decides: the word that makes a suggestion a ruling, or takes that back.
 *
 * @param {Judged} judged
 * @param {Record<string, string>} facts
 * @param {(facts: Record<string, string>) => void} told
 */
export function marshals({ suggested }, { marshal, ...facts }, told) {
  if (!suggested && !marshal) return null;
  const act = () => told(suggested ? { ...facts, marshal: "yes" } : facts);
  return el("button", { type: "button", id: "marshal", onclick: act }, suggested ? T.confirmed : T.notConfirmed);
}

/** @param {SidePegs[]} sides */
function pegs(sides) {
  const unknown = sides.find(({ before, after }) => before && !after)?.unknown;
  if (unknown) return el("p", { class: "hint" }, unknown);
  const known = sides.map(({ side, before, after }) => ({ side, before: before?.front, after: after?.front }));
  const moved = known.some(({ before, after }) => before !== after);
  if (!moved) return null;
  const rows = known.map(({ side, before = 0, after = 0 }) =>
    el(
      "div",
      { class: "peg-move" },
      el("dt", {}, side),
      el("dd", {}, before === after ? String(after) : T.moved(before, after)),
    ),
  );
  return el("dl", { class: "peg-moves", "aria-label": T.pegs }, ...rows);
}
