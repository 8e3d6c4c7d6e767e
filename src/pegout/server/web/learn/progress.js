// How far somebody has come in a lesson, so that it can be left and taken up again.

import { keep, kept } from "../base/storage.js";

/** @typedef {import("./lesson_types.js").Move} Move */
/** @typedef {{moves: Move[], done: boolean}} Progress  Done stays so when the lesson is begun again. */

/** @type {Progress} */
const NONE = { moves: [], done: false };

/**
 * @param {string} lesson
 * @returns {Progress}
 */
export function progressIn(lesson) {
  try {
    return { ...NONE, ...JSON.parse(kept(placeOf(lesson)) ?? "{}") };
  } catch {
    return NONE;
  }
}

/**
 * @param {string} lesson
 * @param {Move[]} moves
 * @param {boolean} over
 */
export function noteProgress(lesson, moves, over) {
  const done = over || progressIn(lesson).done;
  keep(placeOf(lesson), JSON.stringify({ moves: over ? [] : moves, done }));
}

/** @param {string} lesson */
function placeOf(lesson) {
  return `pegout.lesson.${lesson}`;
}
