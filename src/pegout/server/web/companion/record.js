// The record of a board: to be read, kept as a file, and sent to somebody.

import { openDialog } from "../base/dialog.js";
import { el } from "../base/dom.js";
import { attempt } from "../base/frame.js";
import { Refusal } from "../base/api.js";
import { T } from "../texts/companion.js";

const FILE = "pegout-board.rec";

/** @param {string} board */
function recordPath(board) {
  return `/api/boards/${encodeURIComponent(board)}/record`;
}

/**
 * @param {import("../base/frame.js").Frame} page
 * @param {string} board
 */
export function openRecord(page, board) {
  return attempt(page, async () => {
    const text = await recordOf(board);
    const download = el("a", { class: "button", href: recordPath(board), download: FILE }, T.downloadRecord);
    const lines = el("pre", { tabindex: 0, "aria-label": T.record }, text);
    openDialog(T.record, "companion-window record", lines, download, shareButton(text));
  });
}

/** @param {string} board */
async function recordOf(board) {
  const response = await fetch(recordPath(board)).catch(() => null);
  if (response === null) throw new Refusal(0, "offline", T.offline);
  if (!response.ok) throw new Refusal(response.status, "unreadable", T.unreadable(response.status));
  return response.text();
}

/**
 * As a file where the browser can send one, or else as text.
 *
 * @param {string} text
 */
function shareButton(text) {
  if (!("share" in navigator)) return null;
  const file = new File([text], FILE, { type: "text/plain" });
  const files = [file];
  const told = navigator.canShare?.({ files }) ? { files } : { text };
  const share = () => navigator.share({ title: T.record, ...told }).catch(() => null); // thought better of it
  return el("button", { type: "button", onclick: share }, T.share);
}
