// What the next points are most likely for, and whose they are: guessed from what was entered in this deal.

/** @typedef {import("./types.js").BoardView} BoardView */
/** @typedef {import("./types.js").Made} Made */

/** @param {Made} made */
export function kindOf(made) {
  return made.do === "points" ? made.why : made.do;
}

/** @param {BoardView} view */
export function lastStanding({ entries }) {
  return [...entries].reverse().find(({ struck }) => !struck);
}

/**
 * The seats that have scored for something in this deal, one after the other.
 *
 * @param {BoardView} view
 * @param {string} kind
 */
export function seatsWith({ entries, game, deal }, kind) {
  const standing = entries.filter((one) => !one.struck && one.game === game && one.deal === deal);
  return standing.flatMap(({ made }) => (kindOf(made) === kind && "seat" in made ? [made.seat] : []));
}

/**
 * @param {BoardView} view
 * @returns {{kind: "play" | "hand" | "crib", done: boolean, whole: boolean}}  Done when the crib was counted, and
 *   whole with all hands.
 */
export function phaseOf(view) {
  const hands = new Set(seatsWith(view, "hand")).size;
  const all = hands === view.names.length;
  if (seatsWith(view, "crib").length > 0) return { kind: "play", done: true, whole: all };
  if (all) return { kind: "crib", done: false, whole: false };
  return { kind: hands > 0 ? "hand" : "play", done: false, whole: false };
}

/**
 * Whose points of a kind come next: hands in their order, the crib and heels are the dealer's, and in the play
 * whoever scored last. Where the deal is over, they are of the next one.
 *
 * @param {BoardView} view
 * @param {string} kind
 */
export function likelySeat(view, kind) {
  const { names } = view;
  const { done, whole } = phaseOf(view);
  const later = kind === "hand" ? whole : done && (kind === "play" || kind === "heels");
  const dealer = later ? view.next_dealer : view.dealer;
  const order = names.map((_, at) => (dealer + 1 + at) % names.length);
  if (kind === "crib" || kind === "heels") return dealer;
  const had = later ? [] : seatsWith(view, kind);
  return (kind === "hand" ? order.find((seat) => !had.includes(seat)) : had.at(-1)) ?? order[0];
}

/**
 * The starter of this deal, where a hand has told it and another may still be shown with it.
 *
 * @param {BoardView} view
 */
export function starterOf(view) {
  if (phaseOf(view).whole) return "";
  const { entries, game, deal } = view;
  const shown = entries.filter((one) => !one.struck && one.game === game && one.deal === deal && "starter" in one.made);
  const last = shown.at(-1)?.made;
  return last && "starter" in last ? last.starter : "";
}

/**
 * The name of a side: a player, or both partners.
 *
 * @param {{names: string[], sheet: import("./types.js").Sheet}} view
 * @param {number} side
 */
export function namesOf({ names, sheet }, side) {
  return names.filter((_, seat) => seat % sheet.sides === side);
}
