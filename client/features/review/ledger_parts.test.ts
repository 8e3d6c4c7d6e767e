import { expect, test } from "vitest";
import { reviewTexts as T } from "~/texts/review";
import { LUCK, ownParts, sum } from "./ledger_parts";

const LEDGER = {
  deal: 0.1,
  cut: -0.05,
  fall: 0.02,
  throw: -0.2,
  pegging: 0.01,
  counting: -0.03,
  muggins: 0.04,
  other: 0.5,
};

test("luck and own play are summed up, counting only where players count", () => {
  expect(sum(LEDGER, LUCK)).toBeCloseTo(0.07);
  expect(sum(LEDGER, ownParts(false))).toBeCloseTo(-0.19);
  expect(sum(LEDGER, ownParts(true))).toBeCloseTo(-0.18);
  expect(sum(null, LUCK)).toBe(0);
});

test("a change has a sign, and what is too small to see is nought", () => {
  expect([0.1234, -0.05, 0.0004, -0.0004, 0].map(T.change)).toEqual(["+12.3%", "−5.0%", "0", "0", "0"]);
});
