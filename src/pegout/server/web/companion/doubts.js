// A word about what cannot be right, before it is entered; it can be entered all the same.

import { askAgain, closing } from "../base/dialog.js";
import { T } from "../texts/companion.js";

/**
 * @param {string[]} warnings
 * @param {() => void} act
 */
export function doubts(warnings, act) {
  askAgain(T.doubtTitle, "companion-window doubts", warnings, closing(T.enterAnyway, act));
}
