// People who put themselves on the list: whether they may, who of them is approved, and all others cleared at once.

import { el, Region } from "../base/dom.js";
import { attempt } from "../base/frame.js";
import { askInWindow, button } from "./forms.js";
import { T } from "../texts/desk.js";

/** @typedef {import("./desk.js").Desk} Desk */

/** @param {Desk} desk */
export function admission(desk) {
  const region = new Region("div", { class: "presses admission", role: "group", "aria-label": T.admission });
  const show = () => {
    const { entry_open, entry_asked, phase } = desk.now;
    const open = desk.role === "director" && phase === "open";
    const facts = [open, entry_open, entry_asked, asked(desk).length, unapproved(desk).length];
    region.show(facts, () => (open ? buttons(desk) : []));
  };
  return { node: region.node, show };
}

/** @param {Desk} desk */
const asked = (desk) => Object.keys(desk.view.asked);

/** @param {Desk} desk */
const unapproved = (desk) => Object.values(desk.view.entries).filter((entry) => entry.unapproved);

/** @param {Desk} desk */
function buttons(desk) {
  const settle = (/** @type {string} */ what) => desk.ask("POST", "entries", { do: what });
  const act = (/** @type {string} */ what) => () => attempt(desk.page, () => settle(what));
  const { entry_open, entry_asked } = desk.now;
  const [waiting, unknown] = [asked(desk), unapproved(desk)];
  const number = waiting.length + unknown.length;
  const words = el("p", {}, T.clearWords([...waiting, ...unknown.map(({ name }) => name)]));
  const clear = () => askInWindow(desk, T.clearUnapproved(number), T.clear, () => settle("clear"), words);
  return [
    waiting.length ? el("p", { class: "hint" }, T.askedNames(waiting)) : "",
    entry_open ? button(T.closeEntry, act("close")) : button(T.openEntry, act("open")),
    entry_open && !entry_asked ? button(T.askFirst, act("ask")) : "",
    number ? button(T.approveAll(number), act("approve")) : "",
    number ? button(T.clearUnapproved(number), clear) : "",
  ];
}
