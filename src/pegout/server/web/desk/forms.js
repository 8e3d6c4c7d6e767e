// Forms of the desk: what is refused is said in the form, and what was typed stays until it is done.

import { readIn } from "../base/api.js";
import { openDialog } from "../base/dialog.js";
import { choice, el, labelled } from "../base/dom.js";
import { form } from "../base/form.js";
import { centsOf, plainAmount, understood } from "./money_written.js";
import { T } from "../texts/desk.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("../base/dom.js").Child} Child */

export const PEOPLE = "desk-people"; // the list of names that fields offer

/**
 * @param {Desk} desk
 * @param {string} title
 * @param {string} button
 * @param {() => Promise<unknown>} act
 * @param {...Child} children
 */
export function deskForm(desk, title, button, act, ...children) {
  const refused = el("p", { class: "trouble", role: "alert", hidden: true });
  const say = (/** @type {string} */ words) => {
    refused.textContent = words;
    refused.hidden = !words;
  };
  const done = async () => {
    await act();
    made.reset();
    made.closest("dialog")?.close();
  };
  const submit = el("button", { class: "main" }, button);
  const made = form({ ...desk.page, say }, title, done, ...children, refused, submit);
  return made;
}

/**
 * The same in a window over the page.
 *
 * @param {Desk} desk
 * @param {string} title
 * @param {string} button
 * @param {() => Promise<unknown>} act
 * @param {...Child} children
 */
export function askInWindow(desk, title, button, act, ...children) {
  openDialog(title, "desk-window", deskForm(desk, title, button, act, ...children));
}

/**
 * @param {string} words
 * @param {import("../base/dom.js").Attributes} [attributes]
 */
export function textField(words, attributes = {}) {
  const control = el("input", { autocomplete: "off", maxlength: 200, ...attributes });
  return {
    control,
    node: labelled(words, control),
    get value() {
      return control.value.trim();
    },
  };
}

/**
 * A name, with those who are entered on offer.
 *
 * @param {string} words
 * @param {import("../base/dom.js").Attributes} [attributes]
 */
export function nameField(words, attributes = {}) {
  return textField(words, { list: PEOPLE, maxlength: 40, required: true, ...attributes });
}

/** @param {boolean} [required] */
export function reasonField(required = true) {
  return textField(required ? T.reason : T.reasonIfAny, { name: "reason", required, maxlength: 400 });
}

/**
 * An amount as people write it, in cents for the server. What was understood stands below it before it is sent.
 *
 * @param {Desk} desk
 * @param {string} words
 * @param {(amount: string, cents: number) => string} meaning
 * @param {{cents?: number, beside?: HTMLInputElement}} [how]  What stands there first; a field whose words matter too.
 */
export function amountField(desk, words, meaning, { cents, beside } = {}) {
  const value = cents === undefined ? "" : plainAmount(cents);
  const looks = { inputmode: "decimal", autocomplete: "off", required: true, maxlength: 16 };
  const control = el("input", { name: "cents", ...looks, value });
  const told = el("output", { class: "understood" });
  const read = () => centsOf(control.value, desk.now.sign);
  const tell = () => {
    told.value = understood(control.value, () => meaning(desk.money(read()), read()));
  };
  for (const field of [control, beside]) field?.addEventListener("input", tell);
  tell();
  return {
    control,
    node: el("div", { class: "amount" }, labelled(words, control), told),
    get cents() {
      return readIn(control.name, read);
    },
  };
}

/**
 * Which field is meant; nothing is asked where there is only one.
 *
 * @param {string[]} names
 * @param {string} id
 */
export function divisionField(names, id) {
  const control = choice(
    names.map((name) => [name, T.fieldName(name)]),
    names[0] ?? "",
    { id },
  );
  return { control, node: names.length > 1 ? labelled(T.field, control) : null };
}

/**
 * @param {{name: string, fee: string}[]} pools
 * @param {string} id
 */
export function poolField(pools, id) {
  const control = choice(
    pools.map(({ name, fee }) => [name, T.poolFor(name, fee)]),
    pools[0].name,
    { id },
  );
  return { control, node: labelled(T.pool, control) };
}

/**
 * A button that opens something or does it.
 *
 * @param {string} words
 * @param {() => void} onclick
 * @param {import("../base/dom.js").Attributes} [more]
 */
export function button(words, onclick, more = {}) {
  return el("button", { type: "button", onclick, ...more }, words);
}

/** Codes are printed with the address at which the desk was opened: other devices must be able to reach it. */
export function onlyHere() {
  const here = /^(localhost|127\.[\d.]+|\[::1\])$/.test(location.hostname);
  return here ? el("p", { class: "notice" }, T.onlyHere(location.host)) : null;
}

/**
 * What is needed now and then, behind a line.
 *
 * @param {string} words
 * @param {...Child} children
 */
export function behind(words, ...children) {
  return el("details", {}, el("summary", {}, words), ...children);
}
