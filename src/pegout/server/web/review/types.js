// A review as POST /api/analysis/review answers it. Types only.

/**
 * @typedef {Record<"deal" | "cut" | "fall" | "throw" | "pegging" | "counting" | "muggins" | "other", number>} Ledger
 * @typedef {"best" | "good" | "inaccuracy" | "mistake" | "blunder"} Grade
 */

/**
 * @typedef {object} Decision
 * @property {number} deal
 * @property {number} number
 * @property {number} seat
 * @property {"throw" | "card"} kind
 * @property {number[]} scores
 * @property {string[]} hand
 * @property {string[]} series
 * @property {string[]} chosen
 * @property {string[]} best
 * @property {number} points_lost
 * @property {number | null} win_lost
 * @property {number} stake
 * @property {Grade} grade
 * @property {string} reason
 */

/**
 * @typedef {{deal: number, moment: string, chance: number, scores: number[], text: string}} Point
 * @typedef {{number: number, dealer: number, before: number[], after: number[], starter: string | null,
 *   ledgers: Ledger[]}} DealReview
 * @typedef {{seat: number, name: string, decisions: Decision[], accuracy: number, throwing: number,
 *   pegging: number, grades: Record<Grade, number>, start: number | null, won: boolean,
 *   ledger: Ledger | null}} PlayerReview
 * @typedef {{number: number, winner: number, scores: number[], deals: DealReview[], line: Point[],
 *   players: PlayerReview[]}} GameReview
 * @typedef {{names: string[], rules: string, officiating: string, notes: string[], games: GameReview[]}} Review
 */

/** @typedef {import("../companion/types.js").BoardReview} BoardReview  Of a board that was kept beside real cards. */

export {};
