// What can be put to the judge: by chapter, or found by words.

import { el, labelled } from "../base/dom.js";
import { addressOf } from "./memory.js";
import { T } from "../texts/judge.js";

/** @typedef {import("./memory.js").Matter} Matter */
/** @typedef {import("../base/types.js").Incident} Incident */

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
  return { node, draw };
}

/**
 * @param {Incident[]} incidents
 * @param {Matter} matter
 * @param {string} words
 */
function chapters(incidents, matter, words) {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const found = incidents.filter((one) => wanted.every((word) => textOf(one).includes(word)));
  const names = [...new Set(found.map(({ chapter }) => chapter))];
  if (found.length === 0) return [el("p", { class: "hint" }, T.noIncident)];
  return names.map((name) => {
    const here = found.filter(({ chapter }) => chapter === name);
    const open = wanted.length > 0 || here.some(({ incident }) => incident === matter.incident);
    return el("details", { open }, el("summary", {}, T.sentence(name)), list(here, matter));
  });
}

/** @param {Incident} incident */
function textOf({ incident, what, citation, chapter }) {
  return [incident, what, citation, chapter].join(" ").toLowerCase();
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
