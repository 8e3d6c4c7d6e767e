// A match in words: what was played, and where its players go; and the whole sheet as a list of rounds.

import { el } from "../base/dom.js";
import { BYE, isEmpty } from "./sheets.js";
import { T } from "../texts/bracket.js";

/** @typedef {import("./types.js").MatchSeen} MatchSeen */

/** @typedef {Record<string, string>} RoundNames  By column. */

/**
 * What the rounds are called, which depends on how many play them.
 *
 * @param {readonly MatchSeen[]} matches  The whole sheet.
 * @returns {RoundNames}
 */
export function roundNames(matches) {
  /** @type {Map<string, MatchSeen[]>} */
  const columns = new Map();
  for (const match of matches) columns.set(columnOf(match), [...(columns.get(columnOf(match)) ?? []), match]);
  const named = [...columns].map(([column, all]) => [column, T.roundName(all[0].bracket, all[0].round, all.length)]);
  return Object.fromEntries(named);
}

/** @param {MatchSeen} match */
export function columnOf({ bracket, round }) {
  return `${bracket} ${round}`;
}

/** @param {string | null} name */
function called(name) {
  return name === BYE ? T.bye : (name ?? T.unknown);
}

/** @param {MatchSeen} match */
export function players({ upper, lower }) {
  return T.versus(called(upper), called(lower));
}

/** @param {MatchSeen} match */
export function outcome({ state, winner }) {
  if (state === "open") return T.open;
  if (state === "waiting") return T.waiting;
  if (state === "void") return T.notNeeded;
  if (winner === null) return T.noWinner;
  return state === "by bye" ? T.passes(winner) : T.wonBy(winner);
}

/**
 * What one wants to know of a single match, with a button to follow each of its players.
 *
 * @param {MatchSeen} match
 * @param {string} round
 * @param {{follow: (name: string) => void, close: () => void}} desk
 */
export function matchTold(match, round, { follow, close }) {
  const known = [match.upper, match.lower].filter((name) => name !== null && name !== BYE);
  const ways = [match.winner_to && T.winnerTo(match.winner_to), match.loser_to && T.loserTo(match.loser_to)];
  const buttons = /** @type {string[]} */ (known).map((name) =>
    el("button", { type: "button", onclick: () => follow(name) }, T.followName(name)),
  );
  return [
    el("h2", {}, T.matchName(match.match, round)),
    el("p", { class: "bracket-players" }, players(match)),
    match.games.length > 0 &&
      el("ol", {}, ...match.games.map(([one, other], at) => el("li", {}, T.game(at + 1, one, other)))),
    el("p", {}, T.sentence(outcome(match))),
    match.state !== "void" && el("p", { class: "hint" }, ways.filter(Boolean).join(" ")),
    el("div", { class: "line" }, ...buttons, el("button", { type: "button", onclick: close }, T.matchClose)),
  ];
}

/**
 * The rounds one after the other, match by match.
 *
 * @param {readonly MatchSeen[]} matches  The whole sheet, in order.
 */
export function roundsListed(matches) {
  const shown = matches.filter((one) => !isEmpty(one));
  return Object.entries(roundNames(matches)).map(([column, name]) => {
    const lines = shown.filter((one) => columnOf(one) === column).map(line);
    return el("section", { class: "bracket-round", "aria-label": name }, el("h2", {}, name), el("ul", {}, ...lines));
  });
}

/** @param {MatchSeen} match */
function line(match) {
  return el("li", {}, el("b", {}, match.match), " ", T.matchLine(players(match), match.games, outcome(match)));
}
