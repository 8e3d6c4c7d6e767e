import { expect, test } from "vitest";
import type { GradeTold, WeighedChoice } from "~/contract/api";
import { shownChoices, verdictOn } from "./explanation";

const choice = (cards: string, win: number): WeighedChoice => ({ cards: cards.split(" "), win, points: 0, parts: {} });
const CHOICES = [choice("2C 3C", 0.6), choice("2C 4C", 0.59), choice("AC KC", 0.5), choice("5H 5D", 0.3)];
const THROWN: GradeTold = {
  right: true,
  best: ["2C", "3C"],
  cost: 0,
  points_lost: 0,
  count: null,
  choices: CHOICES,
  chosen: CHOICES[0] ?? null,
};

test("a count is right, or told", () => {
  const count = { total: 12, items: [], spoken: "" };
  expect(verdictOn({ ...THROWN, count, choices: [], chosen: null })).toBe("Right: 12.");
  expect(verdictOn({ ...THROWN, count, right: false, choices: [], chosen: null })).toBe("No, it counts 12.");
});

test("a choice is the best, as good as the best, or gives something away", () => {
  expect(verdictOn(THROWN)).toBe("Right: nothing wins more often.");
  expect(verdictOn({ ...THROWN, chosen: CHOICES[1] ?? null, cost: 0.004 })).toBe(
    "Right: as good as the best, to 0.4% of a game.",
  );
  expect(verdictOn({ ...THROWN, right: false, chosen: CHOICES[3] ?? null, cost: 0.3 })).toBe(
    "No, that gives away 30.0% of the game.",
  );
});

test("the best three are shown, and the own one wherever it stands", () => {
  expect(shownChoices(THROWN)).toEqual(CHOICES.slice(0, 3));
  expect(shownChoices({ ...THROWN, chosen: choice("5H 5D", 0.3) })).toEqual(CHOICES);
});
