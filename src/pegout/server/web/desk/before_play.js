// Before the first game: play is started, with lots or without, the start is moved, or the event is called off.

import { choice, el, labelled, present } from "../base/dom.js";
import { localTime, withZone } from "../events/hall_time.js";
import { behind, button, deskForm, reasonField } from "./forms.js";
import { T } from "../texts/desk.js";

/** @typedef {import("./desk.js").Desk} Desk */

/** @param {Desk} desk */
export function beforePlay(desk) {
  const [start, draw] = [starting(desk), drawing(desk)];
  const beginning = desk.now.by_registration ? [start, draw] : [draw, start];
  return el("div", {}, ...present(beginning), moving(desk), callingOff(desk));
}

/** @param {Desk} desk */
function starting(desk) {
  if (!desk.can.StartPlay) return null;
  const { by_registration, nights } = desk.now;
  const inside = [
    el("p", { class: "hint" }, nights ? T.startNights : T.startWords),
    deskForm(desk, T.startPlay, T.startPlay, () => desk.send({ StartPlay: {} })),
  ];
  return by_registration ? el("div", { class: "start-first" }, ...inside) : behind(T.startWithout, ...inside);
}

/**
 * The draw and the start are one command, which is done whole or not at all: whoever enters between them would have
 * no number.
 *
 * @param {Desk} desk
 */
function drawing(desk) {
  const { by_registration, nights } = desk.now;
  if (!desk.can.DrawAndStart || nights) return null;
  return behind(
    by_registration ? T.drawInstead : T.drawAndStart,
    el("p", { class: "hint" }, by_registration ? T.drawInsteadWords : T.drawWords),
    deskForm(desk, T.drawAndStart, T.drawAndStart, () => desk.send({ DrawAndStart: { draws: lotsOf(desk) } })),
  );
}

let lots = { of: "", draws: /** @type {{division: string, order: string[]}[]} */ ([]) };

/**
 * Drawn once for a list: after a lost connection the same lots are sent again, and act once.
 *
 * @param {Desk} desk
 */
function lotsOf(desk) {
  const fields = fieldsToDraw(desk);
  const of = JSON.stringify(fields);
  if (lots.of !== of) lots = { of, draws: fields.map(([division, names]) => ({ division, order: shuffled(names) })) };
  return lots.draws;
}

/**
 * Those who will play, by field.
 *
 * @param {Desk} desk
 * @returns {[string, string[]][]}
 */
function fieldsToDraw({ view, now }) {
  const playing = Object.values(view.entries).filter(({ status_code }) => status_code === "confirmed");
  const divisions = now.divisions.length ? now.divisions : [""];
  const of = (/** @type {string} */ division) => playing.filter(({ kind }) => !division || kind === division);
  const fields = divisions.map(
    (division) => /** @type {[string, string[]]} */ ([division, of(division).map(({ name }) => name)]),
  );
  return fields.filter(([, names]) => names.length > 0);
}

/**
 * Every order is as likely as any other.
 *
 * @param {string[]} names
 */
function shuffled(names) {
  const mixed = [...names];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const at = below(last + 1);
    [mixed[last], mixed[at]] = [mixed[at], mixed[last]];
  }
  return mixed;
}

/**
 * @param {number} limit
 * @returns {number}  Drawn again where the last numbers would come too often.
 */
function below(limit) {
  const [drawn] = crypto.getRandomValues(new Uint32Array(1));
  return drawn < 2 ** 32 - (2 ** 32 % limit) ? drawn % limit : below(limit);
}

/**
 * An event that is kept without a zone goes by the server's clock, and its times are told as they stand.
 *
 * @param {Desk} desk
 */
function moving(desk) {
  if (!desk.can.MoveStart) return null;
  const before = desk.now.start;
  const told = /T.*(?:Z|[+-]\d\d:\d\d)$/.test(before) ? withZone : (/** @type {string} */ local) => `${local}:00`;
  const named = { id: "move-start", name: "start" };
  const start = el("input", { type: "datetime-local", ...named, required: true, value: before.slice(0, 16) });
  let atOnce = false; // now is when it is sent: a minute may pass while somebody types the reason
  const setNow = () => {
    atOnce = true;
    start.value = localTime(new Date());
  };
  start.addEventListener("input", () => (atOnce = false));
  const now = button(T.now, setNow);
  const reason = reasonField();
  const act = async () => {
    if (atOnce) setNow();
    await desk.send({ MoveStart: { start: told(start.value), reason: reason.value } });
    atOnce = false;
  };
  const when = el("div", { class: "line" }, labelled(T.newStart, start), now);
  return behind(T.move, deskForm(desk, T.move, T.move, act, when, reason.node));
}

/** @param {Desk} desk */
function callingOff(desk) {
  if (!desk.can.Cancel) return null;
  const cause = choice(Object.entries(T.causes), Object.keys(T.causes)[0], { id: "cancel-cause" });
  const reason = reasonField(false);
  const act = () => desk.send({ Cancel: { cause: cause.value, reason: reason.value } });
  return behind(T.callOff, deskForm(desk, T.callOff, T.callOff, act, labelled(T.cause, cause), reason.node));
}
