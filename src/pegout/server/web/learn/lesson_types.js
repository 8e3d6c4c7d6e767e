// What the server sends of lessons, as src/pegout/server/lessons.py has it. Types only: nothing here runs.

/**
 * @typedef {import("../base/types.js").Option} Option
 * @typedef {{name: string, title: string, about: string, parts: string[]}} LessonListed
 * @typedef {{do: string, cards?: string[]}} Move
 * @typedef {{kind: string, points: number, cards: string[]}} ItemSeen
 * @typedef {{title: string, hand: string[], starter: string, found: ItemSeen[], total: number,
 *   left: number}} CountingSeen
 */

/**
 * @typedef {object} LessonSeen
 * @property {LessonListed} lesson
 * @property {number} part
 * @property {string[]} heard
 * @property {string[]} said
 * @property {{what: string, points: string}[]} worth
 * @property {{word: string, meaning: string}[]} words
 * @property {import("../base/types.js").GameSeen} game
 * @property {number} goal
 * @property {number} skunk_below
 * @property {number} double_skunk_below
 * @property {CountingSeen | null} counting
 * @property {Option[]} may
 * @property {string | null} next
 */

export {};
