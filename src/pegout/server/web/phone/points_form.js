// The points on a number pad: the loser's, or both where time ended the game.

import { choice, el, labelled } from "../base/dom.js";
import { BY_TIME, opponentOf, ownFirst, PLAYED, sendScore } from "./scores.js";
import { T } from "../texts/phone.js";

/** @typedef {import("./phone_page.js").Phone} Phone */

/** @param {Phone} phone */
export function pointsForm(phone) {
  return phone.entering.how === "time" ? [endedByTime(phone)] : [playedOut(phone)];
}

/** @param {Phone} phone */
function playedOut(phone) {
  const other = opponentOf(phone);
  const goal = phone.view?.event.event.goal ?? 0;
  const won = phone.entering.how === "me";
  const lost = pointsField("points-lost", goal);
  const act = () => {
    const points = Number(lost.value);
    sendScore(phone, ownFirst(phone, won ? [goal, points] : [points, goal]), PLAYED, "");
  };
  const title = won ? T.iWonWith(goal) : T.theyWonWith(other, goal);
  return form(phone, title, act, labelled(won ? T.pointsOf(other) : T.yourPoints, lost), pad([lost]));
}

/**
 * Where it is level, somebody was there first.
 *
 * @param {Phone} phone
 */
function endedByTime(phone) {
  const other = opponentOf(phone);
  const goal = phone.view?.event.event.goal ?? 0;
  const [own, others] = [pointsField("points-own", goal), pointsField("points-others", goal)];
  const first = choice(
    [
      ["", T.choose],
      [phone.me?.name ?? "", T.you],
      [other, other],
    ],
    "",
    { id: "came-first" },
  );
  const asked = labelled(T.cameFirst, first);
  const refresh = () => {
    const level = own.value !== "" && Number(own.value) === Number(others.value);
    asked.hidden = !level;
    first.required = level;
  };
  for (const field of [own, others]) field.addEventListener("input", refresh);
  refresh();
  const act = () => {
    const scores = ownFirst(phone, [Number(own.value), Number(others.value)]);
    sendScore(phone, scores, BY_TIME, first.required ? first.value : "");
  };
  const fields = el("div", { class: "side-by-side" }, labelled(T.yourPoints, own), labelled(T.pointsOf(other), others));
  return form(phone, T.timeEnded, act, fields, asked, pad([own, others]));
}

/**
 * @param {Phone} phone
 * @param {string} title
 * @param {() => void} act
 * @param {...HTMLElement} children
 */
function form(phone, title, act, ...children) {
  const onsubmit = (/** @type {Event} */ event) => {
    event.preventDefault();
    act();
  };
  const buttons = el(
    "div",
    { class: "side-by-side" },
    backButton(() => phone.change({ how: "" })),
    el("button", { class: "main", id: "score-send" }, T.send),
  );
  return el("form", { "aria-label": title, onsubmit }, el("h2", {}, title), ...children, buttons);
}

/** @param {() => void} onclick */
export function backButton(onclick) {
  return el("button", { type: "button", id: "score-back", onclick }, T.back);
}

/**
 * Filled by the pad or by a keyboard; a telephone's own keyboard stays away.
 *
 * @param {string} id
 * @param {number} goal
 */
function pointsField(id, goal) {
  return el("input", {
    id,
    type: "number",
    min: 0,
    max: goal - 1,
    inputmode: "none",
    required: true,
    autocomplete: "off",
  });
}

/**
 * Writes into the field that was touched last.
 *
 * @param {HTMLInputElement[]} fields
 */
function pad(fields) {
  let [into] = fields;
  for (const field of fields) field.addEventListener("focus", () => (into = field));
  const put = (/** @type {string} */ text) => {
    into.value = text;
    into.dispatchEvent(new Event("input"));
  };
  const key = (/** @type {string} */ digit) =>
    el("button", { type: "button", id: `digit-${digit}`, onclick: () => put(withDigit(into.value, digit)) }, digit);
  const back = { type: "button", id: "digit-back", onclick: () => put(into.value.slice(0, -1)) };
  return el(
    "div",
    { class: "number-pad", role: "group", "aria-label": T.pad },
    ...["1", "2", "3", "4", "5", "6", "7", "8", "9"].map(key),
    el("button", { ...back, "aria-label": T.deleteKey }, T.deleteSign),
    key("0"),
    fields.length > 1 && el("button", { type: "button", id: "pad-next", onclick: () => turn() }, T.otherField),
  );

  function turn() {
    into = fields[(fields.indexOf(into) + 1) % fields.length];
    into.focus();
  }
}

/**
 * @param {string} text
 * @param {string} digit
 */
function withDigit(text, digit) {
  return `${text}${digit}`.replace(/^0+(?=\d)/, "").slice(0, 3);
}
