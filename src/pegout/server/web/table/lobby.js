// Who sits where before a match, and how others find the table.

import { ask, tablePath } from "../base/api.js";
import { choice, el } from "../base/dom.js";
import { keptMark } from "../base/kept_mark.js";
import { linkToSend } from "../base/sharing.js";
import { sitDown } from "./sitting.js";
import { T } from "../texts/table.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("../base/types.js").Opponent} Opponent */
/** @typedef {import("../base/types.js").SeatSeen} SeatSeen */

const USUAL_LEVEL = "regular";

/**
 * @param {Desk} desk
 * @param {Opponent[]} opponents
 */
export function lobby(desk, opponents) {
  const { seats, terms, event } = desk.view.table;
  return [
    el("h2", {}, T.lobbyTitle),
    el("p", { class: "hint" }, T.terms(terms)),
    terms.partners && el("p", { class: "hint" }, T.partnersSit),
    el("ul", { class: "seats" }, ...seats.map((seat, number) => place(desk, opponents, seat, number))),
    event === null ? seats.some(({ free }) => free) && invitation(desk) : el("p", {}, T.eventSeats),
    el("p", { class: "hint break" }, T.bound(desk.view.table.next_commitment)),
  ];
}

/**
 * @param {Desk} desk
 * @param {Opponent[]} opponents
 * @param {SeatSeen} seat
 * @param {number} number
 */
function place(desk, opponents, seat, number) {
  const { table } = desk.view;
  const own = number === table.seat;
  return el(
    "li",
    {},
    el("span", { class: "hint" }, T.seat(number + 1)),
    el("span", { class: "who" }, seat.free ? T.freeSeat : seat.name, keptMark(seat.kept)),
    own && el("span", { class: "chip" }, T.yourSeat),
    seat.free && table.seat === null && table.event === null && sitButton(desk, number),
    seat.free && table.host && botChoice(desk, opponents, number),
    !seat.free && !seat.person && table.host && clearButton(desk, seat, number),
  );
}

/**
 * @param {Desk} desk
 * @param {number} seat
 */
function sitButton(desk, seat) {
  const act = () =>
    desk.attempt(async () => {
      await sitDown(desk.view.table, seat);
      desk.comeAsSomebody();
    });
  return el(
    "button",
    { type: "button", class: "main", "aria-label": T.sitHereLabel(seat + 1), onclick: act },
    T.sitHere,
  );
}

/**
 * @param {Desk} desk
 * @param {Opponent[]} opponents
 * @param {number} seat
 */
function botChoice(desk, opponents, seat) {
  const able = opponents.filter(({ seats }) => seats.includes(desk.view.table.terms.seats));
  const level = choice(
    able.map(({ name, rating }) => [name, T.levelName(name, rating && rating.elo)]),
    USUAL_LEVEL,
    { "aria-label": T.botLevel(seat + 1) },
  );
  const act = () =>
    desk.attempt(() => ask("POST", tablePath(desk.view.table.table, "bots"), { seat, level: level.value }));
  const put = el("button", { type: "button", "aria-label": T.seatBotLabel(seat + 1), onclick: act }, T.seatBot);
  return el("span", { class: "line" }, level, put);
}

/**
 * @param {Desk} desk
 * @param {SeatSeen} seat
 * @param {number} number
 */
function clearButton(desk, { name }, number) {
  const act = () => desk.attempt(() => ask("POST", tablePath(desk.view.table.table, "clear"), { seat: number }));
  return el("button", { type: "button", "aria-label": T.clearBotLabel(name), onclick: act }, T.clearBot);
}

/** @param {Desk} desk */
function invitation(desk) {
  const { table, code } = desk.view.table;
  const address = `${location.origin}/t/${encodeURIComponent(table)}`;
  return el(
    "div",
    { class: "invitation" },
    el("h3", {}, T.inviteTitle),
    el("p", { class: "hint" }, T.inviteWords),
    linkToSend(T.link, T.table, address, "invitation"),
    code && el("p", { class: "code" }, T.codeIs(code)),
    el("img", {
      class: "qr",
      src: tablePath(table, "invitation.svg"),
      alt: T.qrLabel,
      width: 180,
      height: 180,
    }),
  );
}
