// Matches as the server shows them, and where they stand on a drawing. Types only: nothing here runs.

/**
 * @typedef {object} MatchSeen
 * @property {string} division
 * @property {"main" | "consolation"} course
 * @property {string} match
 * @property {string} bracket  "main", "consolation", "winners", "losers", "third place" or "final".
 * @property {number} round
 * @property {number} place  Its order in its column.
 * @property {string | null} upper  A name, "bye", or null for who is not known yet.
 * @property {string | null} lower
 * @property {number | null} seed_upper
 * @property {number | null} seed_lower
 * @property {string} state  "waiting", "open", "decided", "by bye" or "void".
 * @property {string | null} winner
 * @property {[number, number][]} games
 * @property {string | null} winner_to
 * @property {string | null} loser_to
 */

/**
 * @typedef {{x: number, y: number, width: number, height: number}} Rectangle
 * @typedef {Rectangle & {match: MatchSeen}} Box
 * @typedef {{from: string, to: string, points: [number, number][]}} Join  The way of a winner from one box into the next.
 * @typedef {{x: number, y: number, width: number, match: MatchSeen}} Head  Above a round, with its first match.
 * @typedef {{width: number, height: number, cells: number, boxes: Box[], joins: Join[], heads: Head[]}} Layout
 */

/**
 * @typedef {object} Sheet  One drawing: a field's play-off or its consolation.
 * @property {string} division
 * @property {"main" | "consolation"} course
 * @property {number} bestOf
 * @property {MatchSeen[]} matches
 */

export {};
