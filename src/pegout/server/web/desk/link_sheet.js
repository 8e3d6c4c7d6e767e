// A sheet to print and cut: every player's name, code and link.

import { el } from "../base/dom.js";
import { codeDrawn } from "../companion/code_drawn.js";
import { linkTo } from "../events/keys.js";
import { button, onlyHere } from "./forms.js";
import { T } from "../texts/desk.js";

/**
 * Stands in place of the page until it is closed.
 *
 * @param {import("./desk.js").Desk} desk
 * @param {Record<string, string>} players  Their keys by name.
 */
export function openSheet(desk, players) {
  const slips = Object.entries(players).map(([name, key]) => {
    const address = linkTo(desk.event, "me", key);
    const code = codeDrawn(address, "link-code", T.codeFor(name));
    return el("li", {}, el("strong", {}, name), code, el("span", { class: "slip-address" }, address));
  });
  const close = () => {
    sheet.remove();
    desk.page.main.hidden = false;
  };
  const buttons = el("div", { class: "line unprinted" });
  buttons.append(
    button(T.print, () => print(), { class: "main" }),
    button(T.close, close),
    onlyHere() ?? "",
  );
  const title = el("h1", { tabindex: -1 }, desk.now.name);
  const sheet = el("div", { class: "link-sheet" }, buttons, title, el("p", {}, T.slipWords), el("ul", {}, ...slips));
  desk.page.main.hidden = true;
  desk.page.main.after(sheet);
  title.focus();
}
