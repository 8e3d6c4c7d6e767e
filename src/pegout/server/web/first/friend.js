// Playing a friend: a table of one's own, whose link, code and picture stand at the table; or a friend's code.

import { ask, Refusal } from "../base/api.js";
import { choice, el, labelled } from "../base/dom.js";
import { form } from "../base/form.js";
import { lastInvitation, rememberInvitation } from "./choices.js";
import { checkField, houseRules, sitAt, termsOf, whenOpened } from "./fields.js";
import { T } from "../texts/first.js";

/** @typedef {import("../base/frame.js").Frame} Frame */
/** @typedef {import("../base/types.js").RuleBook} RuleBook */
/** @typedef {import("./choices.js").Invitation} Invitation */

const NO_PART_OF_A_CODE = /[^A-Za-z0-9]/g; // blanks and dashes, as people write them

/** @param {Frame} page */
export function friend(page) {
  return el("section", { class: "box friend", "aria-label": T.friendTitle }, invite(page), byCode(page));
}

/** @param {Frame} page */
function invite(page) {
  let now = lastInvitation();
  const words = el("span", {}, invitedWords(now));
  const become = (/** @type {Invitation} */ next) => {
    now = next;
    words.textContent = invitedWords(now);
  };
  const options = whenOpened(page, words, T.moreOptions, async () =>
    fields(await ask("GET", "/api/rules"), now, become),
  );
  const act = () => {
    rememberInvitation(now);
    const { clock, listed, watched } = now;
    return sitAt({ ...termsOf(now), move_seconds: Number(clock), listed, watched });
  };
  const title = el("h2", {}, T.friendTitle);
  return form(page, T.friendTitle, act, title, el("button", { class: "wide" }, T.openTable), options);
}

/** @param {Invitation} now */
function invitedWords(now) {
  return T.invited(T.chosen(now), now.clock, now.listed, now.watched);
}

/**
 * @param {Record<string, RuleBook>} rules
 * @param {Invitation} now
 * @param {(next: Invitation) => void} become
 */
function fields(rules, now, become) {
  const house = houseRules(rules, now);
  const clock = choice(Object.entries(T.moveClocks), now.clock, { name: "move_seconds" });
  const [listed, watched] = [checkField(T.listTable, now.listed), checkField(T.letWatch, now.watched)];
  const changed = () =>
    become({
      ...house.read(),
      clock: clock.value,
      listed: listed.control.checked,
      watched: watched.control.checked,
    });
  const time = labelled(T.moveClock, clock);
  return [el("div", { onchange: changed }, ...house.nodes, time, listed.node, watched.node)];
}

/** @param {Frame} page */
function byCode(page) {
  const code = el("input", {
    name: "code",
    required: true,
    maxlength: 12,
    autocomplete: "off",
    autocapitalize: "characters",
    spellcheck: "false",
    class: "code",
  });
  const act = async () => {
    const told = code.value.replace(NO_PART_OF_A_CODE, "");
    if (!told) throw new Refusal(0, "code", T.noCode, "code");
    const { table } = await ask("GET", `/api/invitations/${encodeURIComponent(told)}`);
    location.assign(`/t/${encodeURIComponent(table)}`);
  };
  const line = el("div", { class: "line" }, labelled(T.code, code), el("button", {}, T.join));
  return form(page, T.code, act, line);
}
