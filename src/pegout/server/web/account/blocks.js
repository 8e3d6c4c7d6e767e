// People one has blocked, and the way back.

import { ask } from "../base/api.js";
import { el } from "../base/dom.js";
import { attempt } from "../base/frame.js";
import { T } from "../texts/account.js";

/** @typedef {import("./account_page.js").Desk} Desk */
/** @typedef {{id: string, name: string}} Blocked */

/**
 * @param {Desk} desk
 * @param {Blocked[]} blocked
 */
export function blocks(desk, blocked) {
  if (blocked.length === 0) return [];
  const list = el("ul", { class: "tokens" }, ...blocked.map((one) => entry(desk, one)));
  return [el("section", { class: "box", "aria-label": T.blocksTitle }, el("h2", {}, T.blocksTitle), list)];
}

/**
 * @param {Desk} desk
 * @param {Blocked} blocked
 */
function entry({ page, draw }, { id, name }) {
  const act = () =>
    attempt(page, async () => {
      await ask("DELETE", `/api/account/blocks/${encodeURIComponent(id)}`);
      await draw(T.unblocked(name));
    });
  return el("li", {}, el("strong", {}, name), el("button", { type: "button", onclick: act }, T.unblock(name)));
}
