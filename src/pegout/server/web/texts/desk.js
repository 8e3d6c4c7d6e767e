// Texts of the desk of an event.

import { COMMON } from "./common.js";
import { are, capital, roundName, several } from "./words.js";

/** @typedef {import("../desk/types.js").EventLine} EventLine */
/** @typedef {import("../desk/types.js").FieldLine} FieldLine */
/** @typedef {import("../desk/types.js").GameLine} GameLine */

/** @type {Record<string, string>} */
const phases = {
  open: "Entry is open",
  playing: "Play is on",
  played: "Everything is played",
  closed: "Closed",
  cancelled: "Called off",
};

/** @param {string} start */
const day = (start) => start.slice(0, 16).replace("T", " ");

/** @param {string} name */
const fieldName = (name) => (name ? capital(name) : "The field");

/** @param {Pick<GameLine, "table" | "game">} game */
const where = ({ table, game }) => (table ? `Table ${table}` : game);

export const T = Object.freeze({
  ...COMMON,

  title: "Director’s desk",
  noKey: "This desk opens with the link of an official: ask the director of the event for it.",
  notAnOfficial: "This link does not belong to an official: ask the event’s director for one.",
  publicPage: "Public page",
  bracket: "Bracket",
  display: "Hall display",
  state: (/** @type {EventLine} */ { phase, start, entered, waiting, winner }) =>
    [
      `${phases[phase]}. Start ${day(start)}. ${several(entered, "player")} entered`,
      waiting ? `, ${waiting} waiting` : "",
      winner ? `. Winner: ${winner}` : "",
      ".",
    ].join(""),
  youSitAs: (/** @type {string} */ role) => `You sit here as: ${role}.`,
  lost: (/** @type {string} */ time) =>
    `The connection is lost. What you see is as of ${time}; what you type stays, and can be sent again once the server is back.`,

  partsTitle: "Parts of the desk",
  /** @type {Record<string, string>} */
  parts: {
    entries: "Entries",
    play: "Play",
    judge: "Judge",
    money: "Money",
    log: "Log",
    links: "Links",
    papers: "Papers",
  },

  todoTitle: "To be done next",
  nothingToDo: "Nothing for now.",
  moreToDo: (/** @type {number} */ number) => `Show ${number} more`,
  fewer: "Show fewer",
  doIt: "Do it",
  show: "Show",
  /** @type {Record<string, string>} */
  ways: {
    absent: "Check in",
    missing: "Enter",
    disagree: "Settle it",
    refund_decision: "Decide",
    call: "Go there",
    ruling: "Answer",
    decide: "Decide",
    prizes: "Award",
    pools: "Award",
  },

  keysTitle: "Keys",
  keys: [
    ["N", "the next thing to do"],
    ["/", "search"],
    ["?", "these keys"],
    ["Enter", "in a score: on to the next number, then to the next table"],
  ],

  name: "Name",
  reason: "Reason",
  reasonIfAny: "Reason, if there is one",
  amount: "Amount",
  noAmount: "That is not an amount: write it like 20 or 20.50.",
  noMinus: "An amount has no minus: write what changes hands, like 20 or 20.50.",
  paysAll: (/** @type {string} */ amount, /** @type {string} */ name) => `${amount} from ${name} for the entry.`,
  paysPart: (/** @type {string} */ amount, /** @type {string} */ name, /** @type {string} */ rest) =>
    `${amount} from ${name}: part of the entry fee, ${rest} still to pay.`,
  paysMore: (/** @type {string} */ amount, /** @type {string} */ name, /** @type {string} */ gift) =>
    `${amount} from ${name} for the entry, of which ${gift} is a donation.`,
  gives: (/** @type {string} */ amount, /** @type {string} */ name) =>
    name ? `${amount} from ${name} as a donation.` : `${amount} as a donation.`,
  getsBack: (/** @type {string} */ amount, /** @type {string} */ name) => `${amount} goes back to ${name}.`,
  spends: (/** @type {string} */ amount, /** @type {string} */ on) =>
    on ? `${amount} out of the cash for ${on}.` : `${amount} out of the cash.`,
  lends: (/** @type {string} */ amount) => `${amount} from the house into the cash.`,
  handsOver: (/** @type {string} */ amount) => `${amount} out of the cash to the house.`,
  field: "Field",
  fieldName,
  pool: "Side pool",
  poolFor: (/** @type {string} */ name, /** @type {string} */ fee) => `${name}, ${fee}`,

  register: "Add somebody",
  putOnTheList: "Put on the list",
  registered: (/** @type {string} */ name) => `${name} is on the list.`,
  kind: "Enters as",
  sponsor: "Invited by",
  contact: "Contact",
  addBots: "Add bots",
  botNames: "Names, with commas between",
  admission: "People who enter by themselves",
  entryIsOpen: "Anybody can enter on the public page.",
  entryAsks: "Entries on the public page wait for your approval.",
  entryIsClosed: "The public page takes no entries: enter people here.",
  asked: "Waiting for your approval",
  approve: "Approve",
  approveNamed: (/** @type {string} */ name) => `Approve ${name}`,
  turnDown: "Turn down",
  turnDownNamed: (/** @type {string} */ name) => `Turn ${name} down`,
  unapproved: "not approved",
  openEntry: "Open entry",
  closeEntry: "Close entry",
  askFirst: "Ask me first",
  approveAll: (/** @type {number} */ number) => `Approve all ${number}`,
  clearUnapproved: (/** @type {number} */ number) => `Clear ${number} unapproved`,
  clear: "Clear",
  clearWords: (/** @type {string[]} */ names) =>
    `This removes everybody who entered themselves and whom nobody has approved, checked in or taken money from, and ends their links: ${names.join(", ")}.`,
  level: "Strength",
  search: "Search by name",
  filter: "Which entries",
  /** @type {Record<string, (number: number) => string>} */
  filters: {
    all: (number) => `All ${number}`,
    unpaid: (number) => `Not paid ${number}`,
    absent: (number) => `Not here ${number}`,
    waiting: (number) => `Waiting ${number}`,
  },
  shownOf: (/** @type {number} */ shown, /** @type {number} */ all) =>
    shown === all ? several(all, "name") : `${shown} of ${several(all, "name")}`,
  /** @type {Record<string, string>} */
  statuses: { waiting: "waiting", placed: "not paid", confirmed: "entered", gone: "gone", lapsed: "not in" },
  /** @type {Record<string, string>} */
  arrivals: { not_here: "not here", here: "here", late: "came late" },
  number: (/** @type {number} */ position) => `No. ${position}`,
  isOwed: (/** @type {string} */ amount) => `is owed ${amount}`,
  paidNow: (/** @type {string} */ amount) => `Paid ${amount}`,
  paidBy: (/** @type {string} */ name, /** @type {string} */ amount) => `${name} paid ${amount}`,
  here: "Is here",
  isHere: (/** @type {string} */ name) => `${name} is here`,
  more: "More",
  moreAbout: (/** @type {string} */ name) => `More about ${name}`,
  paidSoFar: (/** @type {string} */ amount) => `paid ${amount}`,
  inPool: (/** @type {string} */ pool) => `in the side pool ${pool}`,
  sponsoredBy: (/** @type {string} */ name) => `invited by ${name}`,
  playedBy: (/** @type {string} */ seat) => `plays online: ${seat}`,
  paid: "Paid",
  payMore: "Pay more",
  joinPool: "Into a side pool",
  goesBack: "Goes back",
  decideRefund: "Decide the refund",
  payBack: (/** @type {string} */ amount) => `Pay back ${amount}`,
  withdraw: "Withdraw",
  withdrawWords: "At their own request. The first on the waiting list gets the place.",
  remove: "Take off the list",

  noFields: "Play has not started: the fields appear when it does.",
  fieldTitle: fieldName,
  stage: (/** @type {FieldLine} */ { stage, round, rounds, open }, /** @type {number} */ players) => {
    const left = open > 0 ? `, ${several(open, "game")} without a result` : "";
    const how = {
      chart: rounds ? capital(roundName(round, rounds)) : "Games as they come",
      ties: "Ties are played off",
      sheet: "Knock-out",
      finished: "Finished",
      waits: "Waits",
    }[stage];
    return `${how}${left}. ${several(players, "player")}.`;
  },
  sittingOut: (/** @type {string[]} */ names) => `${are(names)} sitting out.`,
  timeLeft: (/** @type {number} */ round, /** @type {number} */ minutes, /** @type {number} */ seconds) =>
    `Round ${round}: ${minutes}:${String(seconds).padStart(2, "0")} left`,
  timeIsUp: (/** @type {number} */ round) => `Round ${round}: Time!`,
  timeCalled: (/** @type {number} */ round) => `Round ${round}: Time! It has been called.`,
  timeIn: (/** @type {string} */ field, /** @type {number} */ round) =>
    field ? `Time! Round ${round} is over (${field}).` : `Time! Round ${round} is over.`,
  callTime: "Call time",

  quickEntry: "Enter scores",
  tableOrName: "Table, game or name",
  firstPoints: "First",
  secondPoints: "Second",
  byTime: "Ended by time",
  levelWinner: "Level: who was there first?",
  nobodyYet: "Nobody",
  enter: "Enter",
  noScore: "Type the two scores first.",
  whichGame: "Name one open game: by its table, its id, or a player.",
  gameFound: (/** @type {GameLine} */ game) =>
    `${where(game)}: ${game.first} – ${game.second}${game.best_of > 1 ? `, game ${game.nth}` : ""}`,
  gamesFound: (/** @type {number} */ number) =>
    number === 0 ? "No open game like that." : `${number} open games: type more.`,
  scoreWords: (
    /** @type {string} */ first,
    /** @type {string} */ second,
    /** @type {[number, number]} */ [one, other],
  ) => `${first} ${one} – ${other} ${second}`,
  entered: (/** @type {string} */ words) => `Entered: ${words}.`,
  notEntered: (/** @type {string} */ words, /** @type {string} */ why) => `Not entered: ${words}. ${why}`,

  openGames: (/** @type {number} */ number) => `${several(number, "game")} to be played`,
  gamesToAgree: (/** @type {number} */ number) => `${several(number, "game")} to be agreed on`,
  notPlayed: "Not played",
  notPlayedOf: (/** @type {string} */ names) => `Not played: ${names}`,
  gamePlace: (/** @type {GameLine} */ game, /** @type {boolean} */ several) =>
    `${where(game)}${several && game.division ? `, ${game.division}` : ""}`,
  gameTitle: (/** @type {GameLine} */ { first, second, score }) =>
    score ? `${first} ${score[0]} – ${score[1]} ${second}` : `${first} – ${second}`,
  said: (/** @type {string} */ name, /** @type {number} */ first, /** @type {number} */ second) =>
    `${name} says ${first}–${second}`,
  between: (/** @type {string} */ first, /** @type {string} */ second) => `${first} – ${second}`,
  judgeCalled: "judge called",
  watch: "Watch",
  score: "Score",
  scoreOf: (/** @type {string} */ names) => `Score of ${names}`,
  settle: "Settle",
  settleOf: (/** @type {string} */ names) => `Settle ${names}`,
  settleWords: "The two have entered different scores. Take one of them, or enter what was played.",
  take: (/** @type {string} */ name) => `Take ${name}’s`,
  takeScore: (/** @type {string} */ name, /** @type {number} */ first, /** @type {number} */ second) =>
    `Take ${name}’s: ${first}–${second}`,
  otherScore: "Another score",
  enterOther: "Enter this score",
  absent: "Absent",
  absentFrom: (/** @type {string} */ names) => `Absent: ${names}`,
  isAbsent: (/** @type {string} */ name) => `${name} is not here`,
  bothAbsent: "Neither is here",
  markAbsent: "Mark as absent",

  correct: "Correct a score",
  findResult: "Search by name or game",
  result: (
    /** @type {{first: string, second: string, first_points: number, second_points: number, kind: string}} */ line,
  ) =>
    `${line.first} ${line.first_points} – ${line.second_points} ${line.second}${line.kind === "played" ? "" : `, ${line.kind}`}`,
  correctIt: "Correct",
  correctResult: (/** @type {string} */ words) => `Correct ${words}`,

  freeGame: "Enter a game",
  onePlayer: "One player",
  otherPlayer: "The other",

  joinLate: "Join late",
  dropOut: "Drop out",
  expel: "Send off",

  openNight: "Open a night",
  tonight: "Who plays tonight",
  anotherName: "Another name",
  add: "Add",
  everybody: "Everybody",
  nobody: "Nobody",

  startPlay: "Start play",
  startWords: "Numbers and positions follow the order of registration.",
  startNights: "Entry ends, and the nights can be opened.",
  startWithout: "Start in order of registration",
  drawAndStart: "Draw lots and start",
  drawInstead: "Draw lots instead",
  drawInsteadWords:
    "The rules of this event give positions by the order of registration: draw lots only if everybody agrees.",
  drawWords: "The numbers are drawn, and play starts with them. Without a draw they follow the registration.",
  move: "Move the start",
  newStart: "New start",
  now: "Now",
  callOff: "Call the event off",
  cause: "Why",
  causes: {
    "called off by the organiser": "Called off by the organiser",
    "too few entries": "Too few entries",
    "force majeure": "Force majeure",
  },

  calls: "Calls",
  nobodyCalls: "Nobody is calling.",
  callTitle: (
    /** @type {{by: string, game: string, table: number, asks: boolean}} */ call,
    /** @type {GameLine | null} */ game,
  ) => `${where(call)}${game ? `: ${game.first} – ${game.second}` : ""}${call.asks ? "" : `, called by ${call.by}`}`,
  judgeWithDealer: (/** @type {string} */ dealer) => `Judge it: ${dealer} dealt`,
  beenThere: "Been there",
  letIn: "Let in",
  letInNamed: (/** @type {string} */ name) => `Let in the guest who plays as ${name}`,
  asksIn: "waits to be let in",
  carryOut: "Carry it out",
  doNotCarryOut: "Play on without",
  callJudge: "Call the judge",
  gameId: "Game, as the pairings name it",
  gameIfAny: "Game, if it is about one",
  callWords: "What it is about",
  rulings: "Rulings",
  noRulings: "None so far.",
  recordNumber: (/** @type {number} */ number) => `Record ${number}`,
  noteRuling: "Write down a ruling",
  rulingWords: "The ruling in words",
  articles: "Articles",
  articlesExample: "acc:VIII.4b",
  decide: "Give a place by decision",
  place: "Place",

  spend: "Spend",
  spentOn: "What for",
  note: "Note",
  putIn: "Put in by the house",
  handOver: "Hand over to the house",
  donate: "Donation",
  giver: "Given by",
  awardPrizes: "Award the prizes",
  finalOrder: "One place on each line, best first; separate players who share it with a semicolon",
  awardPool: "Award a side pool",
  poolWinners: "Winners, one on each line; nobody, and it becomes a donation",
  prize: (/** @type {number} */ place, /** @type {string} */ name, /** @type {string} */ amount) =>
    `Place ${place}: ${name}, ${amount}.`,
  closeEvent: "Close the event",
  closeWords: "Everything is played and paid. After that you can only undo.",
  isClosed: "The event is closed.",
  books: "Books",
  sentence: capital,
  cell: (/** @type {string | number | boolean | null} */ given) =>
    typeof given === "boolean" ? (given ? "yes" : "no") : String(given ?? ""),

  yourName: "Your name, for the log",
  searchLog: "Search the log",
  earlier: "Earlier records",
  setAside: "set aside",
  logTitle: (/** @type {number} */ number, /** @type {string} */ what) => `${number} ${what}`,
  logWho: (/** @type {string} */ at, /** @type {string} */ by) => `${day(at)}, ${by}`,
  takeBack: (/** @type {number} */ number) => `Take back record ${number}`,
  undo: "Take back",
  undoWords: "Later records that depend on it are set aside, and return if this one is restored.",
  /** @type {Record<string, string>} */
  commands: {
    Register: "on the list",
    CheckIn: "is here",
    Withdraw: "withdrawn",
    Pay: "paid",
    JoinPool: "into a side pool",
    Donate: "donation",
    Remove: "taken off the list",
    DecideRefund: "refund decided",
    PayRefund: "refund paid",
    Spend: "spent",
    PutIn: "put in by the house",
    HandOver: "handed over to the house",
    MoveStart: "start moved",
    StartPlay: "play started",
    Cancel: "called off",
    AwardPrizes: "prizes awarded",
    AwardPool: "side pool awarded",
    DrawOrder: "lots drawn",
    DrawAndStart: "lots drawn and play started",
    OpenNight: "night opened",
    StartRound: "round started",
    CallTime: "time called",
    EnterScore: "score",
    FreeGame: "game",
    CorrectScore: "score corrected",
    MarkAbsent: "absent",
    DropOut: "dropped out",
    Expel: "sent off",
    JoinLate: "joined late",
    StartPlayOffs: "play-offs started",
    DecidePlace: "place decided",
    NoteRuling: "ruling",
    CallJudge: "judge called",
    SettleCall: "judge has been there",
    CloseEvent: "closed",
    Undo: "taken back",
  },

  /** @type {Record<string, string>} */
  roleNames: { director: "Director", registrar: "Registrar", judge: "Judge", scorer: "Scorer", public: "Entry" },
  /** @type {Record<string, string>} */
  roleWords: {
    director: "May do everything: keep this one to yourself.",
    registrar: "Entries and money.",
    judge: "Calls, rulings, absences and places by decision.",
    scorer: "Scores, clocks, absences and who is here.",
    public: "For a poster in the hall: any number of people on one network may enter by it.",
  },
  players: "Players",
  playersWords: "Each player has a link of their own: their table, their scores and their card.",
  forEverybody: "For everybody",
  /** @type {Record<string, string>} */
  publicNames: { page: "Public page", display: "Hall display", bracket: "Bracket" },
  link: "Link",
  showLink: "Link",
  linkOf: (/** @type {string} */ name) => `Link of ${name}`,
  codeFor: (/** @type {string} */ name) => `Code with the link: ${name}`,
  renew: "Renew",
  renewOf: (/** @type {string} */ whose) => `Renew the link of ${whose}`,
  renewWords: "The old link no longer works: hand out the new one.",
  printSheet: "Sheet of all codes, to print",
  print: "Print",
  slipWords: "Photograph your code: it opens your own page, and needs no account.",

  papersTitle: "Papers",
  stock: "Paper",
  stocks: { a: "A4 and A3", letter: "Letter and Tabloid" },
  /** @type {Record<string, string>} */
  papers: {
    "score-cards": "Score cards",
    "table-cards": "Table cards",
    movement: "Movement by round",
    "movement-by-player": "Movement by player",
    bracket: "Bracket",
    "empty-bracket": "Empty bracket",
    standings: "Standings",
    entries: "Entries",
    receipts: "Receipts",
    books: "Books",
    report: "Report",
  },
  filesTitle: "Files",
  /** @type {Record<string, string>} */
  lists: {
    entries: "Entries",
    pairings: "Pairings",
    chart: "Chart",
    results: "Results",
    standings: "Standings",
    bracket: "Bracket",
    log: "Log",
    books: "Books",
  },
  beingMade: "Being made …",
  onlyHere: (/** @type {string} */ host) =>
    `You have opened the desk at ${host}, which no phone can reach, and printed codes lead there: open it at the address that phones use before you print codes.`,
  csv: (/** @type {string} */ list) => `${list} (CSV)`,
  eventFile: "The whole event, for pegout event",
});
