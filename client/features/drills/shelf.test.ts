import { beforeEach, expect, test } from "vitest";
import type { AskedQuestion } from "~/shared/questions/asking";
import { Shelf } from "./shelf";

beforeEach(() => localStorage.clear());

function hand(...cards: string[]): AskedQuestion {
  const question = { kind: "counting" as const, hand: cards, starter: "5H", crib: false };
  return { question, choices: [], number: 0, count: null };
}

const [ONE, TWO, THREE] = [hand("AC", "2C", "3C", "4C"), hand("KC", "KD", "KH", "KS"), hand("5C", "5D", "5S", "JH")];

test("what was wrong comes back until it was right often enough, in later visits too", () => {
  new Shelf("ann").note(ONE, false, 2);
  expect(new Shelf("ann").due("counting")).toEqual([ONE]);
  expect(new Shelf("ann").due("throwing")).toEqual([]);
  new Shelf("ann").note(ONE, true, 2);
  expect(new Shelf("ann").due("counting")).toEqual([ONE]);
  new Shelf("ann").note(ONE, true, 2);
  expect(new Shelf("ann").due("counting")).toEqual([]);
  expect(new Shelf("ann").tally("counting")).toEqual([2, 1]);
  expect(new Shelf("bob").tally("counting")).toEqual([0, 0]);
});

test("a mistake goes to the front, and one that was right once to the back", () => {
  const shelf = new Shelf("ann");
  for (const asked of [ONE, TWO, THREE]) shelf.note(asked, false, 2);
  expect(shelf.due("counting")).toEqual([THREE, TWO, ONE]);
  shelf.note(THREE, true, 2);
  expect(shelf.due("counting")).toEqual([TWO, ONE, THREE]);
});

test("what was right the first time is not kept", () => {
  const shelf = new Shelf("ann");
  shelf.note(ONE, true, 2);
  expect(shelf.due("counting")).toEqual([]);
});

test("mistakes of a match come first, none of them twice, and the match is not searched again", () => {
  const shelf = new Shelf("ann");
  shelf.note(ONE, false, 2);
  expect(shelf.hasSearched("t.1")).toBe(false);
  shelf.add("t.1", [TWO, ONE, THREE]);
  expect(shelf.due("counting")).toEqual([TWO, THREE, ONE]);
  expect(new Shelf("ann").hasSearched("t.1")).toBe(true);
});

test("at most three hundred are kept", () => {
  const shelf = new Shelf("ann");
  shelf.add(
    "t.1",
    Array.from({ length: 400 }, (_, at) => hand(String(at))),
  );
  expect(shelf.due("counting")).toHaveLength(300);
  expect(shelf.due("counting")[0]).toEqual(hand("0"));
});

test("what cannot be read is left out, and what an earlier version kept is read on", () => {
  localStorage.setItem("pegout.drills.ann", "{broken");
  expect(new Shelf("ann").due("counting")).toEqual([]);
  const mistakes = [{ asked: ONE, right: 1 }, { asked: null }, 7];
  localStorage.setItem("pegout.drills.ann", JSON.stringify({ mistakes, tally: { counting: [3, 1], pegging: "x" } }));
  const shelf = new Shelf("ann");
  expect(shelf.due("counting")).toEqual([ONE]);
  expect([shelf.tally("counting"), shelf.tally("pegging")]).toEqual([
    [3, 1],
    [0, 0],
  ]);
});
