// Words that a board keeps: on one line, and not too many.

import { T } from "../texts/board_rules.js";

/**
 * @param {string} text
 * @param {number} longest
 */
export function againstText(text, longest) {
  const unprintable = /[\p{C}\p{Z}]/u.test(text.replaceAll(" ", ""));
  return unprintable || [...text].length > longest ? T.refused.text(longest) : null;
}
