// An entry in a few words.

import { shownCount, sideOf } from "./tally.js";
import { termsOf } from "./fold.js";
import { T } from "../texts/companion.js";

/** @typedef {import("./board_page.js").BoardDesk} BoardDesk */

/**
 * @param {{view: import("./types.js").BoardView, counts: string}} desk
 * @param {import("./types.js").Entry} entry
 */
export function entryWords({ view, counts }, { made, moved, ended }) {
  const shown = made.do === "hand" || made.do === "crib";
  const points = shown ? shownCount(termsOf(view, counts), made) : made.do === "points" ? made.points : 0;
  const words = T.made(made, view.names, points);
  const gone = "seat" in made ? moved[sideOf(view.sheet, made.seat)] : 0;
  return ended && points > gone ? T.needed(words, gone) : words;
}
