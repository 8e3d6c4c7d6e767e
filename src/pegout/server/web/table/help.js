// The keys of the table, in a window of their own.

import { openDialog } from "../base/dialog.js";
import { el } from "../base/dom.js";
import { T } from "../texts/table.js";

export function openHelp() {
  const lines = T.keys.flatMap(([key, words]) => [el("dt", {}, el("kbd", {}, key)), el("dd", {}, words)]);
  openDialog(T.keysTitle, "help", el("dl", {}, ...lines));
}

export function helpButton() {
  const looks = { type: "button", class: "plain keys", "aria-keyshortcuts": T.helpKey, onclick: openHelp };
  return el("button", looks, T.keysButton);
}
