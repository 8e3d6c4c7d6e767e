// A window over the page. The browser keeps the focus inside, and gives it back when it is closed.

import { el } from "./dom.js";
import { T } from "../texts/common.js";

/**
 * Keys, and what they do.
 *
 * @param {string[][]} lines
 */
export function keyList(lines) {
  const told = lines.flatMap(([key, words]) => [el("dt", {}, el("kbd", {}, key)), el("dd", {}, words)]);
  return el("dl", {}, ...told);
}

/**
 * A button that closes the window that it is in, and does something.
 *
 * @param {string} words
 * @param {() => void} act
 * @param {import("./dom.js").Attributes} [more]
 */
export function closing(words, act, more = {}) {
  const onclick = (/** @type {Event} */ event) => {
    if (event.currentTarget instanceof Element) event.currentTarget.closest("dialog")?.close();
    act();
  };
  return el("button", { type: "button", onclick, ...more }, words);
}

/**
 * Asks once more about what cannot be right; it can be done all the same.
 *
 * @param {string} title
 * @param {string} look
 * @param {string[]} doubts
 * @param {HTMLElement} anyway  What does it.
 */
export function askAgain(title, look, doubts, anyway) {
  // The words have the focus, so that nobody does it by a key that was meant for something else.
  const words = doubts.map((one, at) => el("p", { tabindex: -1, autofocus: at === 0 }, one));
  openDialog(title, look, ...words, anyway);
}

/**
 * Opens it; Escape and the button close it, and it leaves nothing behind.
 *
 * @param {string} title
 * @param {string} look
 * @param {...import("./dom.js").Child} children
 */
export function openDialog(title, look, ...children) {
  const close = el("button", { type: "button", class: "main", onclick: () => dialog.close() }, T.close);
  const dialog = el(
    "dialog",
    { class: look, "aria-label": title, onclose: () => dialog.remove() },
    el("h2", {}, title),
    ...children,
    close,
  );
  document.body.append(dialog);
  dialog.showModal();
}
