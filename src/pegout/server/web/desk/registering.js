// Putting somebody on the list.

import { choice, el, labelled, Region } from "../base/dom.js";
import { behind, deskForm, textField } from "./forms.js";
import { T } from "../texts/desk.js";

/** @param {import("./desk.js").Desk} desk */
export function registerForm(desk) {
  const region = new Region("div");
  const show = () => {
    const { kinds, phase } = desk.now;
    const open = desk.can.Register && phase === "open";
    region.show([kinds, open], () => (open ? [behind(T.register, inside(desk, kinds))] : []));
  };
  return { node: region.node, show };
}

/**
 * @param {import("./desk.js").Desk} desk
 * @param {string[]} kinds
 */
function inside(desk, kinds) {
  const name = textField(T.name, { id: "register-name", name: "name", required: true, maxlength: 40 });
  const kind = choice(
    kinds.map((one) => [one, one]),
    kinds[0] ?? "",
    { id: "register-kind", name: "kind" },
  );
  const sponsor = textField(T.sponsor, { id: "register-sponsor", name: "sponsor", maxlength: 40 });
  const refresh = () => {
    sponsor.control.required = desk.now.sponsored.includes(kind.value);
    sponsor.node.hidden = !sponsor.control.required;
  };
  kind.addEventListener("change", refresh);
  refresh();
  const contact = textField(T.contact, { id: "register-contact", name: "contact" });
  const act = async () => {
    const invited = sponsor.control.required ? sponsor.value : "";
    const entry = { name: name.value, kind: kind.value, sponsor: invited, contact: contact.value };
    await desk.send({ Register: entry });
    desk.page.tell(T.registered(entry.name));
    setTimeout(() => {
      refresh();
      name.control.focus(); // the next in line
    });
  };
  const who = el("div", { class: "pairs" }, name.node, kinds.length > 1 ? labelled(T.kind, kind) : null);
  const more = el("div", { class: "pairs" }, sponsor.node, contact.node);
  return deskForm(desk, T.register, T.putOnTheList, act, who, more);
}
