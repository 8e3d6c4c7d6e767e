// Texts of the archive of events: what was played, seasons and players.

import { COMMON } from "./common.js";
import { formats, several } from "./words.js";

export const T = Object.freeze({
  ...COMMON,

  events: "Events",
  archive: "Archive",
  archiveTitle: "Archive of events",
  year: "Year",
  allYears: "All years",
  nothingFinished: "No event has been closed here yet: come back after the first.",
  nothingThatYear: "No event of that year has been closed.",
  earlier: "Show earlier events",
  day: (/** @type {string} */ start) => new Date(start).toLocaleDateString([], { dateStyle: "medium" }),
  about: (/** @type {string} */ format, /** @type {number} */ entries) =>
    `${formats[format] ?? format}, ${several(entries, "player")}`,
  wonBy: (/** @type {string} */ winner) => `Won by ${winner}`,
  calendar: "Calendar of all events (for your calendar program)",
  eventsAsCsv: "These events as CSV",

  standingsOf: (/** @type {number | string} */ year) => `Season standings ${year}`,
  standingsAsCsv: "These standings as CSV",
  seasonOrder:
    "Players rank by events won, then by games won, then by spread. Every closed event of the year counts; bots are left out.",
  seasonEvents: (/** @type {number} */ events) => `${several(events, "event")} so far.`,
  seasonNone: "No event of this year has been closed.",
  otherYears: "Other years",

  place: "Place",
  player: "Player",
  eventsPlayed: "Events",
  eventWins: "Events won",
  podiums: "Podiums",
  games: "Games",
  wonLost: (/** @type {number} */ won, /** @type {number} */ lost) => `${won}–${lost}`,
  gamesWonLost: "Won–lost",
  shareWon: "Share won",
  share: (/** @type {number | null} */ share) => (share === null ? "–" : `${(share * 100).toFixed(1)} %`),
  spread: "Spread",
  signed: (/** @type {number} */ spread) => (spread < 0 ? `−${Math.abs(spread)}` : `${spread > 0 ? "+" : ""}${spread}`),
  prizes: "Prizes",
  none: "–",

  career: "Career",
  bot: "A bot of this server.",
  skunks: "Skunks given–taken",
  eventsOf: (/** @type {string} */ name) => `Events of ${name}`,
  event: "Event",
  date: "Date",
  placeOf: (/** @type {number} */ place, /** @type {number} */ players) => `${place} of ${players}`,
  eventInField: (/** @type {string} */ event, /** @type {string} */ field) => (field ? `${event}, ${field}` : event),
  eventsOfAsCsv: "Events as CSV",
  headToHead: "Head to head",
  headToHeadAsCsv: "Head to head as CSV",
  writtenOnly: (/** @type {string} */ name) => `Entered as ${name}, without the account`,
  writtenMeans:
    "That entry was not linked with the account, so it may have been somebody else. A director can link an entrant with an account.",
  writtenAsCsv: "These events as CSV",
  opponent: "Opponent",
});
