// What is wrong in a form, said at its field: the field is marked and has the focus, until it is changed.

import { el } from "./dom.js";

/** @typedef {HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement} Control */

const CONTROLS = "input, select, textarea";
const NAMED_ABOVE = /(\[|\.)[^.[]*$/; // the last step of a path: of pools[0][1], or of online.wait_seconds
let marks = 0;
/** @type {WeakMap<Control, () => void>} */
const cleared = new WeakMap();

/** What the browser itself finds wrong is said in the same way; its own words come from it. */
export function listenForWrongFields() {
  document.addEventListener("invalid", onInvalid, true);
}

/** @param {Event} event */
function onInvalid(event) {
  const control = event.target;
  if (!isControl(control) || !mark(control, control.validationMessage)) return;
  event.preventDefault(); // what the browser would show is gone in a moment
  const wrong = [...(control.form?.elements ?? [])].find((one) => isControl(one) && !one.validity.valid);
  if (wrong === control || wrong === undefined) control.focus();
}

/**
 * Says what was refused at the field that it is about; false where there is none of that name to be seen.
 *
 * @param {Element} form
 * @param {string} field  As the server calls it, with the way to it.
 * @param {string} words
 * @param {{focus?: boolean}} [how]  Without the focus where somebody may be elsewhere by now.
 */
export function sayAt(form, field, words, { focus = true } = {}) {
  for (let name = field; name; name = NAMED_ABOVE.test(name) ? name.replace(NAMED_ABOVE, "") : "") {
    const control = [...form.querySelectorAll(CONTROLS)].find((one) => one.getAttribute("name") === name);
    if (!isControl(control)) continue;
    if (!mark(control, words)) return false;
    if (focus) control.focus();
    return true;
  }
  return false;
}

/**
 * Nothing in it is wrong any more, or not yet.
 *
 * @param {Element} form
 */
export function clearMarks(form) {
  for (const control of form.querySelectorAll("[aria-invalid]")) if (isControl(control)) cleared.get(control)?.();
}

/**
 * Marks a field with what is wrong there; false where nobody could see it.
 *
 * @param {Control} control
 * @param {string} words
 */
export function mark(control, words) {
  cleared.get(control)?.();
  for (let closed = closedAround(control); closed; closed = closedAround(control)) closed.open = true;
  if (!control.checkVisibility()) return false;
  const place = placeOf(control);
  const sentence = el("p", { id: `wrong-${++marks}`, class: "wrong", role: "alert" }, words);
  const before = control.getAttribute("aria-describedby");
  control.setAttribute("aria-invalid", "true");
  control.setAttribute("aria-describedby", [before, sentence.id].filter(Boolean).join(" "));
  const clear = () => {
    for (const node of [control, place]) node.removeEventListener("input", clear);
    control.removeAttribute("aria-invalid");
    if (before) control.setAttribute("aria-describedby", before);
    else control.removeAttribute("aria-describedby");
    sentence.remove();
    cleared.delete(control);
  };
  for (const node of [control, place]) node.addEventListener("input", clear);
  cleared.set(control, clear);
  place.after(sentence);
  return true;
}

/**
 * @param {Control} control
 * @returns {HTMLDetailsElement | null}
 */
function closedAround(control) {
  return control.closest("details:not([open])");
}

/**
 * What the sentence stands after: not inside the label, whose words are the name of the field.
 *
 * @param {Control} control
 */
function placeOf(control) {
  const whole = control.type === "radio" ? control.closest("fieldset, .presses") : control.closest(".stepper");
  return whole ?? control.closest("label") ?? control;
}

/**
 * @param {unknown} node
 * @returns {node is Control}
 */
function isControl(node) {
  return node instanceof Element && node.matches(CONTROLS);
}
