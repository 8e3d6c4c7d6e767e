// The time to peg where the players officiate: the table waits, whether there is anything to peg or not.

import { el } from "../base/dom.js";
import { numberButton } from "./numbers.js";
import { optionFor } from "./players.js";
import { T } from "../texts/officiating.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("../base/types.js").WholeTable} WholeTable */
/** @typedef {import("../base/types.js").GameSeen} GameSeen */
/** @typedef {import("../base/types.js").Option} Option */

/**
 * Whether the table gives the viewer the time to peg.
 *
 * @param {WholeTable} view
 */
export function isPegging({ table: { seat }, game }) {
  return seat !== null && game !== null && game.pegging.includes(seat);
}

/**
 * What the viewer has announced and not pegged yet.
 *
 * @param {WholeTable} view
 */
export function countToPeg({ table, game }) {
  return game?.counts.find(({ seat, pegged }) => seat === table.seat && !pegged);
}

/**
 * What a ruling gives the viewer to peg; below nought, holes to go back.
 *
 * @param {WholeTable} view
 */
export function awardOf({ table: { seat }, game }) {
  return (seat === null ? 0 : game?.awards[seat]) ?? 0;
}

/**
 * The number that was said aloud for what the viewer is to peg; null where nobody has said one.
 *
 * @param {WholeTable} view
 */
export function numberSaid(view) {
  if (!isPegging(view)) return null;
  return countToPeg(view)?.said ?? (Math.abs(awardOf(view)) || null);
}

/**
 * Whether the viewer is the one to go on: then nobody waits, and nothing has to be said before it.
 *
 * @param {GameSeen} game
 */
export function mayPlayOn(game) {
  return optionFor(game, "play") !== undefined || optionFor(game, "go") !== undefined;
}

/**
 * Pegs the number; where the table waits for it, also as one of several scores.
 *
 * @param {Desk} desk
 * @param {GameSeen} game
 * @param {Option} option
 */
export function pegs(desk, game, option) {
  const { view } = desk;
  const waited = isPegging(view) && !mayPlayOn(game);
  const [counted, back] = [countToPeg(view) !== undefined, awardOf(view) < 0];
  const words = back && !counted ? T.pegBack : T.peg;
  const act = (/** @type {boolean} */ more) => (/** @type {number} */ points) => {
    desk.more = more;
    desk.send(more ? { do: "peg", points, more } : { do: "peg", points });
  };
  const once = { id: "number-peg", words, main: waited, byEnter: true, doubted: "peg" };
  const one = numberButton(desk, option, once, act(false));
  if (!waited || counted || back) return [one];
  const several = { id: "number-peg-more", words: () => T.pegMore, label: T.pegMoreLabel, doubted: "peg" };
  return [one, numberButton(desk, option, several, act(true))];
}

/**
 * Says that there is nothing to peg; only where somebody waits for it, and no number was said aloud.
 *
 * @param {Desk} desk
 * @param {GameSeen} game
 */
export function pass(desk, game) {
  if (!isPegging(desk.view) || mayPlayOn(game) || countToPeg(desk.view)) return null;
  const words = desk.more ? T.nothingMore : T.nothingToPeg;
  const act = () => {
    desk.more = false;
    desk.send({ do: "pass" });
  };
  return el("button", { type: "button", id: "pass", disabled: desk.busy, onclick: act }, words);
}
