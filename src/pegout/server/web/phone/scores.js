// Scores of the game that is being played, in one's own order and in that of the event.

import { T } from "../texts/phone.js";

/** @typedef {import("./phone_page.js").Phone} Phone */
/** @typedef {import("./types.js").Scores} Scores */

export const PLAYED = "played";
export const BY_TIME = "by time";

/** @param {Phone} phone */
export function opponentOf({ me, entering }) {
  return entering.opponent || (me?.opponent ?? T.opponent);
}

/**
 * The event's order with one's own points first, or back again: it names one of the two first.
 *
 * @param {Phone} phone
 * @param {Scores} scores
 * @returns {Scores}
 */
export function ownFirst({ me, entering }, [one, other]) {
  return entering.opponent || me?.first ? [one, other] : [other, one];
}

/**
 * @param {Phone} phone
 * @param {Scores} scores  In the event's order.
 * @param {string} kind
 * @param {string} winner  Who came to a level score first, where time ended the game.
 */
export function sendScore(phone, scores, kind, winner) {
  const { game, me, entering } = phone;
  if (me === null) return;
  if (game === null || entering.opponent) {
    const { division, name } = me;
    phone.enter("FreeGame", { division, first: name, second: entering.opponent, scores, kind });
  } else {
    const { division, nth } = game;
    phone.enter("EnterScore", { division, game: game.game, nth, scores, player: me.name, kind, winner });
  }
}
