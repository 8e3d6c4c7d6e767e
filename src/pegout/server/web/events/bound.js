// What the server bound itself to before the first deal of a duplicate night, and its secret afterwards.

import { el } from "../base/dom.js";
import { keepsCommitment } from "../table/secret.js";
import { T } from "../texts/bound.js";

/** @param {import("../phone/types.js").EventLine["online"]} online */
export function boundTo(online) {
  if (!online?.commitment) return [];
  const { commitment, secret } = online;
  const hex = (/** @type {string} */ word, /** @type {string} */ digits) => [
    el("dt", {}, word),
    el("dd", { class: "break" }, digits),
  ];
  return [
    el(
      "details",
      {},
      el("summary", {}, T.bound),
      el("p", {}, secret ? T.told : T.toldLater),
      el("dl", {}, ...hex(T.commitment, commitment), ...(secret ? hex(T.secret, secret) : [])),
      secret && checked(secret, commitment),
    ),
  ];
}

/**
 * @param {string} secret
 * @param {string} commitment
 */
function checked(secret, commitment) {
  const line = el("p", { role: "status" });
  keepsCommitment(secret, commitment).then((kept) => (line.textContent = T.kept(kept)));
  return line;
}
