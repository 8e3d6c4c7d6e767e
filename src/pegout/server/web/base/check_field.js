// A box to tick, with its label.

import { el, labelled } from "./dom.js";

/**
 * @param {string} words
 * @param {boolean} checked
 */
export function checkField(words, checked) {
  const control = el("input", { type: "checkbox", checked });
  return { control, node: labelled(words, control, "check") };
}
