// Every decision with its grade: in their order, or the worst first.

import { row } from "../base/cards.js";
import { choice, el, labelled } from "../base/dom.js";
import { T } from "../texts/review.js";

/** @typedef {import("./types.js").Decision} Decision */
/** @typedef {import("./types.js").GameReview} GameReview */
/** @typedef {(decision: Decision, item: HTMLElement, answer: HTMLDetailsElement) => HTMLElement | null} Again */

const SLIPS = ["inaccuracy", "mistake", "blunder"];
const EVERYBODY = "all";

/**
 * @param {GameReview} game
 * @param {number | null} own  The reader's seat, whose decisions are shown first.
 * @param {Again} again
 */
export function decisions(game, own, again) {
  /** @type {[string, string][]} */
  const people = game.players.map(({ seat, name }) => [String(seat), name]);
  const whose = choice([...people, [EVERYBODY, T.everybody]], own === null ? EVERYBODY : String(own));
  const order = choice(Object.entries(T.orders), own === null ? "played" : "worst");
  const list = el("ol", { class: "decisions" });
  const draw = () => {
    const wanted = ordered(game, whose.value, order.value);
    const items = wanted.map((one) => item(one, game, again, one.seat === own));
    list.replaceChildren(...(items.length ? items : [el("li", { class: "hint" }, T.noDecisions)]));
  };
  whose.addEventListener("change", draw);
  order.addEventListener("change", draw);
  draw();
  return [el("div", { class: "line" }, labelled(T.whose, whose), labelled(T.order, order)), list];
}

/**
 * @param {GameReview} game
 * @param {string} whose
 * @param {string} order
 */
function ordered(game, whose, order) {
  const all = game.players.flatMap((player) => player.decisions);
  const wanted = all.filter(({ seat }) => whose === EVERYBODY || seat === Number(whose));
  if (order === "played") return wanted.sort((one, other) => one.number - other.number);
  const costly = wanted.filter(isSlip);
  return costly.sort((one, other) => cost(other) - cost(one));
}

/** @param {Decision} decision */
function cost({ win_lost, points_lost }) {
  return win_lost ?? points_lost;
}

/**
 * Whether it is worth another try.
 *
 * @param {Decision} decision
 */
export function isSlip({ grade: given }) {
  return SLIPS.includes(given);
}

/**
 * The readers' own mistakes are theirs to try before they read what would have been better.
 *
 * @param {Decision} one
 * @param {GameReview} game
 * @param {Again} again
 * @param {boolean} mine
 */
function item(one, game, again, mine) {
  const wrong = isSlip(one);
  const name = game.players[one.seat].name;
  const [made, where] = one.kind === "throw" ? [T.threw(name), crib(one, game)] : [T.played(name), after(one.series)];
  const node = el(
    "li",
    { class: wrong ? "wrong" : null },
    el("p", { class: "what" }, el("span", { class: "hint" }, T.where(one.deal, one.scores)), grade(one)),
    el("p", { class: "made" }, made, " ", row(one.chosen, undefined, "tiny"), where),
  );
  if (!wrong) return node;
  node.append(el("p", {}, el("strong", {}, T.gaveAway(one.win_lost, one.points_lost))), held(one));
  const answer = el("details", { class: "answer" }, el("summary", {}, T.whatWasBetter), better(one));
  const button = again(one, node, answer);
  answer.open = !(mine && button);
  node.append(answer, ...(button ? [button] : []));
  return node;
}

/**
 * @param {Decision} decision
 * @param {GameReview} game
 */
function crib({ deal, seat }, { deals, players }) {
  const found = deals.find(({ number }) => number === deal);
  if (!found) return null;
  const words = found.dealer === seat ? T.toOwnCrib : T.toCribOf(players[found.dealer].name);
  return el("span", { class: "after" }, " ", words);
}

/** @param {Decision} decision */
function grade(decision) {
  return el("span", { class: `grade ${decision.grade}` }, T.grades[decision.grade] ?? decision.grade);
}

/** @param {string[]} series */
function after(series) {
  return series.length > 0 && el("span", { class: "after" }, " ", T.onTheTable, " ", row(series, undefined, "tiny"));
}

/** @param {Decision} decision */
function held({ hand }) {
  return el("p", {}, T.held, " ", row(hand, undefined, "tiny"));
}

/** @param {Decision} decision */
function better({ best, reason }) {
  return el(
    "div",
    {},
    el("p", {}, T.better, " ", row(best, undefined, "tiny")),
    reason && el("p", { class: "hint" }, reason),
  );
}
