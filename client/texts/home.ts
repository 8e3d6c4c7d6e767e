// Texts of the home page.

import { area } from "./language";
import { listed, names, several } from "./words";

const lengths: Record<string, string> = {
  "1 game": "One game",
  "best of 3": "Best of three",
  "best of 5": "Best of five",
  "first to 3": "First to three",
};
const clocks: Record<string, string> = {
  0: "No clock",
  30: "30 seconds",
  60: "1 minute",
  300: "5 minutes",
  86400: "1 day",
};
const past = new Intl.RelativeTimeFormat("en-GB");
const HOUR = 60;
const DAY = 24 * HOUR;

const joined = (parts: readonly (string | false)[]): string => parts.filter(Boolean).join(", ");
const muggins = (isPlayed: boolean): string => (isPlayed ? "with muggins" : "without muggins");

interface Chosen {
  rules: string;
  match: string;
  officiating: boolean;
  muggins: boolean | null;
}

export const homeTexts = area("home", {
  welcome: "Cribbage",
  play: "Play",
  against: (level: string, chosen: string) => `Against ${level}, ${chosen}`,
  chosen: (chosen: Chosen) =>
    joined([
      names.preset(chosen.rules),
      (lengths[chosen.match] ?? chosen.match).toLowerCase(),
      chosen.officiating && "you count and peg yourselves",
      chosen.officiating && muggins(chosen.muggins === true), // rules that leave no choice have none
    ]),
  change: "change",
  level: "Opponent",
  levelName: (name: string, elo: number | null) =>
    `${name.charAt(0).toUpperCase()}${name.slice(1)}${elo === null ? "" : ` (${Math.round(elo)})`}`,
  rules: "Rules",
  moreOptions: "Options",
  loading: "Fetching the choices …",
  matchLength: "Length",
  matches: lengths,
  officiate: "We count and peg for ourselves, and claim what our opponents get wrong",
  moveClock: "Time for a move",
  moveClocks: clocks,
  muggins: "Muggins: points your opponent forgets are yours if you claim them",
  noMuggins: "These rules are played without muggins.",
  listTable: "Show it among the open tables",
  letWatch: "Anybody with the link may watch",
  friendTitle: "Play a friend",
  openTable: "Invite a friend",
  invited: (chosen: string, clock: string, isListed: boolean, isWatched: boolean) =>
    joined([
      chosen,
      clock !== "0" && `${clocks[clock] ?? clock} for a move`,
      isListed && "among the open tables",
      !isWatched && "nobody may watch",
    ]),
  code: "Code from a friend",
  noCode: "A code is made of letters and digits: type it as your friend gave it to you.",
  join: "Join",

  doorsTitle: "More",
  doors: {
    "/learn": "Learn to play",
    "/board": "Board for real cards",
    "/events": "Events",
    "/drills": "Drills",
    "/review": "Review a game",
    "/rules": "Rules",
    "/judge": "Ask the judge",
  },

  openTablesTitle: "Open tables",
  noOpenTables: "No table waits for players now.",
  moreTables: (tables: number) => several(tables, "more table"),
  refresh: "Look again",
  freeSeat: "free seat",
  officiated: (isMuggins: boolean | undefined) =>
    joined(["players officiate", isMuggins !== undefined && muggins(isMuggins)]),
  listedTable: (rules: string, match: string) => `${names.preset(rules)}, ${match}`,

  continueTitle: "Continue",
  withOthers: (players: readonly string[]) => (players.length ? `with ${listed(players)}` : ""),
  score: (name: string, score: number) => `${name} ${score}`,
  you: "You",
  ago: (minutes: number) => {
    if (minutes < 1) return "just now";
    if (minutes < HOUR) return past.format(-minutes, "minute");
    return minutes < DAY
      ? past.format(-Math.floor(minutes / HOUR), "hour")
      : past.format(-Math.floor(minutes / DAY), "day");
  },
  moreGames: (games: number) => several(games, "more game"),
  drop: "Drop this game",
  dropLabel: (others: string) => `Drop the game ${others}`,
  waiting: "waiting for players",
  underWay: "under way",
});
