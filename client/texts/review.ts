import { percent, signedTo } from "./figures";
import { area, plural } from "./language";
import { capital, possessive } from "./words";

const grades = {
  best: "best",
  good: "good",
  inaccuracy: "inaccuracy",
  mistake: "mistake",
  blunder: "blunder",
};
const severalGrades: Record<string, string> = {
  inaccuracy: "inaccuracies",
  mistake: "mistakes",
  blunder: "blunders",
};

export const reviewTexts = area("review", {
  title: "Review",
  review: "Review",
  givenTitle: "A record to review",
  givenWords: "Choose the file of a record, or paste its text.",
  file: "File",
  pasted: "Text",
  fileName: "pegout.rec",
  nothingFinished: "No game of this record is finished: play one to its end first.",
  working: "Looking at every decision: a few seconds.",
  workingAt: (game: number, games: number) => `Looking at game ${game} of ${games}: a few seconds each.`,
  workingLong: "Still looking: it takes up to half a minute when the server has just started or others wait as well.",
  workingLabel: "How far the review has come",
  seconds: (seconds: number) => `${seconds} s`,
  copyLink: "Copy the link",

  costWords:
    "Costs are measured against the best choice the player could see. Accuracy is the share of what could have been lost but was not.",
  games: "Games",
  game: (number: number, scores: string) => `Game ${number}: ${scores}`,
  won: (score: number) => `won, ${score}`,
  lost: (score: number) => `lost, ${score}`,
  accuracy: "accuracy",
  graded: (number: number, grade: string) => `${number} ${plural(number, grade, severalGrades[grade] ?? grade)}`,
  pointsLost: (throwing: number, pegging: number) =>
    `Points lost a deal: ${throwing.toFixed(2)} in throwing, ${pegging.toFixed(2)} in pegging`,

  lineTitle: "The chance to win",
  lineLabel: (name: string) => `${possessive(name)} chance to win, moment by moment`,
  wins: (name: string) => `${name} wins`,
  back: "One moment back",
  on: "One moment on",
  chances: (name: string, other: string, chance: number) =>
    `${name} ${percent(chance)}, ${other} ${percent(1 - chance)}`,
  moment: (deal: number, text: string) => `${text.startsWith("deal ") ? capital(text) : `Deal ${deal}: ${text}`}.`,
  scores: (scores: string) => `Scores ${scores}.`,
  slips: { inaccuracy: "An inaccuracy.", mistake: "A mistake.", blunder: "A blunder." },

  ledgerTitle: "Luck and skill",
  ledgerWords: "What each part changed of the chance to win.",
  partHead: "Part",
  before: "Before the first deal",
  parts: {
    deal: "The cards dealt",
    cut: "The starter",
    fall: "How the rest fell",
    throw: "Throwing",
    pegging: "Pegging",
    counting: "Counting",
    muggins: "Muggins",
    other: "The other’s play",
  },
  luck: "Luck",
  skill: "Own play",
  others: "Other’s play",
  result: "At the end",
  deal: "Deal",
  dealByDeal: "Deal by deal",
  change: (share: number) => {
    const text = signedTo(100 * share, 1);
    return Number(text.slice(1)) === 0 ? "0" : `${text}%`;
  },
  share: (share: number) => percent(share),

  decisionsTitle: "Decisions",
  whose: "Whose",
  everybody: "Everybody",
  order: "Order",
  orders: { worst: "Worst first", played: "As played" },
  noDecisions: "No mistake here.",
  grades,
  where: (deal: number, scores: string) => `Deal ${deal}, ${scores}`,
  threw: (name: string) => `${name} threw`,
  played: (name: string) => `${name} played`,
  onTheTable: "after",
  toOwnCrib: "to their own crib",
  toCribOf: (name: string) => `to ${possessive(name)} crib`,
  held: "Held:",
  whatWasBetter: "What was better",
  better: "Better:",
  gaveAwayPoints: (points: number) => `That gave away ${points.toFixed(1)} points.`,
  gaveAway: (win: number, points: number) => {
    const lost = points < 0.05 ? "" : ` (${points.toFixed(1)} points)`;
    return `That gave away ${percent(win, 1)} of the game${lost}.`;
  },
  tryAgain: "Try again",
  cannotTry: "This position cannot be set up again: a ruling had changed it.",
});
