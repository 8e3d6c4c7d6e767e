// Texts of the list of events, and of what everybody sees of one.

import { T as BOUND } from "./bound.js";
import { COMMON } from "./common.js";
import { are, capital, formats, listed, presets, roundName } from "./words.js";

/** @typedef {import("../phone/types.js").GameLine} GameLine */

/** @param {string} name */
const formatName = (name) => capital(formats[name] ?? name);
/** @param {string} moment */
const at = (moment) => new Date(moment).toLocaleString([], { dateStyle: "medium", timeStyle: "short" });

/** @param {number} number */
const signed = (number) => (number < 0 ? `−${-number}` : `+${number}`);

export const T = Object.freeze({
  ...COMMON,

  listTitle: "Events",
  newEvent: "New event",
  archive: "Archive: results, seasons and players",
  mine: "My events",
  unnamed: "An event",
  myPage: "My page",
  desk: "Desk",
  publicPage: "For everybody",
  running: "Being played",
  noneRunning: "No event is being played now.",
  openForEntry: "Open for entry",
  noneOpen: "No event is taking entries now.",
  finished: "Finished lately",
  noneFinished: "No event has been finished yet.",
  looking: "Being fetched …",
  listed: (
    /** @type {string} */ start,
    /** @type {string} */ format,
    /** @type {boolean} */ online,
    /** @type {number} */ entries,
  ) => [at(start), formatName(format), ...(online ? ["online"] : []), `${entries} entered`].join(", "),
  won: (/** @type {string} */ name) => `Won by ${name}`,

  eventTitle: "Event",
  notConnected: "No connection: what you see may be old.",
  /** @type {Record<string, string>} */
  phases: {
    open: "Open for entry",
    playing: "Being played",
    played: "Played",
    closed: "Finished",
    cancelled: "Cancelled",
  },
  cancelled: (/** @type {string} */ reason) => `The event is off: ${reason}`,
  prizes: (/** @type {{place: number, name: string, amount: string}[]} */ prizes) =>
    `Prizes: ${prizes.map(({ place, name, amount }) => `${place}. ${name && `${name} `}${amount}`).join(", ")}`,
  at,
  start: "Start",
  format: "Format",
  formatName,
  rules: "Rules",
  presetName: (/** @type {string} */ name) => presets[name] ?? name,
  length: "Matches",
  bestOf: (/** @type {number} */ games) => `best of ${games}`,
  roundTime: "A round",
  minutes: (/** @type {number} */ minutes) => `${minutes} minutes`,
  fee: "Fee",
  entered: "Entered",
  counted: (/** @type {number} */ entered, /** @type {number} */ waiting) =>
    waiting ? `${entered}, and ${waiting} waiting` : String(entered),
  placesLeft: "Places left",
  played: "Played",
  online: (/** @type {boolean} */ duplicate) =>
    `online${duplicate ? ", the same deals at every table" : ""}; the server counts and pegs, without muggins`,
  ways: "Pages of the event",
  bracket: "Bracket",
  display: "Hall display",
  calendar: "Into my calendar",

  enter: "Put yourself on the list",
  enterAnother: "Enter somebody else",
  atTheDesk: "Entries are taken at the desk: ask the organiser.",
  full: "All places are taken: you go on the waiting list, and move up when one becomes free.",
  name: "Name",
  kind: "You enter as",
  sponsor: "Invited by",
  contact: "How to reach you (if you like)",
  contactWords: "Only the director and the registrar see how to reach you.",
  putOnList: "Put me on the list",
  entryAsks: "The director approves every entry: you wait until that is done.",
  entryAsked: (/** @type {string[]} */ names) =>
    `The director has been asked to accept the entry of ${listed(names)}. Come back to this page: then it opens your own page.`,
  enteredAgain: (/** @type {string} */ name) => `${name} is on the list again: the earlier link still works.`,

  pairings: "Playing now",
  findName: "Find a name",
  roundOf: (/** @type {string} */ division, /** @type {number} */ round, /** @type {number} */ rounds) =>
    capital([division, roundName(round, rounds)].filter(Boolean).join(", ")),
  table: "Table",
  match: "Match",
  noTable: "–",
  players: "Players",
  lookOn: "Watch",
  versus: (/** @type {string} */ first, /** @type {string} */ second) => `${first} – ${second}`,
  gameState: (/** @type {GameLine} */ { score, best_of, called, disagree, entered }) => {
    const said = best_of > 1 && score ? [score.join("–")] : [];
    if (called) said.push("judge called");
    else if (disagree) said.push("being settled");
    else if (entered.length) said.push("score entered");
    return said.join(", ");
  },
  sittingOut: (/** @type {string[]} */ names) => `${are(names)} sitting out.`,

  tableTitle: (/** @type {number} */ table) => `Table ${table}`,
  playingHere: "Playing here now",
  notStarted: "Play has not started: this page shows who plays here when it does.",
  isOff: "The event is off.",
  noTables: "This event has no numbered tables: see who plays whom on its page.",
  nobodyNow: "Nobody plays at this table now.",
  nobodyHere: (/** @type {number} */ table) => `Nobody plays at table ${table} at this event: check the number.`,
  points: (/** @type {string} */ result) => result.replace("-", "–"),
  goOn: "Where to go next",
  enterScore: "My page: enter the score",
  howToEnter: "Scores are entered on your own page: open the link you got when you entered, or ask at the desk.",
  wholeEvent: "The whole event",
  atThisTable: "Games at this table",
  round: "Round",
  roundShort: (/** @type {string} */ field, /** @type {number} */ round) =>
    field ? `${round} (${field})` : `${round}`,

  standings: "Standings",
  bound: BOUND.bound,
  enteredNumber: (/** @type {number} */ number) => (number === 1 ? "1 entry" : `${number} entries`),
  rulings: "Rulings",

  allResults: "All results",
  sameDeals: "The same deals compared",
  sameDealsWords:
    "All tables of a round had the same cards. Differences are from the average of everybody in the same seat.",
  inAll: "In all",
  difference: "Difference",
  roundByRound: "Round by round",
  gameCheck: (/** @type {string} */ game) => `${game}: check`,
  dealtFirst: "Dealt first",
  theOther: "Pone",
  besideOthers: (/** @type {string} */ name, /** @type {number} */ points, /** @type {number} */ difference) =>
    `${name}: ${points} (${signed(difference)})`,
  signed,
  noResults: "No results yet.",
  game: "Game",
  gameIn: (/** @type {string} */ division, /** @type {string} */ game) => `${division} ${game}`,
  score: "Score",
  result: (/** @type {number} */ first, /** @type {number} */ second, /** @type {string} */ kind) =>
    `${first}–${second}${kind === "played" ? "" : `, ${kind}`}`,
});
