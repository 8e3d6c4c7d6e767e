// What the archive is asked for, as src/pegout/app/archive has it. Types only: nothing here runs.

/**
 * @typedef {object} EventLine
 * @property {string} event
 * @property {string} name
 * @property {string} start
 * @property {string} format
 * @property {string} phase
 * @property {boolean} online
 * @property {number} entries
 * @property {string | null} winner
 */

/** @typedef {{events: EventLine[], more: boolean}} EventsListed */

/**
 * @typedef {object} Totals
 * @property {number} events
 * @property {number} wins
 * @property {number} podiums
 * @property {number} played
 * @property {number} won
 * @property {number} lost
 * @property {number | null} share
 * @property {number} spread
 * @property {number} skunks_given
 * @property {number} skunks_taken
 * @property {string} prize
 */

/** @typedef {{place: number, name: string, totals: Totals, kept: boolean}} SeasonLine */
/** @typedef {{year: number, years: number[], events: number, players: SeasonLine[]}} Season */

/**
 * @typedef {object} Attendance
 * @property {string} event
 * @property {string} name
 * @property {string} start
 * @property {string} division
 * @property {number | null} place
 * @property {number} of
 * @property {number} played
 * @property {number} won
 * @property {number} lost
 * @property {number} spread
 * @property {string} prize
 */

/** @typedef {{name: string, played: number, won: number, lost: number, spread: number}} Rival */
/**
 * @typedef {object} PlayerPage
 * @property {string} name
 * @property {boolean} bot
 * @property {Totals} totals
 * @property {Attendance[]} events
 * @property {Rival[]} against
 * @property {boolean} kept
 * @property {Attendance[]} apart
 */

export {};
