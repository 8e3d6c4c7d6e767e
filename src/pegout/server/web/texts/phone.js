// Texts of a player's phone at an event.

import { T as BOUND } from "./bound.js";
import { COMMON } from "./common.js";
import { capital, listed, several } from "./words.js";

/** @param {number} ms */
const hour = (ms) => new Date(ms).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });

export const T = Object.freeze({
  ...COMMON,

  title: "My event",
  noKey: "This page is a player’s own: open it with the link or the QR code you were given.",
  publicPage: "What everybody sees of the event",
  looking: "Fetching the event …",
  notConnected: (/** @type {number | null} */ at) =>
    `No connection${at ? `: this is as of ${hour(at)}` : ""}. Carry on: what you enter is sent later.`,
  waiting: (/** @type {number} */ number) =>
    number === 1 ? "1 entry waits to be sent." : `${number} entries wait to be sent.`,

  where: "Where you play",
  as: (/** @type {string} */ name, /** @type {number | null} */ number) =>
    number ? `${name}, number ${number}` : name,
  table: (/** @type {number} */ table) => `Table ${table}`,
  against: (/** @type {string} */ name) => `against ${name}`,
  againstAlone: (/** @type {string} */ name) => `You play ${name}`,
  opponent: "your opponent",
  waitsFor: (/** @type {string} */ name) => `Waiting for ${name} to agree`,
  saysPlayed: (/** @type {string} */ name) => `${name} says that you have played each other`,
  differ: (/** @type {string} */ name) => `Your game against ${name} is not agreed on`,
  alsoWaiting: (/** @type {string[]} */ names) => `Also waiting to be agreed on: against ${listed(names)}.`,
  notAgreed: (/** @type {string[]} */ names) =>
    `Your game against ${listed(names)} does not count: one of you says that it was not played.`,
  match: (/** @type {string} */ match) => `Match ${match}`,
  round: (/** @type {number} */ round) => `round ${round}`,
  tie: "play-off, as you two are level",
  gameOf: (/** @type {number} */ nth, /** @type {number} */ most) => `game ${nth}, best of ${most}`,
  matchStands: (/** @type {string} */ first, /** @type {string} */ second, /** @type {number[]} */ [one, other]) =>
    `${first} ${one}, ${second} ${other}`,
  gameSaid: (/** @type {string[]} */ parts) => capital(parts.join(", ")),
  cancelled: (/** @type {string} */ reason) => `The event is off: ${reason}`,
  timeLeft: (/** @type {number} */ round, /** @type {number} */ left) =>
    `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")} left in round ${round}`,
  timeIsUp: (/** @type {number} */ round) => `Time! Round ${round} is over.`,

  score: "Score",
  whoWon: "Who won?",
  iWon: "I won",
  theyWon: (/** @type {string} */ name) => `${name} won`,
  timeEnded: "Time ended the game",
  iWonWith: (/** @type {number} */ goal) => `You have ${goal} points`,
  theyWonWith: (/** @type {string} */ name, /** @type {number} */ goal) => `${name} has ${goal} points`,
  yourPoints: "Your points",
  pointsOf: (/** @type {string} */ name) => `Points of ${name}`,
  cameFirst: "It is level: who reached that score first?",
  choose: "Choose",
  pad: "Number pad",
  deleteKey: "Delete the last digit",
  deleteSign: "⌫",
  otherField: "Next",
  back: "Back",
  send: "Enter it",
  you: "You",
  theyEntered: (/** @type {string} */ name) => `${name} has entered`,
  thatIsRight: "Yes, that is right",
  notRight: "No, it was something else",
  endedLevel: (/** @type {string} */ name) => `Time ended the game, and ${name} reached that score first.`,
  freeGame: "Enter a game",
  neverPlayed: "We did not play that game",
  playedAgainst: "You played against",
  goOn: "Go on",
  disagree: "You two have entered different scores",
  youSaid: "You said",
  theySaid: (/** @type {string} */ name) => `${name} said`,
  theyAreRight: (/** @type {string} */ name) => `${name} is right`,
  changeMine: "Enter something else",
  orJudge: "If you cannot agree, call the judge.",
  youEntered: "You have entered",
  notSentYet: "Waiting to be sent",
  waitFor: (/** @type {string} */ name) => `It counts as soon as ${name} enters the same.`,
  sentLater: "It is saved on this phone, and sent as soon as there is a connection.",

  toBeLetIn: "The director has been asked to let you in. Keep this page open: your table will open here.",
  letIn: "The director has let you in.",
  toTable: "To my table",
  calledTo: (/** @type {string} */ name) => `Your table is open: ${name}`,
  comeSoon: (/** @type {number} */ seconds) =>
    `Whoever is not there within ${seconds < 120 ? several(seconds, "second") : several(Math.floor(seconds / 60), "minute")} loses.`,
  playHere: "I play on this device now",
  tableComes: "Your table opens here in a moment.",
  keepBoard: "Keep score on this phone",
  boardOn: "To the board of this game",
  lookAtBoard: "Watch your opponent’s board",
  whoDeals: "Who deals first?",

  judge: "Judge",
  callJudge: "Call the judge",
  judgeWords: "What is it about? (if you like)",
  callNow: "Call now",
  callingJudge: "The judge is being called.",
  judgeLater: "The judge is called as soon as there is a connection: raise your hand meanwhile.",
  judgeComes: (/** @type {number} */ table) => `The judge is on the way${table ? ` to table ${table}` : ""}.`,

  attending: "Your entry",
  here: "I am here",
  withdraw: "Withdraw",
  withdrawWords: "You give up your place, and the next in line gets it.",
  withdrawYes: "Yes, withdraw",

  card: "My card",
  otherPages: "More about the event",
  pairings: "All pairings",
  standings: "Standings",
  bracket: "Bracket",
  rules: "Rules",
  allEvents: "All events",

  bound: BOUND.bound,

  ownLink: "My link",
  ownLinkWords: "This link is your place at the event: keep it. Anybody who opens it acts as you.",
  ownLinkCode: "Your link as a QR code",
  link: "Link",
  linkKept: "I have saved it",
});
