// A word about what cannot be right, before it is entered; it can be entered all the same.

import { openDialog } from "../base/dialog.js";
import { el } from "../base/dom.js";
import { T } from "../texts/companion.js";

/**
 * @param {string[]} warnings
 * @param {() => void} act
 */
export function doubts(warnings, act) {
  // The words have the focus, so that nobody enters it by a key that was meant for something else.
  const words = warnings.map((one, at) => el("p", { tabindex: -1, autofocus: at === 0 }, one));
  openDialog(T.doubtTitle, "companion-window doubts", ...words, closing(T.enterAnyway, act));
}

/**
 * A button that closes the window that it is in, and does something.
 *
 * @param {string} words
 * @param {() => void} act
 * @param {import("../base/dom.js").Attributes} [more]
 */
export function closing(words, act, more = {}) {
  const onclick = (/** @type {Event} */ event) => {
    if (event.currentTarget instanceof Element) event.currentTarget.closest("dialog")?.close();
    act();
  };
  return el("button", { type: "button", onclick, ...more }, words);
}
