// Texts of every page. What the server says is in its own words.

import { capital } from "./words.js";

export const COMMON = Object.freeze({
  copy: "Copy",
  copied: "Copied.",
  share: "Share",
  product: "Pegout",
  pageTitle: (/** @type {string} */ title) => (title ? `${title} – Pegout` : "Pegout"),
  account: "Sign in",
  youAre: (/** @type {string} */ name) => `You are ${name}`,
  offline: "The server cannot be reached: check your connection and try again.",
  tryAgain: "Try again",
  unreadable: (/** @type {number} */ status) => `The server gave an answer that cannot be read (${status}): try again.`,

  ten: "10",
  ranks: ["ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king"],
  suits: ["clubs", "diamonds", "hearts", "spades"],
  cardName: (/** @type {string} */ rank, /** @type {string} */ suit) => `${rank} of ${suit}`,

  levelName: (/** @type {string} */ name, /** @type {number | null} */ elo) =>
    `${name.charAt(0).toUpperCase()}${name.slice(1)}${elo === null ? "" : ` (${Math.round(elo)})`}`,
  freeSeat: "free seat",
  kept: "name kept by this account",

  board: (/** @type {number} */ goal, /** @type {{name: string, score: number, rear: number}[]} */ sides) =>
    `Board to ${goal}. ${sides.map(({ name, score, rear }) => `${name}: pegs at ${score} and ${rear}.`).join(" ")}`,
  skunkLine: "Skunk",
  doubleSkunk: "double skunk",
  skunkLineCalled: capital,
  earlyEndLine: (/** @type {number} */ at) => `Double skunk at ${at}`,
  gained: (/** @type {number} */ points) => `+${points}`,
  lastPegged: "pegged last",

  leaveSure: {
    seat: "Leave your seat at this table?",
    closes: "Leave this table? Nobody else is here, so it will close.",
    ends: "Leave this game for good? It ends here, and nobody can resume it.",
    bot: "Leave this game for good? A bot plays on for you.",
    lost: "Leave this game for good? The match is lost then.",
  },

  settings: "Settings",
  settingsKey: "S",
  close: "Close",

  statistics: "Statistics of this table",
});

export const T = COMMON;
