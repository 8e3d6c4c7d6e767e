// Tokens, with which programs speak for somebody.

import { ask } from "../base/api.js";
import { el, labelled } from "../base/dom.js";
import { form } from "../base/form.js";
import { attempt } from "../base/frame.js";
import { T } from "../texts/account.js";

/** @typedef {import("./account_page.js").Desk} Desk */
/** @typedef {{id: string, label: string, scopes: string[], since: number}} Token */

/**
 * @param {Desk} desk
 * @param {Token[]} listed
 */
export function tokens(desk, listed) {
  const list = el("ul", { class: "tokens" }, ...listed.map((token) => entry(desk, token)));
  const shown = el("div", { role: "status" });
  const open = listed.length > 0;
  const words = el("p", { class: "hint" }, T.tokensWords);
  const noted = (/** @type {Token} */ token) => list.append(entry(desk, token));
  const inside = [el("summary", {}, T.tokensTitle), words, list, shown, maker(desk, shown, noted)];
  return el("details", { class: "box tokens-box", open }, ...inside);
}

/**
 * @param {Desk} desk
 * @param {Token} token
 */
function entry({ page, draw }, { id, label, scopes }) {
  const act = () =>
    attempt(page, async () => {
      await ask("DELETE", `/api/account/tokens/${encodeURIComponent(id)}`);
      await draw(T.revoked);
    });
  const revoke = el("button", { type: "button", "aria-label": T.revokeLabel(label), onclick: act }, T.revoke);
  return el("li", {}, el("span", {}, el("strong", {}, label), " ", scopes.join(", ")), revoke);
}

/**
 * @param {Desk} desk
 * @param {HTMLElement} shown  For the token, which nobody sees again.
 * @param {(token: Token) => void} noted
 */
function maker(desk, shown, noted) {
  const label = el("input", { name: "label", required: true, maxlength: 60, autocomplete: "off" });
  const boxes = Object.entries(T.scopes).map(([scope, words]) => {
    const control = el("input", { type: "checkbox", name: "scopes", checked: scope !== "analyse" });
    return { scope, control, node: labelled(words, control, "check") };
  });
  const act = async () => {
    const scopes = boxes.filter(({ control }) => control.checked).map(({ scope }) => scope);
    const made = await ask("POST", "/api/account/tokens", { label: label.value, scopes });
    const field = el("input", { readonly: true, value: made.token, onfocus: () => field.select() });
    shown.replaceChildren(labelled(T.tokenOnce, field));
    noted(made.listed);
    label.value = "";
  };
  const fields = [labelled(T.tokenLabel, label), ...boxes.map(({ node }) => node), el("button", {}, T.makeToken)];
  return form(desk.page, T.makeToken, act, ...fields);
}
