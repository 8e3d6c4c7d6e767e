// Texts of the first page.

import { COMMON } from "./common.js";
import { listed, presets } from "./words.js";

export const T = Object.freeze({
  ...COMMON,

  welcome: "Cribbage",
  play: "Play",
  chosen: (/** @type {string} */ level, /** @type {string} */ rules) => `Against ${level}, ${presets[rules] ?? rules}`,
  change: "change",
  level: "Opponent",
  rules: "Rules",
  presetName: (/** @type {string} */ name) => presets[name] ?? name,
  moreOptions: "Options",
  loading: "Fetching the choices …",
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
  listTable: "Show it among the open tables",
  letWatch: "Anybody with the link may look on",
  friendTitle: "Play a friend",
  openTable: "Invite a friend",
  code: "Code from a friend",
  join: "Join",
  doorsTitle: "More",
  doors: {
    "/learn": "Learn to play",
    "/board": "Board for real cards",
    "/events": "Events",
    "/drills": "Drills",
    "/review": "Review a game",
    "/rules": "Rules",
    "/judge": "Ask the judge",
  },
  openTablesTitle: "Open tables",
  noOpenTables: "No table waits for players now.",
  refresh: "Look again",
  continueTitle: "Continue",
  withOthers: (/** @type {string[]} */ names) => (names.length ? `with ${listed(names)}` : ""),
  listedTable: (/** @type {string} */ rules, /** @type {string} */ match) => `${presets[rules] ?? rules}, ${match}`,
  /** @type {Record<string, string>} */
  statusNames: { open: "waiting for players", playing: "under way" },
});
