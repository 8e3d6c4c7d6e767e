// What it means to leave a table, asked before it is done.

import { T } from "../texts/common.js";

/**
 * @typedef {object} Parting
 * @property {boolean} playing
 * @property {boolean} alone  Whether nobody else is there for whom it would have to go on.
 * @property {string} gone  What the table was opened to do about whoever goes.
 * @property {number} sides
 */

/** @param {Parting} parting */
export function sureToLeave({ playing, alone, gone, sides }) {
  if (!playing) return confirm(alone ? T.leaveSure.closes : T.leaveSure.seat);
  if (alone) return confirm(T.leaveSure.ends);
  return confirm(sides === 2 && gone !== "bot" ? T.leaveSure.lost : T.leaveSure.bot);
}
