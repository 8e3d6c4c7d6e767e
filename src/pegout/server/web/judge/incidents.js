// What can be put to the judge: by chapter, or found by words.

import { el, labelled } from "../base/dom.js";
import { addressOf } from "./memory.js";
import { T } from "../texts/judge.js";

/** @typedef {import("./memory.js").Matter} Matter */
/** @typedef {import("../base/types.js").Incident} Incident */

const WHOLE = 4;

/**
 * The list, and what draws it anew for another matter.
 *
 * @param {Incident[]} incidents
 */
export function incidentList(incidents) {
  const field = el("input", { id: "incident-search", type: "search", autocomplete: "off" });
  const found = el("div", { class: "chapters" });
  /** @type {Matter | null} */
  let shown = null;
  const draw = (/** @type {Matter} */ matter) => {
    shown = matter;
    found.replaceChildren(...chapters(incidents, matter, field.value));
  };
  field.addEventListener("input", () => shown && draw(shown));
  const node = el("section", { class: "incidents", "aria-label": T.whatHappened }, labelled(T.search, field), found);
  return { node, field, draw };
}

/**
 * @param {Incident[]} incidents
 * @param {Matter} matter
 * @param {string} words
 */
function chapters(incidents, matter, words) {
  const wanted = wordsOf(words);
  const found = bestFirst(incidents, wanted);
  const names = [...new Set(found.map(({ chapter }) => chapter))];
  if (found.length === 0) return [el("p", { class: "hint" }, T.noIncident)];
  return names.map((name) => {
    const here = found.filter(({ chapter }) => chapter === name);
    const open = wanted.length > 0 || here.some(({ incident }) => incident === matter.incident);
    return el("details", { open }, el("summary", {}, T.sentence(name)), list(here, matter));
  });
}

/** @param {string} text */
function wordsOf(text) {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * Those in which every word occurs, as a whole one or as the beginning of one: whole ones count more, and most of
 * all where people call it just so. Equally good ones keep their order.
 *
 * @param {Incident[]} incidents
 * @param {string[]} wanted
 */
function bestFirst(incidents, wanted) {
  const merits = new Map(incidents.map((one) => [one, merit(one, wanted)]));
  const found = incidents.filter((one) => wanted.length === 0 || (merits.get(one) ?? 0) > 0);
  return found.sort((one, other) => (merits.get(other) ?? 0) - (merits.get(one) ?? 0));
}

/**
 * @param {Incident} incident
 * @param {string[]} wanted
 */
function merit({ incident, what, also, citation, chapter }, wanted) {
  const texts = [also.join(" "), `${what} ${incident}`, `${citation} ${chapter}`].map(wordsOf);
  const merits = wanted.map((word) =>
    Math.max(...texts.map((text, at) => wordMerit(word, text) * (texts.length - at))),
  );
  const called = also.includes(wanted.join(" ")) ? 1 : 0;
  return Math.min(...merits) > 0 ? merits.reduce((sum, one) => sum + one, called) : 0;
}

/**
 * @param {string} word
 * @param {string[]} text
 */
function wordMerit(word, text) {
  if (text.includes(word)) return WHOLE;
  return text.some((other) => other.startsWith(word)) ? 1 : 0;
}

/**
 * @param {Incident[]} incidents
 * @param {Matter} matter
 */
function list(incidents, matter) {
  const links = incidents.map(({ incident, what }) => {
    const chosen = incident === matter.incident;
    const href = addressOf({ ...matter, incident, facts: chosen ? matter.facts : {} });
    return el("li", {}, el("a", { href, "aria-current": chosen ? "true" : null }, T.sentence(what)));
  });
  return el("ul", {}, ...links);
}
