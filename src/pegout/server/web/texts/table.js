// Texts of the table.

import { COMMON } from "./common.js";
import { are, listed, possessive, presets, several, word } from "./words.js";

/** @type {Record<string, (names: string[]) => string>} */
const waitsFor = {
  "cut for the deal": (names) => `${are(names)} to cut for the deal.`,
  "cut the pack": (names) => `${are(names)} to cut the pack.`,
  throw: (names) => `${are(names)} still choosing what to throw.`,
  "cut the starter": (names) => `${are(names)} to cut the starter.`,
  play: (names) => `${are(names)} to play.`,
  "choose the crib": (names) => `${are(names)} to choose the crib.`,
  show: (names) => `${are(names)} to count or accept.`,
};

export const T = Object.freeze({
  ...COMMON,

  connecting: "Connecting …",
  reconnecting: "Connecting again …",
  connectedAgain: "Connected again.",
  disconnected: (/** @type {number} */ seconds) =>
    `The connection is lost. Next try in ${several(seconds, "second")}; nothing you did is forgotten.`,

  faceDown: (/** @type {number} */ number) => `${several(number, "card")} face down`,

  table: "Table",
  terms: (/** @type {string} */ rules, /** @type {string} */ match, /** @type {number} */ goal) =>
    `${presets[rules] ?? rules}, ${match}, to ${goal}`,
  lobbyTitle: "Who plays?",
  seat: (/** @type {number} */ number) => `Seat ${number}`,
  partnersSit: "Partners sit opposite: seats 1 and 3 against 2 and 4.",
  sitHere: "Sit here",
  sitHereLabel: (/** @type {number} */ number) => `Sit here, at seat ${number}`,
  seatBot: "Seat a bot",
  seatBotLabel: (/** @type {number} */ number) => `Seat a bot at seat ${number}`,
  botLevel: (/** @type {number} */ number) => `Level of the bot for seat ${number}`,
  clearBot: "Take away",
  clearBotLabel: (/** @type {string} */ name) => `Take ${name} away`,
  yourSeat: "you",
  inviteTitle: "Invite",
  inviteWords: "Whoever opens this link, scans the picture or types the code on the first page finds this table.",
  link: "Link",
  codeIs: (/** @type {string} */ code) => `Code: ${code}`,
  qrLabel: "The link to this table as a QR code",
  bound: (/** @type {string} */ commitment) =>
    `Before anybody sat down the server bound itself to its shuffles: ${commitment.slice(0, 16)}…`,

  lookingOn: "You are looking on.",
  lookingOnLater: (/** @type {number} */ seconds) => `You are looking on, ${several(seconds, "second")} later.`,
  waitingForPlayers: "Waiting for players.",
  awayNotice: (/** @type {string} */ name, /** @type {number} */ wait, /** @type {string} */ then) =>
    `${name} is away.${then === "wait" ? "" : ` After ${several(wait, "second")} ${then === "bot" ? "a bot plays on" : "the match is lost"}.`}`,
  standIn: (/** @type {string} */ name, /** @type {string} */ level) => `A bot (${level}) plays for ${name}.`,
  standInForYou: (/** @type {string} */ level) => `A bot (${level}) plays for you.`,
  youAreAway: "The table thinks that you are away.",
  back: "I am back",
  tableClosed: (/** @type {string} */ why) => `The table is closed. ${why}`,
  clockOf: (/** @type {string} */ name, /** @type {string} */ time) => `${name}: ${time}`,
  timeCalledIn: (/** @type {string} */ time) => `Time is called in ${time}`,

  you: "You",
  withoutBot: (/** @type {string} */ name) => name.replace(" (bot)", ""),
  initials: (/** @type {string} */ name) =>
    name.includes(" ") ? name.replace(/(\S)\S*/gu, (word, first) => (/^\d/.test(word) ? word : first)) : name,
  yourCrib: "your crib",
  cribOf: (/** @type {string} */ name) => `${possessive(name)} crib`,
  yourCribTitle: "Your crib",
  sideNames: listed,
  scoresTitle: "Scores",
  games: (/** @type {number} */ wins) => `${several(wins, "game")} won`,
  dealer: "dealer",
  partner: "partner",
  bot: "bot",
  away: "away",
  boardTitle: "On the table",
  crib: "Crib",
  cuts: "Cut for the deal",
  laidBy: (/** @type {string} */ card, /** @type {string} */ name) => `${card}, ${name}`,
  starter: "Starter",
  noCrib: "empty",
  count: "Count",
  seriesOver: "This series is over: the next card begins at nought.",
  saidGo: "go",
  handTitle: "Your hand",
  played: (/** @type {string} */ name) => `${name} played`,
  youPlayed: "You played",
  youThrew: "You threw",

  turnTitle: "Turn",
  turnThrow: (/** @type {number} */ number, /** @type {string} */ crib) =>
    `Your turn: choose ${word(number)} ${number === 1 ? "card" : "cards"} for ${crib}.`,
  turnPlay: "Your turn: play a card.",
  turnGo: "You cannot play a card: say go.",
  turnPlayOrGo: "Your turn: play a card and announce the count, or say go.",
  turnLead: "Your turn: lead a card.",
  turnCount: "Your turn: count your hand.",
  turnCountCrib: "Your turn: count your crib.",
  turnAccept: "Your turn: accept what was counted, or object.",
  turnChoose: (/** @type {number} */ number) => `Your turn: choose ${word(number)} cards for the crib.`,
  /** @type {Record<string, string>} */
  turnCut: {
    "cut for the deal": "Your turn: cut for the deal.",
    "cut the pack": "Your turn: cut the pack.",
    "cut the starter": "Your turn: cut the starter.",
  },
  turnOther: (/** @type {string} */ phase, /** @type {string[]} */ names) =>
    names.length && waitsFor[phase] ? waitsFor[phase](names) : "Wait a moment.",
  gameOver: (/** @type {string} */ name, /** @type {string} */ scores) => `${name} won the game, ${scores}.`,
  youWonGame: (/** @type {string} */ scores) => `You won the game, ${scores}.`,
  matchOver: (/** @type {string} */ name, /** @type {string} */ scores) =>
    `${name} won the match. Last game: ${scores}.`,
  youWonMatch: (/** @type {string} */ scores) => `You won the match. Last game: ${scores}.`,
  drawnMatch: (/** @type {string} */ scores) => `The match is over, and nobody won it. Last game: ${scores}.`,
  skunk: "A skunk!",
  doubleSkunkCalled: (/** @type {string} */ word) => `A ${word}!`,

  actionsTitle: "What you can do",
  throwTo: (/** @type {string} */ crib) => `Throw to ${crib}`,
  chooseCrib: "Lay these in the crib",
  cribChoices: "Cards for the crib",
  go: "Go",
  cutHere: "Cut here",
  lift: "Cards to lift",
  liftWords: (/** @type {number} */ least, /** @type {number} */ most) => `from ${least} to ${most}`,
  cutting: "Cutting for you …",
  accept: "Accept",
  nextGame: "Next game",
  urge: "Nothing to claim: go on",
  sending: "Sending …",
  claimsTitle: "Claims",

  showTitle: "The show",
  lastShow: "The last show",
  turnRead: "The show.",
  shows: (/** @type {string} */ name) => `${name}: hand`,
  showsCrib: (/** @type {string} */ name) => `${name}: crib`,
  counted: (/** @type {number} */ points) => (points === 1 ? "1 point" : `${points} points`),
  item: (/** @type {string} */ kind, /** @type {number} */ times, /** @type {number} */ points) =>
    `${kind}${times === 1 ? "" : ` ×${times}`}: ${points}`,
  nothing: "nothing",
  lastCard: (/** @type {string} */ name) => `Last card, ${name}`,
  starterIs: (/** @type {string} */ card) => `starter: ${card}`,
  goOn: "Continue",
  saidSo: "as announced",
  logTitle: "Said at the table",

  caption: (/** @type {string} */ heard) => `♪ ${heard}`,
  cues: {
    deal: "cards are dealt",
    slide: "cards go to the crib",
    turn: "the starter is turned",
    card: "a card falls",
    knock: "a knock",
    peg: "pegs tick",
    end: "two bells",
  },

  keysButton: "Keys",
  keysTitle: "Keys at the table",
  helpKey: "?",
  keys: [
    ["1 – 6", "pick or play that card"],
    ["Enter", "the green button"],
    ["G", "go"],
    ["U", "put picked cards back"],
    ["M", "claims, where players officiate"],
    ["S", "settings"],
    ["?", "these keys"],
  ],

  tableTitle: "This table",
  leave: "Leave the table",
  leaveSure: "Leave your seat for good? In a match a bot plays on for you, or it is lost, as the table was opened.",
  backToEvent: "Back to the event",
  eventOf: "The event that this game is of",
  eventSeats: "The event seats the players: the match begins when both are there.",
  boundTo: (/** @type {string} */ commitment) =>
    `Before the deal the server bound itself to its shuffles: ${commitment}`,
  rematch: "Play again",
  rematchWaiting: "You want to play again: waiting for the others.",
  wantRematch: (/** @type {string[]} */ names) =>
    `${listed(names)} ${names.length === 1 ? "wants" : "want"} to play again.`,
  afterTitle: "After the match",
});
