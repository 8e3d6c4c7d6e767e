// Whose turn it is, in words.

import { cribWords, isOwnSide, nameOf, optionFor, sideName } from "./players.js";
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
  if (game.phase === "game over") return gameWords(view, game);
  const own = table.seat !== null && game.to_act.includes(table.seat) ? ownTurn(view, game) : "";
  const others = game.to_act.filter((seat) => seat !== table.seat);
  return (
    own ||
    T.turnOther(
      game.phase,
      others.map((seat) => nameOf(view, seat)),
    )
  );
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
  if (optionFor(game, "cut")) return T.turnCut[game.phase] ?? "";
  if (optionFor(game, "count")) return T.turnCount;
  if (optionFor(game, "count_crib")) return T.turnCountCrib;
  if (optionFor(game, "accept")) return T.turnAccept;
  return playTurn(game);
}

/** @param {GameSeen} game */
function playTurn(game) {
  const [play, go] = [optionFor(game, "play"), optionFor(game, "go")];
  if (play && go) return T.turnPlayOrGo;
  if (play) return game.series.length && !game.series_over ? T.turnPlay : T.turnLead;
  return go ? T.turnGo : "";
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
  return [won, skunkWords(view, game)].filter(Boolean).join(" ");
}

/**
 * @param {WholeTable} view
 * @param {GameSeen} game
 */
function matchWords(view, game) {
  const scores = (game.outcome?.scores ?? game.scores).join("–");
  if (game.winner === null) return T.drawnMatch(scores);
  const won = isOwnSide(view, game.winner) ? T.youWonMatch(scores) : T.matchOver(sideName(game, game.winner), scores);
  return [won, skunkWords(view, game)].filter(Boolean).join(" ");
}

/**
 * @param {WholeTable} view
 * @param {GameSeen} game
 */
function skunkWords({ table }, { outcome }) {
  if (outcome?.double_skunked.length) return T.doubleSkunkCalled(table.terms.double_skunk_word);
  return outcome?.skunked.length ? T.skunk : "";
}
