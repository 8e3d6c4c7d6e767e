// Parts of the forms on the first page.

import { choice, el, labelled, present } from "../base/dom.js";
import { attempt } from "../base/frame.js";
import { T } from "../texts/first.js";

/** @typedef {import("../base/frame.js").Frame} Frame */
/** @typedef {import("../base/dom.js").Child} Child */
/** @typedef {import("../base/types.js").RuleBook} RuleBook */
/** @typedef {import("./choices.js").HouseRules} HouseRules */

/**
 * Opens a table and goes there; what that takes is fetched only now, so that the page is there sooner.
 *
 * @param {object} terms  As POST /api/tables takes them.
 */
export async function sitAt(terms) {
  const { openAndSit } = await import("../table/sitting.js");
  await openAndSit(terms);
}

/**
 * Options behind the line that says what is chosen; they are fetched when somebody first opens it.
 *
 * @param {Frame} page
 * @param {HTMLElement} words
 * @param {string} change
 * @param {() => Promise<Child[]>} fetched
 */
export function whenOpened(page, words, change, fetched) {
  const summary = el("summary", {}, words, " ", el("span", { class: "change" }, change));
  const inside = el("div", { class: "options" }, el("p", { class: "hint", role: "status" }, T.loading));
  const details = el("details", {}, summary, inside);
  let come = false;
  const fill = async () => {
    if (!come) inside.replaceChildren(...present(await fetched()));
    come = true;
  };
  details.addEventListener("toggle", () => details.open && attempt(page, fill));
  return details;
}

/**
 * @param {Record<string, RuleBook>} rules
 * @param {string} chosen
 */
function rulesField(rules, chosen) {
  const names = /** @type {[string, string][]} */ (Object.keys(rules).map((name) => [name, T.presetName(name)]));
  const control = choice(names, chosen in rules ? chosen : names[0][0], { name: "rules" });
  const words = el("p", { class: "hint" });
  const describe = () => {
    words.textContent = rules[control.value].clauses[0].text;
  };
  control.addEventListener("change", describe);
  describe();
  return { control, node: el("div", {}, labelled(T.rules, control), words) };
}

/**
 * What every table is opened under: rules, length, who counts, and muggins where the rules leave that open.
 *
 * @param {Record<string, RuleBook>} rules
 * @param {HouseRules} chosen
 */
export function houseRules(rules, chosen) {
  const preset = rulesField(rules, chosen.rules);
  const match = choice(Object.entries(T.matches), chosen.match, { name: "match" });
  const officiating = checkField(T.officiate, chosen.officiating);
  const muggins = checkField(T.muggins, false);
  const fixed = el("p", { class: "hint" }, T.noMuggins);
  const isOpen = () => rules[preset.control.value].fields.muggins_fixed === "off";
  const asPreset = () => {
    muggins.control.checked = rules[preset.control.value].fields.muggins === "on";
  };
  const offer = () => {
    muggins.node.hidden = !isOpen();
    fixed.hidden = isOpen() || !officiating.control.checked;
    muggins.control.disabled = !officiating.control.checked; // the program forgets nothing
  };
  const read = () => ({
    rules: preset.control.value,
    match: match.value,
    officiating: officiating.control.checked,
    muggins: isOpen() ? muggins.control.checked : null,
  });
  preset.control.addEventListener("change", asPreset);
  for (const control of [preset.control, officiating.control]) control.addEventListener("change", offer);
  asPreset();
  if (chosen.muggins !== null) muggins.control.checked = chosen.muggins;
  offer();
  const nodes = [preset.node, labelled(T.matchLength, match), officiating.node, muggins.node, fixed];
  return { nodes, read };
}

/**
 * The same as POST /api/tables takes it.
 *
 * @param {HouseRules} chosen
 */
export function termsOf({ rules, match, officiating, muggins }) {
  const options = officiating && muggins !== null ? { muggins } : {};
  return { rules, match, officiating: officiating ? "players" : "program", options };
}

/**
 * @param {string} words
 * @param {boolean} checked
 */
export function checkField(words, checked) {
  const control = el("input", { type: "checkbox", checked });
  return { control, node: labelled(words, control, "check") };
}
