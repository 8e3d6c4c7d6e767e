// The mark of whoever plays from an account: the name is theirs, and nobody else's.

import { el } from "./dom.js";
import { COMMON } from "../texts/common.js";

/** @param {boolean | undefined} kept  Older lists do not say. */
export function keptMark(kept) {
  return kept
    ? el("span", { class: "kept-mark", role: "img", "aria-label": COMMON.kept, title: COMMON.kept }, "\u2713")
    : null;
}

/**
 * A name with its mark, if it has one.
 *
 * @param {string} name
 * @param {boolean | undefined} kept
 */
export function markedName(name, kept) {
  return kept ? el("span", { class: "marked" }, name, keptMark(kept)) : name;
}
