// What may be claimed now, as the server lists it: a claim is there only as long as its window is open.

import { el } from "../base/dom.js";
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
function claimed(desk, { claim, player, fates = [] }) {
  const name = player === undefined ? T.somebody : nameOf(desk.view, player);
  const made = { do: "claim", claim, player };
  const id = `claim-${claim}-${player ?? ""}`;
  if (CLAIMS_WITH_POINTS.includes(claim)) {
    const how = { id, words: (/** @type {number | null} */ given) => T.claimPoints(claim, name, given) };
    const range = { least: 1, most: desk.view.table.terms.goal };
    return [numberButton(desk, range, how, (points) => desk.send({ ...made, points }))];
  }
  if (fates.length === 0) return [button(desk, id, T.claims(claim, name), made)];
  return fates.map((fate) =>
    button(desk, `${id}-${fate}`, T.claimFate(T.claims(claim, name), fate), { ...made, fate }),
  );
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
