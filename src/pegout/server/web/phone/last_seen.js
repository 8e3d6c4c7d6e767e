// The last that this phone has seen of an event, for the time when the server cannot be reached.

import { note, noted } from "../base/storage.js";

/** @typedef {import("./types.js").PlayerView} PlayerView */
/** @typedef {{at: number, view: PlayerView}} LastSeen  The time by this clock. */

const PLACE = "pegout.event-seen.";

/**
 * @param {string} event
 * @returns {LastSeen | null}
 */
export function lastSeen(event) {
  return noted(PLACE + event);
}

/**
 * Only what concerns this player: an event may have hundreds of games.
 *
 * @param {string} event
 * @param {PlayerView} view
 */
export function keepSeen(event, view) {
  const { me } = view.me;
  const own = {
    ...{ event: view.event, me: view.me, card: view.card ?? {} },
    fields: only(view.fields, me.division),
    games: only(view.games, me.key),
  };
  note(PLACE + event, { at: Date.now(), view: own });
}

/**
 * @template Line
 * @param {Record<string, Line> | undefined} part
 * @param {string | null} key
 * @returns {Record<string, Line>}
 */
function only(part, key) {
  return part && key !== null && key in part ? { [key]: part[key] } : {};
}
