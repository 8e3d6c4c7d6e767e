// People who put themselves on the list: whether they may, who of them is approved, and all others cleared at once.

import { el, Region } from "../base/dom.js";
import { attempt } from "../base/frame.js";
import { askInWindow, button } from "./forms.js";
import { T } from "../texts/desk.js";

/** @typedef {import("./desk.js").Desk} Desk */

/** @param {Desk} desk */
export function admission(desk) {
  const region = new Region("div", { class: "admission", role: "group", "aria-label": T.admission });
  const show = () => {
    const { entry_open, entry_asked, phase } = desk.now;
    const open = desk.role === "director" && phase === "open";
    const facts = [open, entry_open, entry_asked, desk.view.asked, unapproved(desk)];
    region.show(facts, () => (open ? parts(desk) : []));
  };
  return { node: region.node, show };
}

/** @param {Desk} desk */
function unapproved(desk) {
  const entries = Object.values(desk.view.entries).filter((entry) => entry.unapproved);
  return entries.map(({ name }) => name);
}

/**
 * @param {Desk} desk
 * @param {string} what
 * @param {string[]} [names]
 */
export function settleEntries(desk, what, names = []) {
  return desk.ask("POST", "entries", { do: what, names });
}

/** @param {Desk} desk */
function parts(desk) {
  const { entry_open, entry_asked } = desk.now;
  const taken = entry_asked ? T.entryAsks : T.entryIsOpen;
  const rows = Object.values(desk.view.asked).map((one) => askedRow(desk, one));
  return [
    el("p", { class: "hint" }, entry_open ? taken : T.entryIsClosed),
    rows.length > 0 && el("ul", { class: "asked-rows", "aria-label": T.asked }, ...rows),
    el("div", { class: "presses" }, ...buttons(desk)),
  ];
}

/**
 * @param {Desk} desk
 * @param {import("./types.js").AskedLine} asked
 */
function askedRow(desk, { name, kind, sponsor, contact }) {
  const act = (/** @type {string} */ what) => () => attempt(desk.page, () => settleEntries(desk, what, [name]));
  const about = [kind, sponsor && T.sponsoredBy(sponsor), contact].filter(Boolean).join(", ");
  return el(
    "li",
    {},
    el("span", { class: "entry-who" }, el("strong", {}, name), el("span", { class: "hint" }, about)),
    el(
      "span",
      { class: "entry-buttons" },
      button(T.approve, act("approve"), { "aria-label": T.approveNamed(name) }),
      button(T.turnDown, act("clear"), { "aria-label": T.turnDownNamed(name) }),
    ),
  );
}

/** @param {Desk} desk */
function buttons(desk) {
  const act = (/** @type {string} */ what) => () => attempt(desk.page, () => settleEntries(desk, what));
  const { entry_open, entry_asked } = desk.now;
  const names = [...Object.keys(desk.view.asked), ...unapproved(desk)];
  const words = el("p", {}, T.clearWords(names));
  const clear = () =>
    askInWindow(desk, T.clearUnapproved(names.length), T.clear, () => settleEntries(desk, "clear"), words);
  return [
    entry_open && !entry_asked ? "" : button(T.openEntry, act("open")),
    entry_open && entry_asked ? "" : button(T.askFirst, act("ask")),
    entry_open ? button(T.closeEntry, act("close")) : "",
    names.length ? button(T.approveAll(names.length), act("approve")) : "",
    names.length ? button(T.clearUnapproved(names.length), clear) : "",
  ];
}
