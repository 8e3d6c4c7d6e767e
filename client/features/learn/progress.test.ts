import { beforeEach, expect, test } from "vitest";
import { movesIn, noteProgress, progressIn } from "./progress";

const ON = { do: "on" };
const THROW = { do: "throw", cards: ["3D", "KH"] };

beforeEach(() => localStorage.clear());

test("nobody has begun a lesson that nothing is kept of", () => {
  expect(progressIn("first")).toEqual({ moves: [], done: false });
});

test("a lesson is taken up where it was left, and stays done when it is begun again", () => {
  noteProgress("first", [ON, THROW], false);
  expect(progressIn("first")).toEqual({ moves: [ON, THROW], done: false });
  noteProgress("first", [ON, THROW, ON], true);
  expect(progressIn("first")).toEqual({ moves: [], done: true });
  noteProgress("first", [ON], false);
  expect(progressIn("first")).toEqual({ moves: [ON], done: true });
});

test("what is kept is read as every version has written it, and nonsense is nothing", () => {
  localStorage.setItem("pegout.lesson.first", JSON.stringify({ moves: [THROW], done: false }));
  expect(progressIn("first").moves).toEqual([THROW]);
  for (const nonsense of [
    "{",
    "[]",
    '{"moves": 7}',
    '{"moves": [{"do": 1}]}',
    '{"moves": [{"do": "on", "cards": [1]}]}',
  ]) {
    localStorage.setItem("pegout.lesson.first", nonsense);
    expect(progressIn("first").moves).toEqual([]);
  }
  expect(movesIn(undefined)).toBeNull();
});
