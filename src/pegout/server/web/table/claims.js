// What may be claimed now, as the server lists it: a claim is there only as long as its window is open.

import { choice, el } from "../base/dom.js";
import { CLAIMS_WITH_POINTS, numberButton } from "./numbers.js";
import { nameOf } from "./players.js";
import { T } from "../texts/officiating.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("../base/types.js").GameSeen} GameSeen */
/** @typedef {import("../base/types.js").ClaimSeen} ClaimSeen */

/**
 * @param {Desk} desk
 * @param {GameSeen} game
 */
export function claims(desk, game) {
  return [el("h2", {}, T.claim), ...game.claims.flatMap((claim) => claimed(desk, claim))];
}

/**
 * @param {Desk} desk
 * @param {ClaimSeen} claim
 */
function claimed(desk, { claim, player, fates = [], scores = [] }) {
  const name = player === undefined ? T.somebody : nameOf(desk.view, player);
  const made = { do: "claim", claim, player };
  const id = `claim-${claim}-${player ?? ""}`;
  if (scores.length > 0) return muggins(desk, made, name, scores);
  if (CLAIMS_WITH_POINTS.includes(claim)) {
    const how = { id, words: (/** @type {number | null} */ given) => T.claimPoints(claim, name, given) };
    return [numberButton(desk, upToGame(desk), how, (points) => desk.send({ ...made, points }))];
  }
  if (fates.length === 0) return [button(desk, id, T.claims(claim, name), made)];
  return fates.map((fate) =>
    button(desk, `${id}-${fate}`, T.claimFate(T.claims(claim, name), fate), { ...made, fate }),
  );
}

/** @param {Desk} desk */
function upToGame(desk) {
  return { least: 1, most: desk.view.table.terms.goal };
}

/**
 * A call names the score that was missed: the hand or crib it is about, or one of the play.
 *
 * @param {Desk} desk
 * @param {import("../base/types.js").Command} made
 * @param {string} name
 * @param {string[]} scores
 */
function muggins(desk, made, name, scores) {
  const [only, ...more] = scores;
  const score = more.length ? desk.called : only;
  const id = `claim-muggins-${made.player}${more.length ? "" : `-${only}`}`;
  const words = (/** @type {number | null} */ given) => T.muggins(name, given, score);
  const call = numberButton(desk, upToGame(desk), { id, words, ready: score !== "" }, (points) => {
    desk.called = "";
    desk.send({ ...made, points, score });
  });
  return more.length ? [el("span", { class: "call" }, scoreChoice(desk, id, name, scores), call)] : [call];
}

/**
 * @param {Desk} desk
 * @param {string} id
 * @param {string} name
 * @param {string[]} scores
 */
function scoreChoice(desk, id, name, scores) {
  const offered = /** @type {[string, string][]} */ (scores.map((score) => [score, T.missedScore(score)]));
  const onchange = (/** @type {Event} */ event) => {
    desk.called = /** @type {HTMLSelectElement} */ (event.target).value;
    desk.draw();
  };
  const label = { id: `${id}-score`, "aria-label": T.whichScoreOf(name), onchange };
  return choice([["", T.whichScore], ...offered], desk.called, label);
}

/**
 * @param {Desk} desk
 * @param {string} id
 * @param {string} words
 * @param {import("../base/types.js").Command} command
 */
function button(desk, id, words, command) {
  return el("button", { type: "button", id, disabled: desk.busy, onclick: () => desk.send(command) }, words);
}
