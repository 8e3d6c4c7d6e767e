// Texts of the page that makes an event.

import { COMMON } from "./common.js";
import { capital } from "./words.js";

/** @type {Record<string, string>} */
const names = {
  "golden-age": "Golden Age",
  acc: "ACC tournament",
  lodge: "Lodge night",
  "knock-out": "Knock-out",
  "round-robin": "Round robin",
  season: "Season of nights",
};

/** @type {Record<string, string>} */
const sentences = {
  "golden-age": "Six games for everybody, men and women apart; most points win.",
  acc: "Nine games for everybody; the best quarter play off, the others have a consolation.",
  lodge: "Double elimination in rounds of twenty minutes, with a fee and three prizes.",
  "knock-out": "The loser is out; the losers of the semi-finals play for third place.",
  "round-robin": "Everybody plays everybody once; most wins take it.",
  season: "Nights of nine games, each with whoever comes, and overall standings.",
};

export const T = Object.freeze({
  ...COMMON,

  title: "New event",
  howPlayed: "How is it played?",
  formatName: (/** @type {string} */ name) => names[name] ?? capital(name),
  formatWords: (/** @type {string} */ name, /** @type {string} */ words) => sentences[name] ?? words,
  name: "Name",
  start: "Start",
  create: "Create the event",
  counted: "Seasons and players' pages count events whose director has an account.",
  countedWay: "Sign in, or keep yours",

  more: "More: fee, places, prizes, online and others",
  /** @type {Record<string, string>} */
  options: {
    fee: "Entry fee",
    places: "Places",
    minimum: "Fewest entries, two days before the start",
    prizes: "Prizes, or shares of the pool",
    pools: "Side pools with their fees",
    divisions: "Fields of their own",
    games: "Games for everybody",
    movement: "How the tables change",
    qualifiers: "How many play off",
    best_of: "Length of the matches",
    round_minutes: "Minutes of a round",
    best_nights: "Nights of each player that count",
    third_place: "A match for third place",
    consolation: "A consolation for those who do not qualify",
    listed: "Show it in the list of events",
    entry_open: "Players may put themselves on the list",
  },
  asManyAsCome: "as many as come",
  prizesExample: "50/30/20 or 50%/30%/20%",
  poolsExample: "high hand=2, skunks=1",
  noPool: (/** @type {string} */ pool) => `Write the side pool ${pool} with its fee, like high hand=2.`,
  feeTold: (/** @type {string} */ amount) => `Everybody pays ${amount}.`,
  poolsTold: (/** @type {string[][]} */ pools) => `${pools.map(([name, fee]) => `${name}: ${fee}`).join(", ")}.`,
  prizesTold: (/** @type {string[]} */ amounts) => `${amounts.map((one, at) => `${at + 1}. ${one}`).join(", ")}.`,
  sharesTold: (/** @type {string[]} */ parts) =>
    `${parts.map((one, at) => `${at + 1}. ${one}`).join(", ")} of the pool.`,
  divisionsExample: "men, women",
  movements: {
    "": "As it is",
    rotation: "Rotation",
    "round-robin": "Round robin",
    free: "Players find their opponents",
  },
  bestQuarter: "the best quarter",
  /** @type {[string, string][]} */
  lengths: [
    ["", "As it is"],
    ["1", "One game"],
    ["3", "Best of three"],
    ["5", "Best of five"],
  ],
  untimed: "no limit",
  allNights: "all of them",

  online: "It is played online, at tables of this server",
  wait: "Seconds to wait for an absent player",
  move: "Seconds for a move, 0 for no limit",
  standIn: "Plays for a player who has left",
  duplicate: "Every table gets the same deals",
});
