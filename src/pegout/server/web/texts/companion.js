// Texts of the board beside real cards.

import { pretty, SIGNS } from "./card_signs.js";
import { COMMON } from "./common.js";
import { capital, listed, possessive, presets, several } from "./words.js";

/** @typedef {import("../companion/types.js").Made} Made */
/** @typedef {import("../companion/types.js").Penalty} Penalty */

/** @type {Record<string, string>} */
const BOOKS = { ...presets, club: "Club (club)" };
/** @type {Record<string, string>} */
const KINDS = {
  play: "Play",
  hand: "Hand",
  crib: "Crib",
  heels: "Heels",
  muggins: "Muggins",
  penalty: "Penalty",
  back: "Points back",
};
/** @type {Record<string, string>} */
const FOR = {
  play: "in the play",
  hand: "for the hand",
  crib: "for the crib",
  heels: "for heels",
  muggins: "by muggins",
  penalty: "for a penalty",
};

/** @param {string[]} cards */
const cardsOf = (cards) => cards.map(pretty).join(" ");

/**
 * @param {Made} made
 * @param {string[]} names
 * @param {number} counted
 */
function madeWords(made, names, counted) {
  switch (made.do) {
    case "points":
      return `${names[made.seat]} +${made.points} ${made.penalty ? `for ${made.penalty}` : FOR[made.why]}`;
    case "back":
      return `${names[made.seat]} −${made.points}, ${made.penalty || "a correction"}`;
    case "hand":
      return `${names[made.seat]} +${counted} for the hand ${cardsOf(made.cards)} with ${pretty(made.starter)}`;
    case "crib":
      return `${names[made.seat]} +${counted} for the crib ${cardsOf(made.cards)} with ${pretty(made.starter)}`;
    case "deal":
      return `${names[made.dealer]} deals`;
    case "marker":
      return `${names[made.dealer]} deals this deal, the marker was wrong`;
    case "game":
      return `Next game: ${names[made.dealer]} deals`;
    case "ruling":
      return [`Ruling: ${made.words}`, ...ordersOf(made, names)].join(" ");
  }
}

/**
 * @param {import("../companion/types.js").RulingMade} made
 * @param {string[]} names
 */
function ordersOf({ corrections, back, to }, names) {
  const fallen = [...corrections, ...back].map(({ seat, points }) => `${names[seat]} −${points}.`);
  return [...fallen, ...to.map(({ seat, points }) => `${names[seat]} +${points}.`)];
}

export const T = Object.freeze({
  ...COMMON,

  startTitle: "A board for real cards",
  startWords: "You play with cards, this keeps the score. It works without a connection too.",
  start: "Start the board",
  players: "Players",
  playerCounts: { 2: "Two", 3: "Three", 4: "Four", partners: "Four, as partners" },
  playerName: (/** @type {number} */ number) => `Player ${number}`,
  partnersSit: "Partners sit opposite: the first with the third, the second with the fourth.",
  firstDealer: "Deals first",
  rules: "Rules",
  bookName: (/** @type {string} */ name) => BOOKS[name] ?? name, // seats are chosen by themselves
  match: "Length",
  matches: {
    "1 game": "One game",
    "best of 3": "Best of three",
    "best of 5": "Best of five",
    "first to 3": "First to three games",
    "3 games": "Three games",
    "9 games": "Nine games",
  },
  goal: "Game hole",
  goals: { 121: "121", 61: "61, once around" },
  muggins: "Muggins is played",
  mugginsFixed: "These rules fix it.",
  sameName: (/** @type {string} */ name) => `Two players are called ${name}: add something to one of the names.`,
  nameSigns: (/** @type {string} */ name) =>
    `${name} has characters a board cannot keep, such as joined emoji: write the name without them.`,
  bothConfirm: "Every side confirms each entry",
  ownConfirms: "Only a side’s own phone confirms for it. One phone for all confirms nothing.",
  nobodyConfirms: (/** @type {string[]} */ sides) =>
    `Nobody confirms for ${listed(sides)} yet: that takes their own phone (More, Second phone).`,
  moreOptions: "More options",
  boardsTitle: "Your boards",
  boardLink: (/** @type {string[]} */ sides, /** @type {number[]} */ scores) =>
    sides.map((side, at) => `${side} ${scores[at]}`).join(" – "),
  boardState: (/** @type {boolean} */ over, /** @type {number} */ opened, /** @type {string} */ match) =>
    `${new Date(opened).toLocaleDateString()}, ${match}${over ? ", over" : ""}`,
  forget: "Forget",
  forgetLabel: (/** @type {string} */ board) => `Forget the board ${board}`,
  forgetWords: (/** @type {string} */ board) => `${board}: then you need its link to keep it.`,
  forgetUnsent: (/** @type {string} */ board) =>
    `${board}: some of it has not been sent to the server. That part is only here, and will be lost.`,
  forgetOnly: (/** @type {string} */ board) =>
    `${board}: the server does not have this board. It is only here, and will be lost.`,

  boardTitle: "Board",
  sideName: (/** @type {string[]} */ names) => listed(names),
  lookOnly: "You are watching. Only somebody with the scoring link can keep the score.",
  noBoard: "This board is not on the server, and not in this browser: check the link.",
  looking: "Fetching the board …",
  saved: "Saved",
  saving: "Saving",
  offlineKept: (/** @type {number} */ number) => `Offline, ${number} kept here`,
  offlineInPage: (/** @type {number} */ number) => `Offline, no room: ${number} lost if you leave`,
  offlineOnly: "Offline",
  refusedKept: (/** @type {number} */ number) => `Refused, ${number} kept here`,
  refusedTitle: (/** @type {boolean} */ known) =>
    known ? "The server accepts nothing from this phone" : "The server does not keep this board",
  beginAnew: "Start again with these players",
  whoseTitle: "Whose phone is this?",
  everybodys: "Everybody’s",
  everybody: "Everybody",
  phoneRemoved: "This phone was removed from the board: ask the person keeping score for a new invitation.",
  dealLine: (/** @type {number} */ deal, /** @type {string} */ dealer) => `Deal ${deal}: ${dealer} deals`,
  nextDeal: "Next deal",
  nextDealTo: (/** @type {string} */ dealer) => `Next deal: ${dealer} deals`,
  more: "More",
  begunByItself: "begun by itself: the crib of the deal before was counted",
  gameLine: (/** @type {number} */ game, /** @type {string} */ match) => `Game ${game}, ${match}: `,
  gamesWon: (/** @type {number[]} */ won) => won.join(" – "),

  kindsTitle: "What the points are for",
  kinds: KINDS,
  kindButton: (/** @type {string} */ kind) => (kind === "back" ? "Back" : KINDS[kind]),
  other: "Other",
  otherTitle: "Other points",
  heelsChoice: "Heels: the dealer turned a jack",
  mugginsChoice: "Muggins: points your opponent overlooked",
  backChoice: "Points back: a correction",
  penaltyChoice: "Another penalty",
  penaltyName: "What for",
  penaltyTake: "Then type the points",
  penaltyUnnamed: "Say what the points are for.",
  penaltiesTitle: "Penalties",
  penaltyNamed: (/** @type {Penalty} */ { name, points, each }) =>
    `${capital(name)}: ${points}${each ? " a card" : ""}`,
  penaltyBack: (/** @type {Penalty} */ { name, points }) => `${capital(name)}: ${points} back`,
  penaltyWhat: (/** @type {Penalty} */ { what, citation }) => `${capital(what)} (${citation})`,
  pointsTyped: "Points",
  nothingTyped: "–",
  typedFor: (/** @type {string} */ kind, /** @type {string} */ penalty) => penalty || KINDS[kind],
  deleteKey: "Delete the last digit",
  deleteSign: "⌫",
  cardsKey: "Cards",
  undoKey: "Undo",
  quickKeys: {
    play: [
      [1, "go"],
      [2, "15 31 pair"],
      [3, "run"],
    ],
    hand: [
      [10, ""],
      [12, ""],
      [16, ""],
    ],
    crib: [
      [10, ""],
      [12, ""],
      [16, ""],
    ],
  },
  quickLabel: (/** @type {number} */ points) => several(points, "point"),
  pegTo: (/** @type {string} */ name, /** @type {string} */ typed) => `${name} +${typed}`,
  pegged: (/** @type {string} */ typed) => `+${typed}`,
  peggedBack: (/** @type {string} */ typed) => `−${typed}`,
  playersTitle: "Who has the points",
  enterSign: "↵",
  pointsFirst: "Type the points first, then tap the player.",

  doubtTitle: "Can that be right?",
  enterAnyway: "Enter it anyway",
  notKept: "This browser does not keep that board: open its link with the key first.",

  pickTitle: { hand: "A hand by its cards", crib: "The crib by its cards" },
  pickHand: "Cards",
  pickStarter: "Starter",
  pickThrown: "Thrown",
  withThrown: "Name the thrown cards too",
  emptySlot: "empty",
  slotLabel: (/** @type {string} */ what, /** @type {string} */ card) => `${what}: ${card}`,
  pickRank: "Rank",
  pickSuit: "Suit",
  suitSigns: SIGNS,
  rankSign: (/** @type {string} */ rank) => (rank === "T" ? "10" : rank),
  counts: (/** @type {number} */ points) => `Counts ${points}`,
  cardsMissing: (/** @type {number} */ number) => `${several(number, "card")} to go`,

  made: madeWords,
  nothingYet: "Nothing entered yet",
  needed: (/** @type {string} */ words, /** @type {number} */ points) => `${words} (${points} needed)`,
  toConfirm: (/** @type {number} */ number) => `${number} entries from your opponent’s side`,
  confirm: "Confirm",
  object: "Object",
  withdraw: "Withdraw",
  objectTitle: "What is wrong with it?",
  objectWords: "In your words, if you like",
  objects: (/** @type {string[]} */ who, /** @type {string} */ words) =>
    `${listed(who)} ${who.length > 1 ? "object" : "objects"}${words ? `: ${words}` : ""}`,
  trail: "Entries",
  dealHead: (/** @type {number} */ game, /** @type {number} */ deal) => `Game ${game}, deal ${deal}`,
  undone: "undone",
  undoneEntry: (/** @type {string} */ words) => `Undone: ${words}`,
  undoneBy: (/** @type {string} */ side) => `undone by ${side}`,
  confirmedBy: (/** @type {string[]} */ sides) => `confirmed by ${listed(sides)}`,
  enteredBy: (/** @type {string} */ side) => `entered by ${side}`,
  undoLabel: (/** @type {number} */ number, /** @type {string} */ words) => `Undo entry ${number}: ${words}`,
  undoOldTitle: "An entry of an earlier deal",
  undoOld: "Undo it",
  again: "Again",
  againLabel: (/** @type {string} */ words) => `Enter it again: ${words}`,
  undoTitle: "Later entries depend on it",
  undoAll: (/** @type {number} */ number) => `Undo all ${number}, from this one on`,
  nothingToUndo: "There is nothing of yours to undo.",

  wins: (/** @type {string[]} */ names) => `${listed(names)} ${names.length > 1 ? "win" : "wins"} the game`,
  winsMatch: (/** @type {string[]} */ names) => `${listed(names)} ${names.length > 1 ? "win" : "wins"} the match`,
  matchLevel: "The match is level",
  finalScores: (/** @type {number[]} */ scores) => scores.join(" – "),
  skunk: (/** @type {string[]} */ sides) => `Skunk for ${listed(sides)}`,
  doubleSkunk: (/** @type {string} */ word, /** @type {string[]} */ sides) => `${capital(word)} for ${listed(sides)}`,
  worth: (/** @type {number} */ games) => `It counts ${games} games`,
  nextGame: (/** @type {string} */ dealer) => `Next game: ${dealer} deals`,
  newBoard: "New board",
  eventSend: (/** @type {string} */ title) => `Send the score to ${title}`,
  eventSent: (/** @type {string} */ title) => `The score was sent to ${title}.`,
  eventUnconfirmed: (/** @type {string} */ title) =>
    `Not sent to ${title}: the other phone entered some of it. Confirm that from your own phone, or enter the score at ${title}.`,
  eventWaits: (/** @type {string} */ title) => `The score waits to be sent to ${title}.`,
  backToEvent: (/** @type {string} */ title) => `Back to ${title}`,

  setMarker: (/** @type {string} */ name) => `Set the deal marker right: ${name} deals`,
  secondPhone: "Second phone",
  judge: "Call the judge",
  record: "Record",
  showRecord: "Show the record",
  downloadRecord: "Download",
  review: "Review",
  awake: "Keep the screen on",
  allBoards: "All boards",
  keysTitle: "Keys",

  linkFor: "The link is for",
  anyPhone: "Any phone that keeps the score",
  phoneOf: (/** @type {string[]} */ names) => `${possessive(listed(names))} own phone`,
  phonesWords: "Anybody with this link can keep the score on the same board, but confirm for nobody.",
  invitationWords: (/** @type {string[]} */ names) =>
    `The first phone that opens this link is ${possessive(listed(names))} own: only that one confirms for ${listed(names)}.`,
  ownPhone: (/** @type {string[]} */ names) =>
    `This is ${possessive(listed(names))} own phone: it confirms for ${listed(names)} and nobody else.`,
  removePhone: (/** @type {string[]} */ names) => `Remove ${possessive(listed(names))} phone`,
  sideLabel: "This phone is for",
  link: "Link with the key",
  qrLabel: "The link as a QR code",

  help: [
    ["0–9", "points"],
    ["⌫", "delete a digit"],
    ["U", "undo"],
    ["N", "next deal"],
    ["K", "play, hand or crib"],
    ["C", "a hand by its cards; there 5 H is the five of hearts, T or 0 a ten"],
    ["?", "these keys"],
  ],
  helpEnter: (/** @type {string} */ name) => `points to ${name}`,
  helpPlayer: (/** @type {string} */ name) => `points to ${name}`,
  backspace: "Backspace",
  reservedKeys: "SUNKC",

  reviewTitle: "Review of the board",
  backToBoard: "Back to the board",
  reviewWorking: "Working out the review …",
  results: "Games",
  chanceTitle: (/** @type {string} */ name) => `${possessive(name)} chance to win`,
  chanceLabel: (/** @type {string} */ name, /** @type {number} */ game, /** @type {string[]} */ steps) =>
    `${possessive(name)} chance to win game ${game}: ${steps.join(", ")}`,
  percent: (/** @type {number} */ chance) => `${Math.round(100 * chance)} %`,
  dealNumber: (/** @type {number} */ deal) => String(deal),
  dealAxis: "deal",
  gameNumber: (/** @type {number} */ game) => `Game ${game}`,
  sumsTitle: "Points compared with the average",
  sumsHeads: ["", "Points", "A time", "Average"],
  roles: { dealer: "as dealer", pone: "as pone", all: "" },
  kindRole: (/** @type {string} */ kind, /** @type {string} */ role) => `${KINDS[kind]} ${role}`.trim(),
  noAverage: "–",
  handsTitle: "Hands",
  bestHand: (/** @type {string} */ name, /** @type {number} */ points) => `${possessive(name)} best: ${points}`,
  worstHand: (/** @type {string} */ name, /** @type {number} */ points) => `${possessive(name)} lowest: ${points}`,
  handWhere: (/** @type {number} */ game, /** @type {number} */ deal) => `game ${game}, deal ${deal}`,
  throwsTitle: "Throws",
  threw: (/** @type {string} */ name, /** @type {string[]} */ cards) => `${name} threw ${cardsOf(cards)}`,
  bestThrow: "It was the best throw.",
  betterThrow: (/** @type {string[]} */ cards, /** @type {number} */ points) =>
    `${cardsOf(cards)} was better by ${points.toFixed(1)} points.`,
  noEntries: "Nothing has been entered yet.",
});
