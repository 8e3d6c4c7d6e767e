// Texts of the knock-out sheets.

import { COMMON } from "./common.js";
import { capital } from "./words.js";

/** @typedef {import("../bracket/types.js").MatchSeen} MatchSeen */

/** @type {Record<number, string>} */
const byMatches = { 2: "Semi-finals", 4: "Quarter-finals" };
/** @type {Record<string, string>} */
const parts = { winners: "Winners", losers: "Losers" };
/** @type {Record<string, string>} */
const courses = { main: "", consolation: "consolation" };

/** @param {string} bracket @param {number} round @param {number} matches */
const roundName = (bracket, round, matches) => {
  if (bracket === "third place") return "Third place";
  if (bracket === "final") return round > 1 ? "Second final" : "Final";
  if (bracket in parts) return `${parts[bracket]} ${round}`;
  return byMatches[matches] ?? `Round ${round}`;
};

export const T = Object.freeze({
  ...COMMON,

  title: "Knock-out sheet",
  titleOf: (/** @type {string} */ event) => `Knock-out sheet of ${event}`,
  backToEvent: "Back to the event",
  noSheet: "No sheet has been drawn up yet: it appears here when the knock-out begins.",
  lost: "The connection is lost: this is the sheet as it was then.",
  sheet: "Sheet",
  sheetName: (/** @type {string} */ division, /** @type {string} */ course) =>
    [division, courses[course]].filter(Boolean).join(", ") || "main",
  follow: "Follow a player",
  nobody: "Nobody",
  zoom: "Zoom",
  larger: "Larger",
  smaller: "Smaller",
  whole: "Whole sheet",
  readable: "Readable size",
  drawingLabel:
    "Drawing of the sheet: arrow keys move it, plus and minus zoom, 0 shows all of it, Enter describes the match in the middle.",
  roundName,
  bye: "bye",
  drops: (/** @type {string} */ match) => `loser to ${match}`,
  notNeeded: "not needed",
  ifNeeded: "if needed",

  matchName: (/** @type {string} */ match, /** @type {string} */ round) => `${match}, ${round}`,
  matchTold: "Match",
  matchClose: "Close this match",
  open: "being played now",
  waiting: "waits for its players",
  wonBy: (/** @type {string} */ name) => `${name} wins`,
  noWinner: "nobody was there to win it",
  passes: (/** @type {string} */ name) => `${name} has a bye`,
  game: (/** @type {number} */ number, /** @type {number} */ one, /** @type {number} */ other) =>
    `Game ${number}: ${one}–${other}`,
  matchLine: (/** @type {string} */ players, /** @type {[number, number][]} */ games, /** @type {string} */ outcome) =>
    [players, games.map(([one, other]) => `${one}–${other}`).join(", "), outcome].filter(Boolean).join("; "),
  sentence: (/** @type {string} */ words) => `${capital(words)}.`,
  winnerTo: (/** @type {string} */ match) => `The winner goes on to ${match}.`,
  loserTo: (/** @type {string} */ match) => `The loser goes on to ${match}.`,
  followName: (/** @type {string} */ name) => `Follow ${name}`,
  versus: (/** @type {string} */ one, /** @type {string} */ other) => `${one} – ${other}`,
  unknown: "not known yet",

  asList: "The sheet as a list of rounds",

  print: "Print",
  printIt: "Print this sheet",
  paper: "Paper",
  papers: { a4: "A4", a3: "A3", letter: "Letter", tabloid: "Tabloid" },
  how: "Spread",
  fits: { one: "On one page", many: "On as many as are needed to read it well" },
  pages: (/** @type {number} */ rows, /** @type {number} */ columns) =>
    rows * columns === 1 ? "One page." : `${rows * columns} pages, ${rows} down and ${columns} across.`,
  pageName: (/** @type {number} */ row, /** @type {number} */ column) =>
    `${String.fromCharCode(65 + row)}${column + 1}`,
  printTitle: (/** @type {string} */ sheet, /** @type {string} */ page) => (page ? `${sheet}, page ${page}` : sheet),
  asPdf: "The same as PDF",
});
