// Standings and score cards as the server shows them. Types only: nothing here runs.

/**
 * @typedef {object} StandingsRow  Of a chart it has everything; of a sheet only who has which place.
 * @property {string} [division]
 * @property {number} place
 * @property {string} name
 * @property {number} [number]
 * @property {[string, string | number][]} [figures]  What places are decided by, each with its word.
 * @property {number} [played]
 * @property {number} [won]
 * @property {number} [lost]
 * @property {number} [skunks_given]
 * @property {number} [skunks_taken]
 * @property {string} [spread]
 * @property {number} [nights]
 * @property {string} [why]  What places it above the next row.
 * @property {boolean} [play_off]
 */

/**
 * @typedef {object} CardLine  One game on a player's card.
 * @property {string} game
 * @property {number} round
 * @property {number} table
 * @property {string} opponent
 * @property {number} for
 * @property {number} against
 * @property {boolean} won
 * @property {number | null} points
 * @property {number} spread
 * @property {string} kind
 */

/**
 * @typedef {object} CardTotal
 * @property {number} played
 * @property {number} won
 * @property {number} lost
 * @property {number | null} points
 * @property {number} spread
 * @property {number | null} place
 */

export {};
