// Texts of the display in the hall.

import { COMMON } from "./common.js";
import { capital, roundName, several } from "./words.js";

/** @param {string} start */
const when = (start) => new Date(start).toLocaleString([], { dateStyle: "full", timeStyle: "short" });
/** @param {number} moment */
const hour = (moment) => new Date(moment).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
/** @param {string} division @param {string} words */
const inField = (division, words) => (division ? `${words}, ${division}` : words);
/** @param {number} number */
const two = (number) => String(number).padStart(2, "0");

export const T = Object.freeze({
  ...COMMON,

  title: "Display",
  waitingForServer: "The display waits for the server.",
  lost: (/** @type {number} */ since) => `The connection was lost at ${hour(since)}: what you see is as of then.`,
  held: "Held",
  pageOf: (/** @type {number} */ page, /** @type {number} */ pages) => `Page ${page} of ${pages}`,
  controls: "Pages",
  previous: "Previous page",
  next: "Next page",
  hold: "Hold",
  goOn: "Go on",
  fullScreen: "Full screen",
  timeOfDay: hour,

  entryTitle: "Welcome",
  begins: when,
  fee: (/** @type {string} */ fee) => `Entry ${fee}`,
  taken: (/** @type {number} */ entered, /** @type {number | null} */ places) =>
    places === null ? `${several(entered, "entrant")} so far` : `${entered} of ${several(places, "place")} taken`,
  waitingList: (/** @type {number} */ waiting) => `${waiting} on the waiting list`,
  enterHere: "Enter with your phone",
  enterAtDesk: "Entries are taken at the desk",
  codeLabel: "Code with the address of the event",

  pairingsTitle: (/** @type {string} */ division, /** @type {number} */ round, /** @type {number} */ rounds) =>
    inField(division, capital(roundName(round, rounds))),
  sheetTitle: (/** @type {string} */ division, /** @type {string} */ course) =>
    inField(division, course === "consolation" ? "Consolation" : "Knock-out"),
  namesTitle: "Where do I play?",
  tableIn: (/** @type {string} */ division, /** @type {string} */ table) => `${division} ${table}`,
  sitsOut: "sits out",
  against: (/** @type {string} */ name) => `– ${name}`,
  versus: "–",
  score: (/** @type {readonly number[]} */ [one, other]) => `${one}–${other}`,
  scores: (/** @type {number[][]} */ games) => games.map(([one, other]) => `${one}–${other}`).join("  "),

  clockTitle: "Clock",
  clockOf: (/** @type {string} */ division, /** @type {number} */ round) => inField(division, `Round ${round}`),
  left: (/** @type {number} */ seconds) => {
    const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
    const rest = `${hours ? two(minutes) : minutes}:${two(seconds % 60)}`;
    return hours ? `${hours}:${rest}` : rest;
  },
  time: "Time!",

  standingsTitle: (/** @type {string} */ division) => inField(division, "Standings"),
  bracketLabel: "Drawing of a part of the sheet",
  placesTitle: (/** @type {string} */ division) => inField(division, "Places"),
  figureWords: (/** @type {[string, string | number][]} */ figures) => figures.map(([word]) => word).join(", "),
  more: (/** @type {number} */ number) => `and ${number} more: see the page of the event`,

  winnerTitle: "Congratulations",
  prize: (/** @type {number} */ place, /** @type {string} */ name) => (name ? `${place}. ${name}` : `${place}.`),
  over: "All games have been played.",
  waitingTitle: "Please wait",
  waitForDesk: "The next games are about to be announced.",
  cancelledTitle: "Cancelled",
});
