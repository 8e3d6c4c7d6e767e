// Sharing: by the telephone's own way where there is one, else by a link to copy; and the record as a file.

import { el } from "../base/dom.js";
import { T } from "../texts/review.js";

/**
 * @param {string} record
 * @param {string} name  Of the file.
 * @param {string | null} link  Null where there is nothing that others could open.
 */
export function sharing(record, name, link) {
  const file = new File([record], name, { type: "text/plain" });
  const address = URL.createObjectURL(file);
  const told = el("span", { role: "status", class: "hint" });
  return el(
    "div",
    { class: "ways" },
    shareButton(file, link, told),
    el("a", { href: address, download: name }, T.download),
    told,
  );
}

/**
 * @param {File} file
 * @param {string | null} link
 * @param {HTMLElement} told
 */
function shareButton(file, link, told) {
  const shared = { title: T.reviewTitle, ...(link ? { url: link } : { files: [file] }) };
  const able = typeof navigator.share === "function" && navigator.canShare?.(shared);
  if (!able && !link) return null;
  const onclick = async () => {
    if (able)
      await navigator.share(shared).catch(() => null); // whoever closes it again has not failed
    else if (link) told.textContent = await copied(link);
  };
  return el("button", { type: "button", onclick }, able ? T.share : T.copyLink);
}

/**
 * Copies the link, or gives it to be copied by hand where the browser does not let pages do that.
 *
 * @param {string} link
 */
async function copied(link) {
  try {
    await navigator.clipboard.writeText(link);
    return T.copied;
  } catch {
    return link;
  }
}
