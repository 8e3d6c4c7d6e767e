// The facts that a judge asks for, each with a control of its kind.

import { choice, el, labelled } from "../base/dom.js";
import { T } from "../texts/judge.js";

/** @typedef {import("../base/types.js").Fact} Fact */
/**
 * `here` says whether it is about a table that is played here.
 *
 * @typedef {{names: string[], facts: Record<string, string>, told: (name: string, text: string) => void,
 *   here: boolean}} Asking
 */

const MANY = 4;

/** What the server calls it where it cannot be. @param {Fact} fact */
const nameOf = ({ name }) => `facts.${name}`;

/**
 * @param {Fact} fact
 * @param {Asking} asking
 */
export function question(fact, asking) {
  const choices = choicesOf(fact, asking.names);
  if (choices === null) return fact.kind === "number" ? number(fact, asking) : written(fact, asking);
  return choices.length > MANY ? picked(fact, choices, asking) : pressed(fact, choices, asking);
}

/**
 * The answers that there are, each with its words; null where they cannot be listed.
 *
 * @param {Fact} fact
 * @param {string[]} names
 * @returns {[string, string][] | null}
 */
function choicesOf({ kind, answers, name }, names) {
  const seats = names.map((player, seat) => /** @type {[string, string]} */ ([String(seat), player]));
  if (kind === "seat") return seats;
  if (kind === "seats") return [...seats, ["both", T.answer(name, "both")]];
  return answers.length > 0 ? answers.map((answer) => [answer, T.answer(name, answer)]) : null;
}

/**
 * @param {Fact} fact
 * @param {[string, string][]} choices
 * @param {Asking} asking
 */
function pressed(fact, choices, { facts, told }) {
  const group = `fact-${fact.name}`;
  const all = /** @type {[string, string][]} */ (fact.needed ? choices : [...choices, ["", T.notSaid]]);
  const buttons = all.map(([given, words], at) => {
    const checked = (facts[fact.name] ?? (fact.needed ? null : "")) === given;
    const id = `${group}-${at}`;
    const radio = el("input", {
      type: "radio",
      id,
      name: nameOf(fact),
      checked,
      onchange: () => told(fact.name, given),
    });
    return el("label", { class: "press" }, radio, el("span", {}, words));
  });
  const row = el("div", { class: "presses" }, ...buttons);
  return el("fieldset", { class: "question" }, el("legend", {}, fact.question), row);
}

/**
 * @param {Fact} fact
 * @param {[string, string][]} choices
 * @param {Asking} asking
 */
function picked(fact, choices, { facts, told }) {
  const select = choice([["", T.choose], ...choices], facts[fact.name] ?? "", {
    id: `fact-${fact.name}`,
    name: nameOf(fact),
  });
  select.addEventListener("change", () => told(fact.name, select.value));
  return el("div", { class: "question" }, labelled(fact.question, select));
}

/**
 * @param {Fact} fact
 * @param {Asking} asking
 */
function written(fact, { facts, told }) {
  const field = el("input", {
    id: `fact-${fact.name}`,
    name: nameOf(fact),
    value: facts[fact.name] ?? "",
    autocomplete: "off",
    maxlength: 400,
    placeholder: fact.kind === "cards" ? T.cardsExample : "",
  });
  field.addEventListener("input", () => told(fact.name, field.value.trim()));
  return el("div", { class: "question" }, labelled(fact.question, field));
}

/**
 * @param {Fact} fact
 * @param {Asking} asking
 */
function number(fact, { facts, told }) {
  const field = numberField(`fact-${fact.name}`, facts[fact.name] ?? "", (text) => told(fact.name, text));
  field.name = nameOf(fact);
  const step = (/** @type {number} */ by) => () => {
    field.value = String(Math.max(0, Number(field.value || 0) + (field.value === "" && by < 0 ? 0 : by)));
    told(fact.name, field.value);
  };
  const less = el("button", { type: "button", "aria-label": T.less(fact.question), onclick: step(-1) }, "−");
  const more = el("button", { type: "button", "aria-label": T.more(fact.question), onclick: step(1) }, "+");
  const label = el("label", { for: field.id }, fact.question);
  return el("div", { class: "question" }, label, el("div", { class: "stepper" }, less, field, more));
}

/**
 * @param {string} id
 * @param {string} text
 * @param {(text: string) => void} told
 */
export function numberField(id, text, told) {
  const field = el("input", { id, type: "number", min: 0, max: 999, inputmode: "numeric", value: text });
  field.addEventListener("input", () => told(field.value));
  return field;
}
