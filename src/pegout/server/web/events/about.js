// What an event is: when, how it is played, what it costs, and the ways to its other pages.

import { el } from "../base/dom.js";
import { T } from "../texts/events.js";

/** @typedef {import("../phone/types.js").EventLine} EventLine */
/** @typedef {import("../phone/types.js").FieldLine} FieldLine */

/**
 * @param {string} id
 * @param {EventLine} event
 * @param {Record<string, FieldLine>} fields
 * @param {import("./keys.js").Remembered} own
 */
export function about(id, event, fields, own) {
  return [
    el("h1", {}, event.name),
    el("p", { class: "phase" }, T.phases[event.phase] ?? event.phase),
    event.cancelled && el("p", { class: "notice" }, T.cancelled(event.cancelled)),
    event.winner && el("p", { class: "winner" }, T.won(event.winner)),
    event.prizes.length > 0 && el("p", {}, T.prizes(event.prizes)),
    facts(event),
    ways(id, fields, own),
  ];
}

/** @param {EventLine} event */
function facts(event) {
  const left = event.places === null ? null : Math.max(0, event.places - event.entered);
  /** @type {[string, string | false][]} */
  const told = [
    [T.start, T.at(event.start)],
    [T.format, T.formatName(event.format)],
    [T.rules, T.presetName(event.game)],
    [T.length, event.best_of > 1 && T.bestOf(event.best_of)],
    [T.roundTime, event.round_minutes > 0 && T.minutes(event.round_minutes)],
    [T.fee, event.fee_cents > 0 && event.fee],
    [T.entered, T.counted(event.entered, event.waiting)],
    [T.placesLeft, event.phase === "open" && left !== null && String(left)],
    [T.played, event.online !== null && T.online(event.online.duplicate)],
  ];
  const lines = told.flatMap(([word, text]) => (text ? [el("div", {}, el("dt", {}, word), el("dd", {}, text))] : []));
  return el("dl", { class: "facts" }, ...lines);
}

/**
 * @param {string} id
 * @param {Record<string, FieldLine>} fields
 * @param {import("./keys.js").Remembered} own
 */
function ways(id, fields, own) {
  const sheets = Object.values(fields ?? {}).filter(({ courses }) => courses?.length);
  const link = (/** @type {string} */ where, /** @type {string} */ words) =>
    el("a", { class: "button", href: `/e/${id}/${where}` }, words);
  return el(
    "nav",
    { class: "event-ways", "aria-label": T.ways },
    own.me && link("me", T.myPage),
    own.desk && link("desk", T.desk),
    sheets.length > 0 && link("bracket", T.bracket),
    link("display", T.display),
    el("a", { class: "button", href: `/api/events/${id}/calendar.ics`, download: true }, T.calendar),
  );
}
