// Playing a friend: a table of one's own, whose link, code and picture stand at the table; or a friend's code.

import { ask } from "../base/api.js";
import { choice, el, labelled } from "../base/dom.js";
import { lastChoices, rememberChoices } from "./choices.js";
import { checkField, form, matchField, officiatingField, rulesField, sitAt, whenOpened } from "./fields.js";
import { T } from "../texts/first.js";

/** @typedef {import("../base/frame.js").Frame} Frame */
/** @typedef {import("../base/types.js").RuleBook} RuleBook */

/** @param {Frame} page */
export function friend(page) {
  return el("section", { class: "box friend", "aria-label": T.friendTitle }, invite(page), byCode(page));
}

/** @param {Frame} page */
function invite(page) {
  const { rules: last } = lastChoices();
  let terms = () => /** @type {object} */ ({ rules: last });
  const options = whenOpened(page, el("summary", {}, T.moreOptions), async () => {
    const made = fields(await ask("GET", "/api/rules"), last);
    terms = made.terms;
    return made.nodes;
  });
  const act = () => {
    rememberChoices(lastChoices());
    return sitAt(terms());
  };
  const title = el("h2", {}, T.friendTitle);
  return form(page, T.friendTitle, act, title, el("button", { class: "wide" }, T.openTable), options);
}

/**
 * @param {Record<string, RuleBook>} rules
 * @param {string} last
 */
function fields(rules, last) {
  const [preset, match, officiating] = [rulesField(rules, last), matchField("1 game"), officiatingField(false)];
  const clock = choice(Object.entries(T.moveClocks), "0");
  const [listed, watched] = [checkField(T.listTable, false), checkField(T.letWatch, true)];
  const terms = () => ({
    rules: preset.control.value,
    match: match.control.value,
    move_seconds: Number(clock.value),
    officiating: officiating.control.checked ? "players" : "program",
    listed: listed.control.checked,
    watched: watched.control.checked,
  });
  const time = labelled(T.moveClock, clock);
  return { terms, nodes: [preset.node, match.node, time, officiating.node, listed.node, watched.node] };
}

/** @param {Frame} page */
function byCode(page) {
  const code = el("input", {
    required: true,
    maxlength: 12,
    autocomplete: "off",
    autocapitalize: "characters",
    spellcheck: "false",
    class: "code",
  });
  const act = async () => {
    const { table } = await ask("GET", `/api/invitations/${encodeURIComponent(code.value.trim())}`);
    location.assign(`/t/${encodeURIComponent(table)}`);
  };
  const line = el("div", { class: "line" }, labelled(T.code, code), el("button", {}, T.join));
  return form(page, T.code, act, line);
}
