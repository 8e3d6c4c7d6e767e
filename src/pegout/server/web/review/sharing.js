// A record to be passed on: shared, as a link to copy, and as a file.

import { el } from "../base/dom.js";
import { copy, shareButton } from "../base/sharing.js";
import { T } from "../texts/review.js";

/**
 * @param {string} record
 * @param {string} name  Of the file.
 * @param {string | null} link  Null where there is nothing that others could open.
 */
export function sharing(record, name, link) {
  const file = new File([record], name, { type: "text/plain" });
  const told = el("span", { role: "status", class: "hint" });
  const shared = link ? { title: T.reviewTitle, url: link } : { title: T.reviewTitle, files: [file] };
  const button = shareButton(shared) ?? (link ? copyButton(link, told) : "");
  const download = el("a", { href: URL.createObjectURL(file), download: name }, T.download);
  return el("div", { class: "ways" }, button, download, told);
}

/**
 * Copies the link, or gives it to be copied by hand where the browser does not let pages do that.
 *
 * @param {string} link
 * @param {HTMLElement} told
 */
function copyButton(link, told) {
  const onclick = async () => {
    told.textContent = (await copy(link)) ? T.copied : link;
  };
  return el("button", { type: "button", onclick }, T.copyLink);
}
