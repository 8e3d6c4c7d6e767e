// The keys of the table, in a window of their own.

import { keyList, openDialog } from "../base/dialog.js";
import { el } from "../base/dom.js";
import { T } from "../texts/table.js";

export function openHelp() {
  openDialog(T.keysTitle, "help", keyList(T.keys));
}

export function helpButton() {
  const looks = { type: "button", class: "plain keys", "aria-keyshortcuts": T.helpKey, onclick: openHelp };
  return el("button", looks, T.keysButton);
}
