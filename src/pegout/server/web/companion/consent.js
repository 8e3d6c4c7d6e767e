// Whether a game on a board is what a side says of it, as pegout.companion.consent sees it. The server decides; a
// phone only says what an event will take from it.

/** @typedef {import("./types.js").BoardView} BoardView */
/** @typedef {import("./types.js").Entry} Entry */

/**
 * Whether the side's own phone confirmed every entry, and nobody else struck one it had confirmed.
 *
 * @param {BoardView} view
 * @param {number} side
 * @param {number} game
 */
export function agrees({ entries, phones }, side, game) {
  const stands = (/** @type {Entry} */ { confirmed, struck, struck_by, moved }) =>
    struck ? struck_by === side || !confirmed.includes(side) : confirmed.includes(side) || !moved.some(Boolean);
  return phones[side] === "own" && entries.filter((one) => one.game === game).every(stands);
}

/**
 * Whether nothing in it is the word of another side's own phone alone.
 *
 * @param {BoardView} view
 * @param {number} side
 * @param {number} game
 */
export function proposes({ entries, phones }, side, game) {
  const anothers = (/** @type {number | null} */ by) => by !== null && by !== side && phones[by] === "own";
  const stands = (/** @type {Entry} */ { by, confirmed, struck, struck_by, moved }) => {
    if (struck) return !anothers(struck_by) || (by === struck_by && !confirmed.includes(side));
    return confirmed.includes(side) || !anothers(by) || !moved.some(Boolean);
  };
  return entries.filter((one) => one.game === game).every(stands);
}
