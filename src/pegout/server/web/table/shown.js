// The last show: hands and crib as they were counted. It stays until the next starter is turned.

import { inOrder, openCard, row } from "../base/cards.js";
import { el } from "../base/dom.js";
import { nameOf } from "./players.js";
import { T } from "../texts/table.js";

/** @typedef {import("../base/types.js").WholeTable} WholeTable */
/** @typedef {import("../base/types.js").SeenEvent} SeenEvent */
/** @typedef {{kind: string, points: number}} Item */
/** @typedef {{seat: number, crib: boolean, cards: string[], points: number, items: Item[] | null}} Shown */

/**
 * What is on show after these events.
 *
 * @param {Shown[]} shown
 * @param {SeenEvent[]} events
 * @returns {Shown[]}
 */
export function showAfter(shown, events) {
  return events.reduce((before, event) => {
    if (event.event === "StarterTurned") return [];
    const one = shownBy(event);
    return one ? [...before, one] : before;
  }, shown);
}

/**
 * @param {SeenEvent} event
 * @returns {Shown | null}
 */
function shownBy({ event, seat, cards, count, said, crib }) {
  if (event === "HandShown" || event === "CribShown") {
    return { seat, crib: event === "CribShown", cards, points: count.total, items: count.items };
  }
  return event === "HandCounted" ? { seat, crib, cards, points: said, items: null } : null;
}

/**
 * @param {WholeTable} view
 * @param {Shown[]} shown
 * @param {string | null} starter
 */
export function show(view, shown, starter) {
  return [
    el("h2", {}, T.showTitle),
    starter &&
      el("p", { class: "pile" }, el("span", {}, T.starter), el("span", { class: "row small" }, openCard(starter))),
    el("ul", {}, ...shown.map((one) => line(view, one))),
  ];
}

/**
 * @param {WholeTable} view
 * @param {Shown} one
 */
function line(view, { seat, crib, cards, points, items }) {
  const name = nameOf(view, seat);
  const title = crib ? T.showsCrib(name) : T.shows(name);
  const said = items === null ? T.saidSo : items.map(({ kind, points: each }) => T.item(kind, each)).join(", ");
  return el(
    "li",
    {},
    el("h3", {}, title, " ", el("strong", {}, T.counted(points))),
    row(inOrder(cards), title, "small"),
    el("span", { class: "hint" }, said || T.nothing),
  );
}
