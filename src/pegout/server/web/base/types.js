// What the server sends, as src/pegout/server/tables/wire.py has it. Types only: nothing here runs.

/**
 * @typedef {{name: string, bot: string | null, person: boolean, away: boolean, stands_in: boolean, free: boolean, kept?: boolean}} SeatSeen
 * @typedef {{match: number, commitment: string, secret: string, players: string[]}} SecretsSeen
 * @typedef {{rules: string, seats: number, partners: boolean, match: string, officiating: string,
 *   muggins: boolean, goal: number, skunk_below: number, double_skunk_below: number, double_skunk_word: string,
 *   early_end_at: number, early_end_under: number, move_seconds: number, game_minutes: number, gone: string,
 *   wait_seconds: number, stand_in: string, listed: boolean, watched: boolean,
 *   delay_seconds: number}} TermsSeen
 */

/**
 * @typedef {{by: number, findings: string[], remedies: string[], citations: string[], agreed: number[],
 *   awaited: number[], declined: number | null, refused: string | null}} ProposalSeen
 * @typedef {{findings: string[], remedies: string[], citations: string[], claim: string | null,
 *   by: number | null, upheld: boolean}} RulingSeen
 */

/**
 * @typedef {object} TableSeen
 * @property {string} table
 * @property {"open" | "playing" | "over" | "closed"} status
 * @property {number | null} seat
 * @property {boolean} host
 * @property {string | null} code
 * @property {TermsSeen} terms
 * @property {SeatSeen[]} seats
 * @property {number} next_match
 * @property {string} next_commitment
 * @property {string} commitment
 * @property {SecretsSeen | null} secrets
 * @property {number[]} rematch
 * @property {ProposalSeen | null} proposal
 * @property {[number, number][]} until
 * @property {number | null} game_until
 * @property {string | null} closed
 * @property {string | null} event
 */

/**
 * @typedef {{do: string, cards?: string[], number?: number, least?: number, most?: number,
 *   doubted?: number[]}} Option
 * @typedef {{claim: string, player?: number, fates?: string[], scores?: string[]}} ClaimSeen
 * @typedef {{seat: number, crib: boolean, said: number, open_to: number[], pegged: boolean, callers: number[],
 *   points: number}} CountSeen
 * @typedef {{wins: number, games: number, bonus: number, spread: number}} StandingSeen
 * @typedef {{winner: number, scores: number[], ending: string, games: number, skunked: number[],
 *   double_skunked: number[]}} OutcomeSeen
 */

/**
 * @typedef {object} GameSeen
 * @property {string[]} names
 * @property {string} phase
 * @property {number} game_number
 * @property {number} deal_number
 * @property {number | null} dealer
 * @property {[number, string][]} cuts
 * @property {number[]} to_act
 * @property {string[]} hand
 * @property {string[]} thrown
 * @property {number[]} hand_sizes
 * @property {boolean[]} has_thrown
 * @property {string[][]} played
 * @property {number[]} turned
 * @property {string[]} series
 * @property {number} count
 * @property {number | null} last
 * @property {number[]} gone
 * @property {string | null} starter
 * @property {number} crib_size
 * @property {string[]} crib
 * @property {string[]} drawn
 * @property {string[]} shown
 * @property {number[]} dead
 * @property {boolean} crib_dead
 * @property {number} edition
 * @property {boolean} series_over
 * @property {CountSeen[]} counts
 * @property {number | null} claimed_by
 * @property {number[]} pegging
 * @property {number[]} awards
 * @property {boolean} pegs_at_once
 * @property {number[]} scores
 * @property {number[]} rear_pegs
 * @property {StandingSeen[]} standings
 * @property {OutcomeSeen | null} outcome
 * @property {number | null} winner
 * @property {Option[]} legal
 * @property {ClaimSeen[]} claims
 */

/**
 * @typedef {{event: string, [field: string]: any}} SeenEvent
 * @typedef {{type: "table", version: number, table: TableSeen, game: GameSeen | null, log: string[],
 *   log_before: number, rulings: RulingSeen[], shown: SeenEvent[]}} WholeTable
 * @typedef {{type: "change", version: number, table?: Partial<TableSeen>, game?: Partial<GameSeen>,
 *   said?: string[], log?: string[], events?: SeenEvent[]}} Change
 * @typedef {{type: "done", id: string, version: number}} Done
 * @typedef {{type: "refused", id: string | null, error: {code: string, message: string},
 *   view?: WholeTable}} Refused
 * @typedef {WholeTable | Change | Done | Refused} FromServer
 * @typedef {{do: string, [field: string]: any}} Command  A move or claim without its id and version.
 */

/**
 * @typedef {{id: string, name: string, kept: boolean, since: number}} Person
 * @typedef {{name: string, character: string, method: string, seats: number[],
 *   rating: {elo: number} | null}} Opponent
 * @typedef {{fields: string[], text: string, citation: string}} Clause
 * @typedef {{name: string, fields: Record<string, string>, clauses: Clause[]}} RuleBook
 * @typedef {{name: string, than: string, differences: {fields: string[], one: Clause, other: Clause}[]}} Comparison
 * @typedef {{citation: string, title: string, text: string, asks: string, carried_out: string[],
 *   people: string, table?: ActionTable}} Article
 * @typedef {{rows: {pone: string, dealer: string, crib: string, a: number, b: number}[],
 *   actions: {number: number, title: string, text: string, citation: string}[]}} ActionTable
 * @typedef {{article: Article, above: Article[], below: Article[]}} Chapter
 * @typedef {{name: string, question: string, needed: boolean, answers: string[],
 *   kind: "seat" | "seats" | "number" | "yes or no" | "choice" | "cards" | "words", shown: boolean}} Fact
 * @typedef {{incident: string, what: string, also: string[], chapter: string, citation: string, facts: Fact[]}} Incident
 * @typedef {{rear: number, front: number}} Pegs
 * @typedef {{side: string, before: Pegs | null, after: Pegs | null, unknown?: string | null}} SidePegs
 * @typedef {{remedy: string, text: string, seat?: number | null, points?: number}} Remedy
 * @typedef {{question: string, whose: string, fact: string,
 *   options: {words: string, facts: Record<string, string>}[]}} Choice
 * @typedef {{incident: string, facts: Record<string, string>, missing: Record<string, string>}} Then
 * @typedef {{incident: string, asked?: string[], findings?: string[], remedies?: Remedy[], choices?: Choice[],
 *   suggested?: Remedy[] | null, citations?: string[], pegs?: SidePegs[], refusal?: string | null,
 *   missing?: Record<string, string>, why?: string, instead?: string[], then?: Then[]}} Judged
 * @typedef {{words: string, clear: boolean, found: Incident[], silent: Incident[]}} FoundIncidents
 * @typedef {{rules: string, match: string, partners: boolean, officiating: string, muggins?: boolean,
 *   move_seconds: number, watched: boolean, gone: string, event: string | null, seats: ({name: string, bot: boolean, kept?: boolean} | null)[],
 *   scores: number[] | null, opened: number}} Summary
 * @typedef {{table: string, status: string, changed: number, version: number, summary: Summary}} TableListed
 * @typedef {{what: string, observed: number, expected: number, score: number, sentence: string}} Measure
 * @typedef {{entries: Measure[], chance: number, sentence: string}} Spread
 * @typedef {{seat: number, name: string, deals: number, ranks: Spread, suits: Spread, fives: Measure,
 *   tens: Measure, pairs: Measure, best_four: Measure, heels: Measure, first_deals: Measure}} SeatStatistics
 * @typedef {{deals: number, seats: SeatStatistics[], starter_ranks: Spread, starter_suits: Spread,
 *   heels: Measure, sentences: string[]}} DealStatistics
 */

export {};
