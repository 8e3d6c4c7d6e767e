// What there is to do after a match: look at it once more, practise, keep the record; and whether it was dealt fairly.

import { askText, tablePath } from "../base/api.js";
import { el } from "../base/dom.js";
import { notedFor } from "../table/secret.js";
import { T } from "../texts/review.js";
import { canProve, prove } from "../verify/proving.js";
import { verdict } from "../verify/verdict.js";

/**
 * Whether the mistakes of a seat can be drilled: only those of games for two are found.
 *
 * @param {number | null} seat
 * @param {number} seats
 */
export function canBeDrilled(seat, seats) {
  return seat !== null && seats === 2;
}

/**
 * @param {string} table
 * @param {number} match
 * @param {boolean} drilled  Whether there are mistakes of the reader's to be drilled.
 */
export function afterwards(table, match, drilled) {
  const [here, query] = [`/t/${encodeURIComponent(table)}`, `?match=${match}`];
  const record = `${tablePath(table, "record")}${query}`;
  const drill = `/drills?table=${encodeURIComponent(table)}&match=${match}`;
  return [
    el("h2", {}, T.ways),
    el(
      "nav",
      { class: "ways", "aria-label": T.ways },
      el("a", { class: "button", href: `${here}/review${query}` }, T.review),
      drilled && el("a", { href: drill }, T.toDrills),
      el("a", { href: `${here}/verify${query}` }, T.toVerify),
      el("a", { href: record, download: "" }, T.download),
    ),
    fairness(table, record),
  ];
}

/**
 * @param {string} table
 * @param {string} path
 */
function fairness(table, path) {
  const line = el("p", { class: "hint", role: "status" }, canProve() ? T.checking : T.cannotCheck);
  if (canProve()) {
    askText(path)
      .then((record) => prove(record, (_, match) => notedFor(table, match)))
      .then((proof) => line.replaceWith(verdict(proof)))
      .catch(() => (line.textContent = T.notChecked));
  }
  return line;
}
