// The keys of the desk.

import { keyList, openDialog } from "../base/dialog.js";
import { isShortcut } from "../base/frame.js";
import { T } from "../texts/desk.js";

/** @param {Record<string, () => void>} keys  What each key does, beside the one for this help. */
export function listenAtDesk(keys) {
  /** @type {Record<string, () => void>} */
  const all = { ...keys, "?": openHelp };
  document.addEventListener("keydown", (event) => {
    const act = all[event.key.toLowerCase()];
    if (!act || !isShortcut(event)) return;
    event.preventDefault();
    act();
  });
}

export function openHelp() {
  openDialog(T.keysTitle, "help", keyList(T.keys));
}
