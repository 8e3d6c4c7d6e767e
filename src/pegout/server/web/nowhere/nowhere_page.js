// For an address that leads nowhere: a link that was cut off, or a word that was typed wrongly.

import { el } from "../base/dom.js";
import { frame } from "../base/frame.js";
import { T } from "../texts/nowhere.js";

export function open() {
  const { main } = frame(T.title, "nowhere");
  main.append(el("h1", {}, T.title), el("p", {}, T.words), el("a", { class: "button", href: "/" }, T.first));
}
