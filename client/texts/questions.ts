// Texts of questions about hands, throws and cards, and of what an answer was worth.

import { percent, signedTo } from "./figures";
import { area } from "./language";
import { capital } from "./words";

const parts: Record<string, string> = { hand: "Hand", crib: "Crib", pegging: "Play" };

export const questions = area("questions", {
  hand: "Hand",
  crib: "Crib",
  starter: "Starter",
  countHand: "What does this hand count?",
  countCrib: "What does this crib count?",
  countLabel: "Points",
  count: "Count",
  standing: (own: number, other: number, goal: number, crib: string) =>
    `You have ${own}, the other ${other} of ${goal}. ${crib}`,
  ownCrib: "It is your crib.",
  otherCrib: "It is your opponent’s crib.",
  throwTask: "Which two do you throw?",
  throwOwn: "Throw to your crib",
  throwOther: "Throw to your opponent’s crib",
  pegTask: "Which card do you play?",
  series: "The series",
  seriesAt: (count: number) => `Count ${count}`,
  newSeries: "You lead.",
  theyLaid: "The other played",
  youLaid: "You played",
  youThrew: "You threw",
  otherWent: "Your opponent has said go.",

  rightCount: (total: number) => `Right: ${total}.`,
  wrongCount: (total: number) => `No, it counts ${total}.`,
  said: (spoken: string) => `“${capital(spoken)}.”`,
  bestChoice: "Right: nothing wins more often.",
  nearlyBest: (cost: number) => `Right: as good as the best, to ${percent(cost, 1)} of a game.`,
  wrongChoice: (cost: number) => `No, that gives away ${percent(cost, 1)} of the game.`,
  weighed: "What the choices are worth",
  cards: "Cards",
  part: (name: string) => parts[name] ?? name,
  points: "Points",
  wins: "Wins",
  best: "best",
  yours: "yours",
  figure: (figure: number) => signedTo(figure, 1),
  share: (share: number) => percent(share, 1),
});
