// Texts of the first page.

import { COMMON } from "./common.js";
import { listed, presets, several } from "./words.js";

/** @type {Record<string, string>} */
const LENGTHS = {
  "1 game": "One game",
  "best of 3": "Best of three",
  "best of 5": "Best of five",
  "first to 3": "First to three",
};
/** @type {Record<string, string>} */
const CLOCKS = { 0: "No clock", 30: "30 seconds", 60: "1 minute", 300: "5 minutes", 86400: "1 day" };

/** @param {(string | false)[]} parts */
const joined = (parts) => parts.filter(Boolean).join(", ");

export const T = Object.freeze({
  ...COMMON,

  welcome: "Cribbage",
  play: "Play",
  against: (/** @type {string} */ level, /** @type {string} */ chosen) => `Against ${level}, ${chosen}`,
  chosen: (/** @type {import("../first/choices.js").HouseRules} */ { rules, match, officiating, muggins }) =>
    joined([
      presets[rules] ?? rules,
      (LENGTHS[match] ?? match).toLowerCase(),
      officiating && "you count and peg yourselves",
      officiating && COMMON.mugginsPlayed(muggins === true), // rules that leave no choice have none
    ]),
  change: "change",
  level: "Opponent",
  rules: "Rules",
  presetName: (/** @type {string} */ name) => presets[name] ?? name,
  moreOptions: "Options",
  loading: "Fetching the choices …",
  matchLength: "Length",
  matches: LENGTHS,
  officiate: "We count and peg for ourselves, and claim what our opponents get wrong",
  moveClock: "Time for a move",
  moveClocks: CLOCKS,
  muggins: "Muggins: points your opponent forgets are yours if you claim them",
  noMuggins: "These rules are played without muggins.",
  listTable: "Show it among the open tables",
  letWatch: "Anybody with the link may watch",
  friendTitle: "Play a friend",
  openTable: "Invite a friend",
  invited: (
    /** @type {string} */ chosen,
    /** @type {string} */ clock,
    /** @type {boolean} */ isListed,
    /** @type {boolean} */ watched,
  ) =>
    joined([
      chosen,
      clock !== "0" && `${CLOCKS[clock] ?? clock} for a move`,
      isListed && "among the open tables",
      !watched && "nobody may watch",
    ]),
  code: "Code from a friend",
  noCode: "A code is made of letters and digits: type it as your friend gave it to you.",
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
  moreTables: (/** @type {number} */ tables) => several(tables, "more table"),
  refresh: "Look again",
  continueTitle: "Continue",
  withOthers: (/** @type {string[]} */ names) => (names.length ? `with ${listed(names)}` : ""),
  score: (/** @type {string | undefined} */ name, /** @type {number} */ score) => `${name ?? ""} ${score}`,
  you: "You",
  ago: (/** @type {number} */ minutes) => {
    if (minutes < 1) return "just now";
    if (minutes < 60) return `${several(minutes, "minute")} ago`;
    if (minutes < 24 * 60) return `${several(Math.floor(minutes / 60), "hour")} ago`;
    return `${several(Math.floor(minutes / 60 / 24), "day")} ago`;
  },
  moreGames: (/** @type {number} */ games) => several(games, "more game"),
  drop: "Drop this game",
  dropLabel: (/** @type {string} */ others) => `Drop the game ${others}`,
  listedTable: (/** @type {string} */ rules, /** @type {string} */ match) => `${presets[rules] ?? rules}, ${match}`,
  /** @type {Record<string, string>} */
  statusNames: { open: "waiting for players", playing: "under way" },
});
