// Whose turn it is, in words.

import { announces } from "./hand.js";
import { awardOf, countToPeg, isPegging, mayPlayOn } from "./pegging.js";
import { cribWords, isOwnSide, nameOf, optionFor, sideName } from "./players.js";
import { isOpen } from "./rulings.js";
import { T } from "../texts/table.js";

/** @typedef {import("../base/types.js").WholeTable} WholeTable */
/** @typedef {import("../base/types.js").GameSeen} GameSeen */

/**
 * What the table waits for.
 *
 * @param {WholeTable} view
 * @returns {string}
 */
export function turnWords(view) {
  const { table, game } = view;
  const isPlayed = table.event !== null && game?.phase === "match over"; // an event closes its tables then
  if (table.status === "closed" && !isPlayed) return T.tableClosed(table.closed ?? "");
  if (game === null) return T.waitingForPlayers;
  if (game.phase === "match over") return matchWords(view, game);
  if (table.event !== null && table.proposal && isOpen(table.proposal)) return T.turnHeld;
  if (game.phase === "game over") return gameWords(view, game);
  const own = table.seat !== null && game.to_act.includes(table.seat) ? ownTurn(view, game) : "";
  return own || otherTurn(view, game);
}

/**
 * Whether only bots are to act, and wait for nobody's claims.
 *
 * @param {WholeTable} view
 */
export function waitsForBots({ table, game }) {
  if (game === null || game.to_act.length === 0 || table.terms.officiating === "players") return false;
  return game.to_act.every((seat) => table.seats[seat].bot !== null);
}

/**
 * Whether the viewer is the next to count: nothing of others is left to accept, or nobody counts in between.
 *
 * @param {WholeTable} view
 */
export function isToCount({ table: { seat }, game }) {
  if (game === null || seat === null || !game.to_act.includes(seat) || game.pegging.includes(seat)) return false;
  const counted = game.counts.filter(({ crib }) => !crib).length + game.dead.length;
  return !optionFor(game, "accept") || counted === game.names.length - 1;
}

/**
 * Whether the viewer may call muggins on a hand or crib, and has not mixed it.
 *
 * @param {WholeTable} view
 */
export function mayCall({ table: { seat }, game }) {
  return game !== null && seat !== null && game.counts.some(({ pegged, callers }) => pegged && callers.includes(seat));
}

/**
 * @param {WholeTable} view
 * @param {GameSeen} game
 */
function ownTurn(view, game) {
  const thrown = optionFor(game, "throw");
  if (thrown) return T.turnThrow(thrown.number ?? 0, cribWords(view));
  const chosen = optionFor(game, "choose");
  if (chosen) return T.turnChoose(chosen.number ?? 0);
  if (optionFor(game, "pick")) return T.turnPick;
  if (optionFor(game, "cut")) return T.turnCut[game.phase] ?? "";
  if (isPegging(view)) return pegTurn(view, game);
  if (optionFor(game, "accept")) return acceptTurn(view, game);
  if (optionFor(game, "count")) return T.turnCount;
  if (optionFor(game, "count_crib")) return T.turnCountCrib;
  if (optionFor(game, "mix")) return T.turnMix;
  return playTurn(game);
}

/**
 * Numbers that were said aloud, and otherwise nothing that tells whether there is anything to peg.
 *
 * @param {WholeTable} view
 * @param {GameSeen} game
 */
function pegTurn(view, game) {
  const [count, award] = [countToPeg(view), awardOf(view)];
  if (count) return T.turnPegCount(count.said, count.crib);
  if (award < 0) return T.turnPegBack(-award);
  if (award > 0) return T.turnPegAward(award);
  return mayPlayOn(game) ? T.turnPegOrPlay : T.turnPeg;
}

/**
 * @param {WholeTable} view
 * @param {GameSeen} game
 */
function acceptTurn(view, game) {
  if (game.claimed_by !== null) return T.turnAcceptGame(nameOf(view, game.claimed_by));
  const open = game.counts.filter(({ open_to }) => open_to.includes(view.table.seat ?? -1));
  const what = open.length === 1 ? T.countOf(nameOf(view, open[0].seat), open[0].said) : T.whatWasCounted;
  return optionFor(game, "count") && isToCount(view) ? T.turnAcceptThenCount(what) : T.turnAccept(what);
}

/**
 * @param {WholeTable} view
 * @param {GameSeen} game
 */
function otherTurn(view, game) {
  const others = game.to_act.filter((seat) => seat !== view.table.seat);
  return T.turnOther(
    waitedFor(game, others),
    others.map((seat) => nameOf(view, seat)),
  );
}

/**
 * The phase; or which part of the show, which begins when the last card is played.
 *
 * @param {GameSeen} game
 * @param {number[]} seats
 */
function waitedFor(game, seats) {
  const { phase, claimed_by, hand_sizes, counts, pegging } = game;
  if (claimed_by !== null) return "accept the game";
  if (pegging.length > 0) return pegging.every((seat) => hasNumber(game, seat)) ? "peg a number" : "peg";
  const played = phase === "play" && hand_sizes.every((size) => size === 0);
  if (phase !== "show" && !played) return phase;
  const accepts = (/** @type {number} */ seat) => counts.some(({ open_to }) => open_to.includes(seat));
  const counted = (/** @type {number} */ one) => counts.some(({ seat, crib }) => seat === one && !crib);
  const mixes = (/** @type {number} */ seat) => counts.some(({ callers }) => callers.includes(seat));
  if (!seats.some(accepts)) return isCounted(game) && seats.every(mixes) ? "mix" : "count";
  return seats.every((seat) => accepts(seat) && counted(seat)) ? "accept" : "show";
}

/**
 * Whether it was said aloud what the seat is to peg.
 *
 * @param {GameSeen} game
 * @param {number} one
 */
function hasNumber({ awards, counts }, one) {
  return awards[one] !== 0 || counts.some(({ seat, pegged }) => seat === one && !pegged);
}

/**
 * Whether there is nothing left to count in this deal.
 *
 * @param {GameSeen} game
 */
function isCounted({ names, counts, dead, crib_dead }) {
  const hands = counts.filter(({ crib }) => !crib).length + dead.length;
  return hands === names.length && (crib_dead || counts.some(({ crib }) => crib));
}

/** @param {GameSeen} game */
function playTurn(game) {
  const [play, go] = [optionFor(game, "play"), optionFor(game, "go")];
  if (play && go) return T.turnPlayOrGo;
  if (!play) return go ? T.turnGo : "";
  const leads = game.series.length === 0 || game.series_over;
  if (announces(game)) return leads ? T.turnLeadSaying : T.turnPlaySaying;
  return leads ? T.turnLead : T.turnPlay;
}

/**
 * @param {WholeTable} view
 * @param {GameSeen} game
 */
function gameWords(view, game) {
  const { outcome } = game;
  if (outcome === null) return T.turnOther("", []);
  const scores = outcome.scores.join("–");
  const won = isOwnSide(view, outcome.winner)
    ? T.youWonGame(scores)
    : T.gameOver(sideName(game, outcome.winner), scores);
  return [won, skunkWords(game, view.table.terms.double_skunk_word)].filter(Boolean).join(" ");
}

/**
 * @param {WholeTable} view
 * @param {GameSeen} game
 */
function matchWords(view, game) {
  const scores = (game.outcome?.scores ?? game.scores).join("–");
  if (game.winner === null) return T.drawnMatch(scores);
  const won = isOwnSide(view, game.winner) ? T.youWonMatch(scores) : T.matchOver(sideName(game, game.winner), scores);
  return [won, skunkWords(game, view.table.terms.double_skunk_word)].filter(Boolean).join(" ");
}

/**
 * @param {GameSeen} game
 * @param {string} word  What the rules call a double skunk.
 */
function skunkWords({ outcome }, word) {
  if (outcome?.double_skunked.length) return T.doubleSkunk(word);
  return outcome?.skunked.length ? T.skunk : "";
}
