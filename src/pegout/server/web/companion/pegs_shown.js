// A board as the drawing of pegs takes it.

import { namesOf } from "./phase.js";
import { T } from "../texts/companion.js";

/**
 * @param {import("./types.js").BoardView} view
 * @param {number | null} own
 * @returns {import("../base/pegboard.js").Pegs}
 */
export function pegsOf(view, own) {
  const { sheet, scores, rear_pegs } = view;
  const sides = scores.map((score, side) => ({
    name: T.sideName(namesOf(view, side)),
    score,
    rear: rear_pegs[side],
    own: side === own,
  }));
  return { goal: sheet.goal, sides, rules: sheet };
}
