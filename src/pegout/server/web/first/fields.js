// Parts of the forms on the first page.

import { choice, el, labelled, present } from "../base/dom.js";
import { attempt } from "../base/frame.js";
import { T } from "../texts/first.js";

/** @typedef {import("../base/frame.js").Frame} Frame */
/** @typedef {import("../base/dom.js").Child} Child */
/** @typedef {import("../base/types.js").RuleBook} RuleBook */

/**
 * A form whose button cannot be pressed twice.
 *
 * @param {Frame} page
 * @param {string} title
 * @param {() => Promise<unknown>} act
 * @param {...Child} children
 */
export function form(page, title, act, ...children) {
  const onsubmit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const button = /** @type {HTMLButtonElement | null} */ (event.submitter);
    if (button) button.disabled = true;
    attempt(page, act).finally(() => {
      if (button) button.disabled = false;
    });
  };
  return el("form", { "aria-label": title, onsubmit }, ...children);
}

/**
 * Opens a table and goes there; what that takes is fetched only now, so that the page is there sooner.
 *
 * @param {object} terms  As POST /api/tables takes them.
 */
export async function sitAt(terms) {
  const { openAndSit } = await import("../table/sitting.js");
  await openAndSit(terms);
}

/**
 * Options behind a line; they are fetched when somebody first opens it.
 *
 * @param {Frame} page
 * @param {HTMLElement} summary
 * @param {() => Promise<Child[]>} fetched
 */
export function whenOpened(page, summary, fetched) {
  const inside = el("div", { class: "options" }, el("p", { class: "hint", role: "status" }, T.loading));
  const details = el("details", {}, summary, inside);
  let come = false;
  const fill = async () => {
    if (!come) inside.replaceChildren(...present(await fetched()));
    come = true;
  };
  details.addEventListener("toggle", () => details.open && attempt(page, fill));
  return details;
}

/**
 * @param {Record<string, RuleBook>} rules
 * @param {string} chosen
 */
export function rulesField(rules, chosen) {
  const names = /** @type {[string, string][]} */ (Object.keys(rules).map((name) => [name, T.presetName(name)]));
  const control = choice(names, chosen in rules ? chosen : names[0][0]);
  const words = el("p", { class: "hint" });
  const describe = () => {
    words.textContent = rules[control.value].clauses[0].text;
  };
  control.addEventListener("change", describe);
  describe();
  return { control, node: el("div", {}, labelled(T.rules, control), words) };
}

/** @param {string} chosen */
export function matchField(chosen) {
  const control = choice(Object.entries(T.matches), chosen);
  return { control, node: labelled(T.matchLength, control) };
}

/** @param {boolean} checked */
export function officiatingField(checked) {
  return checkField(T.officiate, checked);
}

/**
 * @param {string} words
 * @param {boolean} checked
 */
export function checkField(words, checked) {
  const control = el("input", { type: "checkbox", checked });
  return { control, node: labelled(words, control, "check") };
}
