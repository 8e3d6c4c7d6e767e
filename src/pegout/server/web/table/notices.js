// Who is away, for whom a bot plays, who looks on; and the clocks.

import { serverNow } from "../base/api.js";
import { el } from "../base/dom.js";
import { nameOf } from "./players.js";
import { T } from "../texts/table.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("../base/types.js").WholeTable} WholeTable */

/** @param {Desk} desk */
export function notices(desk) {
  const { table } = desk.view;
  const own = table.seat === null ? null : table.seats[table.seat];
  const absent = own !== null && table.status === "playing" && (own.away || own.bot !== null);
  const others = table.seats.map((_, seat) => aboutSeat(desk.view, seat)).filter(Boolean);
  return [
    table.seat === null &&
      el("p", {}, table.terms.delay_seconds ? T.lookingOnLater(table.terms.delay_seconds) : T.lookingOn),
    ...others.map((words) => el("p", {}, words)),
    absent && el("p", {}, own.bot ? T.standInForYou(own.bot) : T.youAreAway),
    absent && el("button", { type: "button", class: "main", onclick: () => desk.send({ do: "back" }) }, T.back),
  ];
}

/**
 * @param {WholeTable} view
 * @param {number} seat
 */
function aboutSeat({ table }, seat) {
  const { name, bot, away, stands_in } = table.seats[seat];
  if (seat === table.seat || table.status !== "playing") return "";
  if (bot) return stands_in ? T.standIn(name, bot) : "";
  return away ? T.awayNotice(name, table.terms.wait_seconds, table.terms.gone) : "";
}

/**
 * The clocks that run, as they stand now.
 *
 * @param {WholeTable} view
 */
export function clocks(view) {
  const moves = view.table.until.map(([seat, until]) =>
    T.clockOf(nameOf(view, seat), left(until, view.table.terms.move_seconds)),
  );
  const { game_until: called } = view.table;
  return [...moves, ...(called === null ? [] : [T.timeCalledIn(left(called))])].join(" · ");
}

/**
 * @param {number} until
 * @param {number} [most]  The clocks of two machines never agree quite.
 */
function left(until, most = Infinity) {
  const seconds = Math.min(most, Math.max(0, Math.ceil((until - serverNow()) / 1000)));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
