// A night of a season begins: who plays tonight.

import { el, labelled } from "../base/dom.js";
import { behind, button, deskForm, textField } from "./forms.js";
import { T } from "../texts/desk.js";

/** @param {import("./desk.js").Desk} desk */
export function nightForm(desk) {
  if (!desk.can.OpenNight) return null;
  const list = el("div", { class: "tonight", role: "group", "aria-label": T.tonight });
  const another = textField(T.anotherName, { id: "night-name", maxlength: 40 });
  const box = (/** @type {string} */ name, /** @type {boolean} */ checked) =>
    labelled(name, el("input", { type: "checkbox", value: name, checked }), "check");
  const fill = () => {
    const entered = Object.values(desk.view.entries).filter(({ status_code }) => status_code === "confirmed");
    list.replaceChildren(...entered.map(({ name, arrival }) => box(name, arrival !== "not_here")));
  };
  const boxes = () => /** @type {HTMLInputElement[]} */ ([...list.querySelectorAll("input")]);
  const all = (/** @type {boolean} */ checked) => () => boxes().forEach((one) => (one.checked = checked));
  const add = () => {
    if (another.value) list.append(box(another.value, true));
    another.control.value = "";
  };
  const act = () => desk.send({ OpenNight: { players: boxes().flatMap((one) => (one.checked ? [one.value] : [])) } });
  const buttons = el("div", { class: "line" }, button(T.everybody, all(true)), button(T.nobody, all(false)));
  const more = el("div", { class: "line" }, another.node, button(T.add, add));
  const details = behind(T.openNight, deskForm(desk, T.openNight, T.openNight, act, buttons, list, more));
  details.addEventListener("toggle", () => details.open && fill());
  return details;
}
