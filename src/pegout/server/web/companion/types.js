// What boards are made of, as src/pegout/server/boards/wire.py has it. Types only: nothing here runs.

/**
 * @typedef {{name: string, points: number, citation: string, what: string, back: boolean, each: boolean}} Penalty
 * @typedef {"play" | "hand" | "crib" | "heels" | "muggins" | "penalty"} PointKind
 * @typedef {{seat: number, points: number}} Moved
 */

/**
 * @typedef {object} Sheet
 * @property {string} rules
 * @property {number} seats
 * @property {boolean} partners
 * @property {number} sides
 * @property {number} dealt
 * @property {number} goal
 * @property {boolean} muggins
 * @property {boolean} muggins_fixed
 * @property {boolean} crib_flush_needs_starter
 * @property {number} win_bonus
 * @property {number} skunk_below
 * @property {number} skunk_games
 * @property {number} skunk_bonus
 * @property {string} skunk_needs
 * @property {number} double_skunk_below
 * @property {number} double_skunk_games
 * @property {number} double_skunk_bonus
 * @property {string} double_skunk_word
 * @property {number} early_end_at
 * @property {number} early_end_under
 * @property {number} early_end_games
 * @property {string} early_end_needs
 * @property {number} heels
 * @property {number} best
 * @property {number} most_play
 * @property {number[]} impossible_hand
 * @property {number[]} impossible_crib
 * @property {Penalty[]} penalties
 *
 * @typedef {{sheets: Sheet[], counts: string, matches: string[], kinds: string[]}} Sheets
 */

/**
 * @typedef {{do: "points", seat: number, points: number, why: PointKind, penalty: string}} PointsMade
 * @typedef {{do: "back", seat: number, points: number, penalty: string}} BackMade
 * @typedef {{do: "hand", seat: number, cards: string[], starter: string, dealt: string[]}} HandMade
 * @typedef {{do: "crib", seat: number, cards: string[], starter: string}} CribMade
 * @typedef {{do: "ruling", words: string, citations: string[], corrections: Moved[], back: Moved[],
 *   to: Moved[]}} RulingMade
 * @typedef {{do: "deal", dealer: number}} DealMade
 * @typedef {{do: "marker", dealer: number}} MarkerMade
 * @typedef {{do: "game", dealer: number}} GameMade
 * @typedef {PointsMade | BackMade | HandMade | CribMade | RulingMade | DealMade | MarkerMade | GameMade} Made
 *
 * @typedef {{do: "open", names: string[], rules: string, partners: boolean, match: string,
 *   options: Record<string, string | number | boolean>, dealer: number, both: boolean}} OpenCommand
 * @typedef {Made | OpenCommand | {do: "undo", entries: string[]} | {do: "confirm", entries: string[]}
 *   | {do: "object", entry: string, words: string} | {do: "withdraw", entry: string}
 *   | {do: "both", on: boolean} | {do: "invite", side: number, invitation: string}
 *   | {do: "join", side: number, invitation: string} | {do: "remove", side: number}} Command
 * @typedef {{id: string, at: number, by: number | null, command: Command, key?: string}} Sent  With a side's own key
 *   where it is not sent with the board's.
 */

/**
 * @typedef {import("../base/types.js").OutcomeSeen} Outcome
 * @typedef {import("../base/types.js").StandingSeen} Standing
 *
 * @typedef {object} Entry
 * @property {number} number
 * @property {string} id
 * @property {Made} made
 * @property {number | null} by
 * @property {number} at
 * @property {number} game
 * @property {number} deal
 * @property {number} dealer
 * @property {number[]} moved
 * @property {boolean} ended
 * @property {string} text  Empty where only this phone has worked it out.
 * @property {string[]} warnings
 * @property {number[]} confirmed
 * @property {{side: number | null, words: string} | null} objection
 * @property {boolean} struck
 * @property {number | null} struck_by
 *
 * @typedef {object} BoardView
 * @property {string} board
 * @property {number} version
 * @property {Sheet} sheet
 * @property {string[]} names
 * @property {string} match
 * @property {boolean} both
 * @property {number} first_dealer
 * @property {number} opened
 * @property {number} game
 * @property {number} deal
 * @property {number} dealer
 * @property {number} next_dealer
 * @property {number[]} scores
 * @property {number[]} rear_pegs
 * @property {Outcome | null} outcome
 * @property {Outcome[]} games
 * @property {Standing[]} standings
 * @property {boolean} over
 * @property {number | null} winner
 * @property {("shared" | "invited" | "own")[]} phones  By side.
 * @property {Entry[]} entries
 */

/**
 * @typedef {{game: number, deal: number, entry: number | null, scores: number[], chance: number}} Chance
 * @typedef {{name: string, kind: string, role: string, points: number, times: number, mean: number,
 *   average: number | null}} KindSum
 * @typedef {{name: string, game: number, deal: number, points: number, cards: string}} CountedHand
 * @typedef {{name: string, game: number, deal: number, dealt: string[], thrown: string[], best: string[],
 *   points_lost: number, win_lost: number}} ThrowReview
 * @typedef {{names: string[], rules: string, notes: string[], results: string[], line: Chance[],
 *   sums: KindSum[], best_hands: CountedHand[], worst_hands: CountedHand[], throws: ThrowReview[],
 *   tables: string}} BoardReview
 */

export {};
