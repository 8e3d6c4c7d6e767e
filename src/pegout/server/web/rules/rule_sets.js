// Rule sets in words: one, or what two have otherwise.

import { citationLink } from "../base/citations.js";
import { el } from "../base/dom.js";
import { T } from "../texts/rules.js";

/** @typedef {import("../base/types.js").RuleBook} RuleBook */
/** @typedef {import("../base/types.js").Clause} Clause */
/** @typedef {import("../base/types.js").Comparison} Comparison */

/** @param {RuleBook} book */
export function ruleSet({ name, clauses }) {
  const rows = clauses.map((clause) => el("li", {}, ...told(clause)));
  return [el("h2", {}, T.presetName(name)), el("ul", { class: "clauses" }, ...rows)];
}

/** @param {Clause} clause */
function told({ text, citation }) {
  return [el("span", {}, text), citationLink(citation)];
}

/**
 * @param {Comparison} comparison
 * @param {string} one
 * @param {string} other
 */
export function compared({ differences }, one, other) {
  if (differences.length === 0) return [el("p", {}, T.noDifference)];
  const rows = differences.map((row) => el("li", {}, side(one, row.one), side(other, row.other)));
  return [el("p", { class: "hint" }, T.differences(differences.length)), el("ul", { class: "differences" }, ...rows)];
}

/**
 * @param {string} name
 * @param {Clause} clause
 */
function side(name, clause) {
  return el("div", {}, el("h2", {}, name), el("p", {}, ...told(clause)));
}
