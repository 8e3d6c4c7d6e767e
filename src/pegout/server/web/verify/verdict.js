// What a proof comes to, in words.

import { el } from "../base/dom.js";
import { T } from "../texts/verify.js";

/** @typedef {import("./proving.js").Proof} Proof */
/** @typedef {import("./proving.js").Check} Check */

/**
 * All of it in one sentence, with a tick or a cross.
 *
 * @param {Proof | null} proof
 */
export function verdict(proof) {
  if (proof === null) return el("p", { class: "proof unknown" }, T.noSecrets);
  const wrong = proof.checks.find(({ good }) => good === false);
  if (wrong) return el("p", { class: "proof bad" }, T.notProven(words(wrong), isBound(proof, wrong)));
  if (!proof.packs) return el("p", { class: "proof unknown" }, T.noPacks);
  const noted = proof.checks.some(({ what, good }) => what === "noted" && good);
  return el("p", { class: "proof good" }, T.proven(proof.packs, noted, proof.alone));
}

/**
 * Whether it may also be the names, the date or the bots that were changed.
 *
 * @param {Proof} proof
 * @param {Check} check
 */
function isBound({ secrets }, { what }) {
  return secrets.bound !== null && (what === "pack" || what === "dealer");
}

/** @param {Check} check */
function words({ what, good, pack, wrong }) {
  if (pack) {
    const title = T.packTitles[pack.kind](pack.game, pack.deal);
    return wrong ? T.packWrong(title, wrong.place, wrong.found, wrong.right) : title;
  }
  const [yes, no, unknown] = T.checks[what];
  return good === null ? unknown : good ? yes : no;
}
