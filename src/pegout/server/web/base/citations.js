// Places in the rule book, each with the way there.

import { el } from "./dom.js";

/** What is done about a wrong number of cards. */
export const TABLE_OF_ACTIONS = "acc:IV.4c";

/** @param {string} citation */
export function articleAddress(citation) {
  return `/rules#${citation}`;
}

/** @param {string} citation */
export function citationLink(citation) {
  return el("a", { class: "citation", href: articleAddress(citation) }, citation);
}

/** @param {string[]} citations */
export function citationLinks(citations) {
  return el("p", { class: "citations" }, ...citations.map(citationLink));
}
