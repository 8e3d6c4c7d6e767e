// The time that a round still has, by the server's clock.

import { serverNow } from "../base/api.js";

/** @typedef {{round: number, ends_ms: number, called: boolean}} RoundClock */

const A_SECOND = 1000;

/**
 * Whole seconds; nought once time is up or has been called.
 *
 * @param {Pick<RoundClock, "ends_ms" | "called">} clock
 */
export function secondsLeft({ ends_ms, called }) {
  return called ? 0 : Math.max(0, Math.ceil((ends_ms - serverNow()) / A_SECOND));
}
