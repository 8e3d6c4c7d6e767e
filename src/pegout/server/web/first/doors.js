// Doors to the other rooms.

import { el } from "../base/dom.js";
import { sign } from "./signs.js";
import { T } from "../texts/first.js";

export function doors() {
  const links = Object.entries(T.doors).map(([address, words]) =>
    el("li", {}, el("a", { class: "door", href: address }, sign(address), el("span", {}, words))),
  );
  return el("nav", { "aria-label": T.doorsTitle }, el("ul", { class: "doors" }, ...links));
}
