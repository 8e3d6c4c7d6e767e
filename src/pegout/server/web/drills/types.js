// What the server sends about drills, as src/pegout/server/analysis/drills_told.py has it. Types only.

/**
 * @typedef {{kind: "counting", hand: string[], starter: string, crib: boolean}} CountingQuestion
 * @typedef {{kind: "throwing", cards: string[], dealer: boolean, scores: [number, number],
 *   goal: number}} ThrowingQuestion
 * @typedef {{kind: "pegging", dealer: boolean, held: string[], laid: string[], thrown: string[], theirs: string[],
 *   series: string[], starter: string, scores: [number, number], other_went: boolean, goal: number}} PeggingQuestion
 * @typedef {CountingQuestion | ThrowingQuestion | PeggingQuestion} Question
 * @typedef {"counting" | "throwing" | "pegging"} Kind
 * @typedef {{question: Question, choices: string[], number: number, count: number | null}} Asked
 * @typedef {{enough: number, questions: Asked[]}} Questions
 * @typedef {{game: number, deal: number, chosen: number | string[], asked: Asked}} DecisionAsked
 */

/**
 * @typedef {{cards: string[], points: number, win: number, parts: Record<string, number>}} Choice
 * @typedef {{kind: string, points: number, cards: string[]}} Item
 * @typedef {object} Grade
 * @property {boolean} right
 * @property {number | string[]} best
 * @property {number} cost
 * @property {number} points_lost
 * @property {{total: number, items: Item[], spoken: string} | null} count
 * @property {Choice[]} choices
 * @property {Choice | null} chosen
 */

export {};
