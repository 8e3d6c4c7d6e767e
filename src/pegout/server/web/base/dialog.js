// A window over the page. The browser keeps the focus inside, and gives it back when it is closed.

import { el } from "./dom.js";
import { T } from "../texts/common.js";

/**
 * Keys, and what they do.
 *
 * @param {string[][]} lines
 */
export function keyList(lines) {
  const told = lines.flatMap(([key, words]) => [el("dt", {}, el("kbd", {}, key)), el("dd", {}, words)]);
  return el("dl", {}, ...told);
}

/**
 * Opens it; Escape and the button close it, and it leaves nothing behind.
 *
 * @param {string} title
 * @param {string} look
 * @param {...import("./dom.js").Child} children
 */
export function openDialog(title, look, ...children) {
  const close = el("button", { type: "button", class: "main", onclick: () => dialog.close() }, T.close);
  const dialog = el(
    "dialog",
    { class: look, "aria-label": title, onclose: () => dialog.remove() },
    el("h2", {}, title),
    ...children,
    close,
  );
  document.body.append(dialog);
  dialog.showModal();
}
