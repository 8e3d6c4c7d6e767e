// What the server shows a player of an event, as src/pegout/app/hosting/seen has it. Types only: nothing here
// runs.

/**
 * @typedef {object} EventLine
 * @property {string} id
 * @property {string} name
 * @property {string} format
 * @property {string} start
 * @property {"open" | "playing" | "played" | "closed" | "cancelled"} phase
 * @property {boolean} entry_open
 * @property {boolean} entry_asked
 * @property {{duplicate: boolean, wait_seconds: number, move_seconds: number, commitment: string,
 *   secret: string} | null} online
 * @property {string} game
 * @property {number} goal
 * @property {number} round_minutes
 * @property {boolean} nights
 * @property {boolean} has_chart
 * @property {boolean} free  Whether players find their opponents themselves.
 * @property {number} best_of
 * @property {string} fee
 * @property {number} fee_cents
 * @property {number | null} places
 * @property {string[]} kinds
 * @property {string[]} sponsored  The kinds that somebody must have invited.
 * @property {number} entered
 * @property {number} waiting
 * @property {{place: number, name: string, amount: string}[]} prizes
 * @property {string | null} winner
 * @property {string | null} cancelled
 */

/**
 * @typedef {object} FieldLine
 * @property {string} name
 * @property {"chart" | "ties" | "sheet" | "finished" | "waits"} stage
 * @property {number} round
 * @property {number} rounds
 * @property {string[]} sitting_out
 * @property {number} open
 * @property {{course: string, elimination: string, best_of: number}[]} courses
 * @property {{round: number, started: string, ends_ms: number, called: boolean} | null} clock
 * @property {string} note
 */

/**
 * @typedef {[number, number]} Scores  Of the player who is named first, and of the other.
 *
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
 * @property {Scores | null} score
 * @property {string[]} entered
 * @property {boolean} disagree
 * @property {string} online
 * @property {string} board
 * @property {boolean} called
 * @property {boolean} proposed  A free game that its players have not agreed on.
 */

/**
 * @typedef {object} MeLine
 * @property {string} name
 * @property {boolean} asks  A guest waits to be let in.
 * @property {number | null} number
 * @property {string} division
 * @property {string} kind
 * @property {"waiting" | "placed" | "confirmed" | "gone" | "lapsed"} status_code
 * @property {"not_here" | "here" | "late"} arrival
 * @property {number} owed_cents
 * @property {string} paid
 * @property {number | null} place
 * @property {string | null} key
 * @property {boolean} sitting_out
 * @property {string | null} opponent
 * @property {number} table
 * @property {boolean} first
 * @property {Scores | null} mine
 * @property {Scores | null} theirs
 * @property {string | null} mine_kind
 * @property {string | null} theirs_kind
 * @property {string | null} mine_winner  Who came to a level score first, where time ended the game.
 * @property {string | null} theirs_winner
 * @property {string} next
 * @property {number | null} call
 * @property {boolean} finished
 */

/**
 * @typedef {object} PlayerView
 * @property {{event: EventLine}} event
 * @property {{me: MeLine}} me
 * @property {Record<string, FieldLine>} fields
 * @property {Record<string, {names: string[]}>} players
 * @property {Record<string, GameLine>} games
 * @property {Record<string, any>} card  A line for each game, and the total.
 */

export {};
