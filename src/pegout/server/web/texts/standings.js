// Texts of standings and score cards.

import { COMMON } from "./common.js";
import { capital, several } from "./words.js";

/** @typedef {import("../standings/types.js").StandingsRow} StandingsRow */
/** @typedef {import("../standings/types.js").CardTotal} CardTotal */

export const T = Object.freeze({
  ...COMMON,

  noStandings: "Nobody has a place yet.",
  place: "Place",
  name: "Name",
  played: "Played",
  won: "Won",
  skunks: "Skunks",
  spread: "Spread",
  nights: "Nights",
  figure: capital,
  field: capital,
  skunksOf: (/** @type {StandingsRow} */ { skunks_given, skunks_taken }) => `${skunks_given}–${skunks_taken}`,
  playOff: "play-off",
  explainAll: "Explain every place",
  explainNone: "Hide the explanations",
  why: "Why?",
  whyOf: (/** @type {string} */ name) => `Why? ${name}`,
  whyAbove: (/** @type {string} */ next, /** @type {string} */ why) => `Against ${next}, who comes next: ${why}.`,
  inAll: (/** @type {StandingsRow} */ { played = 0, won = 0, lost, spread, skunks_given = 0, skunks_taken = 0 }) =>
    `${several(played, "game")} played, ${won} won${lost === undefined ? "" : ` and ${lost} lost`}; ` +
    `skunks ${skunks_given} given and ${skunks_taken} taken; spread ${spread}.`,

  cardOf: (/** @type {string} */ name) => (name ? `Score card of ${name}` : "Score card"),
  noGames: "No game on this card has been played yet.",
  round: "Round",
  table: "Table",
  opponent: "Opponent",
  score: "Score",
  points: "Points",
  total: "Total",
  scoreOf: (/** @type {number} */ own, /** @type {number} */ others) => `${own}–${others}`,
  wonOrLost: (/** @type {boolean} */ won, /** @type {string} */ kind) =>
    `${won ? "won" : "lost"}${kind && `, ${kind}`}`,
  signed: (/** @type {number} */ spread) => (spread < 0 ? `−${-spread}` : `+${spread}`),
  inTotal: (/** @type {CardTotal} */ { played, won, lost, place }) =>
    `${several(played, "game")}, ${won} won and ${lost} lost${place ? `, place ${place}` : ""}`,
});
