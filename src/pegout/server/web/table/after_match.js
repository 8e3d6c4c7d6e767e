// After a match: another one, and what there is to look at.

import { el } from "../base/dom.js";
import { afterwards, canBeDrilled } from "../review/after.js";
import { playAgain } from "./sitting.js";
import { T } from "../texts/table.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("../base/types.js").SecretsSeen} SecretsSeen */

/**
 * Players go back to their own page, and others to that of everybody.
 *
 * @param {Desk} desk
 */
export function backToEvent({ view: { table } }) {
  const own = table.seat === null ? "" : "/me";
  return [el("a", { class: "main", href: `/e/${table.event}${own}` }, T.backToEvent)];
}

/** @param {Desk} desk */
export function again(desk) {
  const { table } = desk.view;
  const wanting = table.rematch.filter((seat) => seat !== table.seat).map((seat) => table.seats[seat].name);
  const mine = table.seat !== null && table.rematch.includes(table.seat);
  const act = () => desk.attempt(() => playAgain(table));
  return [
    wanting.length > 0 && el("p", {}, T.wantRematch(wanting)),
    mine && el("p", {}, T.rematchWaiting),
    table.seat !== null &&
      !mine &&
      el("button", { type: "button", id: "rematch", class: "main", "data-enter": true, onclick: act }, T.rematch),
  ];
}

/**
 * @param {Desk} desk
 * @param {SecretsSeen} secrets
 */
export function proof(desk, secrets) {
  const { table, seat, seats } = desk.view.table;
  return afterwards(table, secrets.match, canBeDrilled(seat, seats.length));
}
