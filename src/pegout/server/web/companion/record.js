// The record of a board: to be read, kept as a file, and sent to somebody.

import { askText } from "../base/api.js";
import { openDialog } from "../base/dialog.js";
import { el } from "../base/dom.js";
import { attempt } from "../base/frame.js";
import { shareButton } from "../base/sharing.js";
import { T } from "../texts/companion.js";

const FILE = "pegout-board.rec";

/**
 * @param {import("../base/frame.js").Frame} page
 * @param {string} board
 */
export function openRecord(page, board) {
  const path = `/api/boards/${encodeURIComponent(board)}/record`;
  return attempt(page, async () => {
    const text = await askText(path);
    const file = new File([text], FILE, { type: "text/plain" });
    const download = el("a", { class: "button", href: path, download: FILE }, T.downloadRecord);
    const lines = el("pre", { tabindex: 0, "aria-label": T.record }, text);
    const share = shareButton({ title: T.record, files: [file] }) ?? shareButton({ title: T.record, text });
    openDialog(T.record, "companion-window record", lines, download, share);
  });
}
