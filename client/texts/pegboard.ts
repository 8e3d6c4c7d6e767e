import { area } from "./language";
import { capital } from "./words";

interface Standing {
  name: string;
  score: number;
  rear: number;
}

export const pegboardTexts = area("pegboard", {
  board: (goal: number, sides: readonly Standing[]) =>
    `Board to ${goal}. ${sides.map(({ name, score, rear }) => `${name}: pegs at ${score} and ${rear}.`).join(" ")}`,
  skunkLine: "Skunk",
  doubleSkunk: "double skunk",
  skunkLineCalled: (words: string) => capital(words),
  earlyEndLine: (at: number) => `Double skunk at ${at}`,
  gained: (points: number) => `+${points}`,
  lastPegged: "pegged last",
});
