// Passing something on: by the telephone's own way where there is one, and by copying.

import { el, labelled } from "./dom.js";
import { T } from "../texts/common.js";

/**
 * Null where the browser cannot share such a thing.
 *
 * @param {ShareData} shared
 */
export function shareButton(shared) {
  if (typeof navigator.share !== "function" || !navigator.canShare?.(shared)) return null;
  const share = () => navigator.share(shared).catch(() => null); // whoever closes it again has not failed
  return el("button", { type: "button", onclick: share }, T.share);
}

/**
 * Whether the browser let the page do it: not on every page, and not without being asked.
 *
 * @param {string} text
 */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * A link with what is needed to send it to somebody.
 *
 * @param {string} label
 * @param {string} title
 * @param {string} address
 * @param {string} id
 */
export function linkToSend(label, title, address, id) {
  const link = el("input", { id, readonly: true, value: address, onfocus: () => link.select() });
  const said = el("span", { class: "hint", role: "status" });
  const onclick = async () => {
    link.select(); // at least that, where the browser copies nothing
    said.textContent = (await copy(address)) ? T.copied : "";
  };
  const button = el("button", { type: "button", onclick }, T.copy);
  return el("div", { class: "line" }, labelled(label, link), button, shareButton({ title, url: address }) ?? "", said);
}
