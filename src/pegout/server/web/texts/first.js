// Texts of the first page.

import { COMMON } from "./common.js";
import { presets } from "./words.js";

export const T = Object.freeze({
  ...COMMON,

  welcome: "Cribbage, now",
  computerTitle: "Play the computer",
  playComputer: "Play",
  level: "Opponent",
  rules: "Rules",
  presetName: (/** @type {string} */ name) => presets[name] ?? name,
  moreOptions: "More options",
  matchLength: "Length",
  matches: {
    "1 game": "One game",
    "best of 3": "Best of three",
    "best of 5": "Best of five",
    "first to 3": "First to three",
  },
  officiate: "We count and peg for ourselves, and claim what the other gets wrong",
  moveClock: "Time for a move",
  moveClocks: { 0: "No clock", 30: "30 seconds", 60: "1 minute", 300: "5 minutes", 86400: "1 day" },
  listTable: "Show it in the list of open tables",
  letWatch: "Anybody with the link may look on",
  friendTitle: "Play a friend",
  friendWords: "Open a table and send its link or code.",
  openTable: "Open a table",
  codeTitle: "Join with a code",
  code: "Code",
  join: "Join",
  openTablesTitle: "Open tables",
  noOpenTables: "No table is waiting for players. Open one, and tick that it is shown here.",
  refresh: "Look again",
  myGamesTitle: "Continue",
  noGames: "You have no game under way.",
  nameTitle: "Your name",
  nameLabel: "Name at the table",
  changeName: "Change",
  listedTable: (/** @type {string[]} */ names, /** @type {string} */ rules, /** @type {string} */ match) =>
    `${names.join(" – ")}: ${presets[rules] ?? rules}, ${match}`,
  /** @type {Record<string, string>} */
  statusNames: { open: "waiting for players", playing: "under way", over: "finished", closed: "closed" },
});
