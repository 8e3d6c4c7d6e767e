// What the server shows of an event at a desk, as src/pegout/app/hosting/seen has it. Types only: nothing here runs.

/**
 * @typedef {object} EventLine
 * @property {boolean} entry_open
 * @property {boolean} entry_asked
 * @property {string} id
 * @property {string} name
 * @property {string} format
 * @property {string} start
 * @property {"open" | "playing" | "played" | "closed" | "cancelled"} phase
 * @property {string} game
 * @property {number} goal
 * @property {boolean} free  Players find their opponents themselves.
 * @property {object | null} online
 * @property {number} round_minutes
 * @property {boolean} nights
 * @property {boolean} by_registration  Positions follow the registration, and lots are the exception.
 * @property {string} fee
 * @property {number} fee_cents
 * @property {string} sign  Of the money.
 * @property {number | null} places
 * @property {string[]} kinds
 * @property {string[]} sponsored  The kinds that somebody has to invite.
 * @property {boolean} has_chart
 * @property {boolean} has_sheet
 * @property {string[]} divisions  The kinds with a field of their own.
 * @property {{name: string, fee: string, awarded: boolean}[]} pools
 * @property {number} entered
 * @property {number} waiting
 * @property {{place: number, name: string, amount: string}[]} prizes
 * @property {string | null} winner
 */

/**
 * @typedef {{round: number, started: string, ends_ms: number, called: boolean}} RoundClock
 * @typedef {object} FieldLine
 * @property {string} name
 * @property {"chart" | "ties" | "sheet" | "finished" | "waits"} stage
 * @property {number} round
 * @property {number} rounds
 * @property {string[]} sitting_out
 * @property {number} open
 * @property {RoundClock | null} clock
 * @property {string} note
 */

/**
 * @typedef {object} GameLine
 * @property {string} division
 * @property {string} game
 * @property {number} nth
 * @property {number} best_of
 * @property {string} course
 * @property {number} round
 * @property {number} table
 * @property {string} first
 * @property {string} second
 * @property {[number, number] | null} score
 * @property {string[]} entered
 * @property {boolean} disagree
 * @property {string} online
 * @property {string} board
 * @property {boolean} called
 * @property {boolean} proposed  A free game that its players have not agreed on.
 */

/**
 * @typedef {{do: string, with: Record<string, any>}} Offered
 * @typedef {object} TodoLine
 * @property {string} kind
 * @property {number} weight
 * @property {string} text
 * @property {string[]} names
 * @property {string} division
 * @property {string} game
 * @property {Offered | null} do
 * @property {string} button
 */

/**
 * @typedef {object} EntryLine
 * @property {string} name
 * @property {string} kind
 * @property {string} status
 * @property {"waiting" | "placed" | "confirmed" | "gone" | "lapsed"} status_code
 * @property {number | null} position
 * @property {"not_here" | "here" | "late"} arrival
 * @property {string} paid
 * @property {number} paid_cents
 * @property {number} owed_cents
 * @property {string} refund_status
 * @property {number} refund_cents
 * @property {string} sponsor
 * @property {boolean} [kept]
 * @property {string} [contact]
 * @property {string} seat
 * @property {boolean} asks  A guest waits to be let in.
 * @property {string[]} pools
 * @property {boolean} unapproved
 */

/**
 * @typedef {[number, number, string, string]} ScoreSaid  First points, second points, how it ended, winner.
 * @typedef {{scores: Record<string, ScoreSaid>}} EnteredLine
 * @typedef {{number: number, at: string, by: string, division: string, game: string, table: number,
 *   words: string, settled: boolean, asks: boolean}} CallLine  Some ask for a ruling that a table waits for.
 * @typedef {{name: string, kind: string, sponsor: string, contact: string}} AskedLine
 * @typedef {{number: number, text: string, citations: string[], division: string, game: string,
 *   at: string}} RulingLine
 * @typedef {{number: number, at: string, by: string, role: string, do: string, what: string,
 *   state: string}} LogLine
 */

/**
 * @typedef {object} DeskView
 * @property {{event: EventLine}} event
 * @property {Record<string, FieldLine>} fields
 * @property {Record<string, {names: string[]}>} players
 * @property {Record<string, GameLine>} games
 * @property {Record<string, RulingLine>} rulings
 * @property {Record<string, TodoLine>} todo
 * @property {Record<string, EntryLine>} entries
 * @property {Record<string, AskedLine>} asked  Who waits to be let in.
 * @property {Record<string, EnteredLine>} entered
 * @property {Record<string, CallLine>} calls
 */

export {};
