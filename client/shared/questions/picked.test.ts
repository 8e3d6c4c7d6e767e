import { expect, test } from "vitest";
import { pickedAfter } from "./picked";

test("a card is picked, and put back by another click", () => {
  expect(pickedAfter([], "5H", 2)).toEqual(["5H"]);
  expect(pickedAfter(["5H", "AC"], "5H", 2)).toEqual(["AC"]);
});

test("where it is one too many, the first goes back", () => {
  expect(pickedAfter(["5H", "AC"], "KD", 2)).toEqual(["AC", "KD"]);
  expect(pickedAfter(["5H"], "KD", 1)).toEqual(["KD"]);
});
