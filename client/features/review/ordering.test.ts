import { expect, test } from "vitest";
import type { Decision, Grade } from "~/contract/api";
import { EVERYBODY, ordered } from "./ordering";

function decided(seat: number, number: number, grade: Grade, win_lost: number | null, points_lost = 0): Decision {
  const cards = { hand: [], series: [], chosen: [], best: [] };
  return {
    seat,
    number,
    grade,
    win_lost,
    points_lost,
    deal: 1,
    kind: "card",
    scores: [],
    stake: 0,
    reason: "",
    ...cards,
  };
}

function game(...decisions: Decision[]) {
  const figures = { accuracy: 0, throwing: 0, pegging: 0, grades: {}, won: false, start: null, ledger: null };
  const players = [0, 1].map((seat) => ({
    seat,
    name: String(seat),
    decisions: decisions.filter((one) => one.seat === seat),
    worst_card: null,
    worst_throw: null,
    ...figures,
  }));
  return { players };
}

const GAME = game(
  decided(0, 1, "good", 0.001),
  decided(1, 2, "mistake", 0.03),
  decided(0, 3, "inaccuracy", 0.01),
  decided(0, 4, "blunder", 0.2),
);
const numbers = (found: Decision[]) => found.map(({ number }) => number);

test("as played they stand in the order in which they were made, whoever made them", () => {
  expect(numbers(ordered(GAME, EVERYBODY, "played"))).toEqual([1, 2, 3, 4]);
  expect(numbers(ordered(GAME, "0", "played"))).toEqual([1, 3, 4]);
});

test("the worst come first, and what was good is left out", () => {
  expect(numbers(ordered(GAME, EVERYBODY, "worst"))).toEqual([4, 2, 3]);
  expect(numbers(ordered(GAME, "1", "worst"))).toEqual([2]);
});

test("where there are no chances, points tell what was worst", () => {
  const points = game(decided(0, 1, "mistake", null, 1.5), decided(1, 2, "blunder", null, 4));
  expect(numbers(ordered(points, EVERYBODY, "worst"))).toEqual([2, 1]);
});
