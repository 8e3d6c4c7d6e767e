// A next deal that nobody has tapped: once the crib was counted, points of the play belong to the deal after it.

import { kindOf, phaseOf, seatsWith } from "./phase.js";

/** @typedef {import("./types.js").BoardView} BoardView */
/** @typedef {import("./types.js").Entry} Entry */
/** @typedef {import("./types.js").Made} Made */

/**
 * The deal that begins by itself before an entry; null where the entry belongs to the deal that is on. A hand
 * that was forgotten, muggins, penalties and the like still do.
 *
 * @param {BoardView} view
 * @param {Made} made
 * @returns {import("./types.js").DealMade | null}
 */
export function forgottenDeal(view, made) {
  if (view.outcome !== null || !phaseOf(view).done || !("seat" in made)) return null;
  const kind = kindOf(made);
  const later =
    kind === "play" ||
    (kind === "hand" && seatsWith(view, "hand").includes(made.seat)) ||
    (kind === "heels" && made.seat === view.next_dealer);
  return later ? { do: "deal", dealer: view.next_dealer } : null;
}

/**
 * The deal that began by itself for an entry: both were entered at the same moment. Null where there is none.
 *
 * @param {Entry[]} entries
 * @param {Entry} entry
 */
export function begunFor(entries, { number, at, made }) {
  const before = entries[number - 2];
  const begun = before && !before.struck && before.made.do === "deal" && before.at === at && made.do !== "deal";
  return begun ? before : null;
}
