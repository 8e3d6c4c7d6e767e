// A form whose button cannot be pressed twice, and which says at its fields what is wrong with them.

import { el } from "./dom.js";
import { attempt } from "./frame.js";

/**
 * @param {import("./frame.js").Frame} page
 * @param {string} title
 * @param {() => Promise<unknown>} act
 * @param {...import("./dom.js").Child} children
 */
export function form(page, title, act, ...children) {
  const onsubmit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const button = /** @type {HTMLButtonElement | null} */ (event.submitter);
    if (button) button.disabled = true;
    attempt(page, act, made).finally(() => {
      if (button) button.disabled = false;
    });
  };
  const made = el("form", { "aria-label": title, onsubmit }, ...children);
  return made;
}
