// What the settings let the browser do by itself: only what the server lists, and only where it is clear.

import { settings } from "../base/settings.js";
import { optionFor } from "./players.js";
import { randomBetween } from "./secret.js";

/** @typedef {import("../base/types.js").GameSeen} GameSeen */
/** @typedef {import("../base/types.js").Command} Command */

/**
 * What is done at once, without being asked.
 *
 * @param {GameSeen} game
 * @returns {Command | null}
 */
export function atOnce(game) {
  const cut = optionFor(game, "cut");
  if (cut) return settings().cut ? { do: "cut", lifted: randomBetween(cut.least ?? 0, cut.most ?? 0) } : null;
  const [only, ...more] = game.legal;
  if (only === undefined || more.length || game.claims.length) return null;
  if (only.do === "go" && settings().go) return { do: "go" };
  const plain = only.do === "play" && only.least === undefined;
  const last = plain && game.hand.length === 1 && settings().last;
  return last ? { do: "play", card: game.hand[0] } : null;
}
