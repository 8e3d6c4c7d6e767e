// The cards that somebody has laid: those turned over from the back, the others open.

import { backs, row } from "../base/cards.js";
import { el } from "../base/dom.js";
import { T } from "../texts/table.js";

/** @typedef {import("../base/types.js").GameSeen} GameSeen */

/**
 * Nothing where no card was laid.
 *
 * @param {GameSeen} game
 * @param {number} seat
 * @param {string} label
 */
export function pile(game, seat, label) {
  const [open, down] = [game.played[seat] ?? [], game.turned[seat] ?? 0];
  const past = (/** @type {string} */ card) => (game.series.includes(card) ? "" : "past");
  const turned = down > 0 && backs(down, T.turnedOver(down), "small fan turned-over");
  if (!turned) return open.length > 0 && row(open, label, "small lapped", past);
  const up = open.length > 0 && row(open, "", "small lapped", past);
  return el("span", { class: "row laid-cards", role: "group", "aria-label": label }, turned, up);
}
