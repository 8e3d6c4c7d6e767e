// What a ruling leaves to somebody: one press, or a few words, and the ruling goes to its end.

import { el, labelled } from "../base/dom.js";
import { T } from "../texts/judge.js";

/** @typedef {import("../base/types.js").Choice} Choice */
/** @typedef {(name: string, text: string) => void} Tell */

/**
 * @param {Choice[]} choices
 * @param {Tell} told
 */
export function choicesLeft(choices, told) {
  return choices.map((choice) => (choice.options.length > 0 ? pressed(choice, told) : written(choice, told)));
}

/**
 * @param {Choice} choice
 * @param {Tell} told
 */
function pressed({ question, whose, fact, options }, told) {
  const buttons = options.map(({ words, facts }, at) =>
    el("button", { type: "button", id: `choice-${fact}-${at}`, onclick: () => told(fact, facts[fact]) }, words),
  );
  return el(
    "fieldset",
    { class: "question left" },
    el("legend", {}, T.left(whose, question)),
    el("div", { class: "presses" }, ...buttons),
  );
}

/**
 * @param {Choice} choice
 * @param {Tell} told
 */
function written({ question, whose, fact }, told) {
  const field = el("input", { id: `choice-${fact}`, autocomplete: "off", maxlength: 400, required: true });
  const form = el(
    "form",
    { class: "question left" },
    labelled(T.left(whose, question), field),
    el("button", { type: "submit" }, T.record),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    told(fact, field.value.trim());
  });
  return form;
}
