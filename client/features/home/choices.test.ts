import { beforeEach, expect, test } from "vitest";
import { type Books, botsOf, fitting, lastChoices, lastInvitation, termsOf, underRules } from "./choices";

const BOOKS: Books = Object.fromEntries(
  [
    ["acc", { muggins: "off", muggins_fixed: "off" }],
    ["golden-age", { muggins: "off", muggins_fixed: "on" }],
    ["portfolio", { muggins: "on", muggins_fixed: "off" }],
  ].map(([name, fields]) => [name, { name, fields, clauses: [] }]),
) as Books;

beforeEach(() => localStorage.clear());

test("what cannot be read, or is of another kind, is as usual", () => {
  localStorage.setItem("pegout.first", '{"level": 9, "match": "best of 5", "muggins": null}');
  localStorage.setItem("pegout.friend", "[");
  expect(lastChoices()).toMatchObject({ level: "regular", match: "best of 5", muggins: null });
  expect(lastInvitation()).toMatchObject({ rules: "acc", clock: "0", watched: true });
});

test("other rules have muggins as they have it", () => {
  const chosen = lastChoices();
  expect(underRules(BOOKS, chosen, "golden-age").muggins).toBeNull();
  expect(underRules(BOOKS, chosen, "portfolio").muggins).toBe(true);
  expect(underRules(BOOKS, chosen, "acc").muggins).toBe(false);
});

test("what was chosen stays where the rules allow it", () => {
  const chosen = { ...lastChoices(), muggins: true };
  expect(fitting(BOOKS, chosen).muggins).toBe(true);
  expect(fitting(BOOKS, { ...chosen, rules: "golden-age" }).muggins).toBeNull();
  expect(fitting(BOOKS, { ...chosen, rules: "portfolio", muggins: null }).muggins).toBe(true);
  expect(fitting(BOOKS, { ...chosen, rules: "gone" }).rules).toBe("acc");
});

test("muggins is said only where players officiate", () => {
  const chosen = { ...lastChoices(), muggins: true };
  expect(termsOf(chosen)).toEqual({ rules: "acc", match: "1 game", officiating: "program" });
  expect(termsOf({ ...chosen, officiating: true })).toMatchObject({
    officiating: "players",
    options: { muggins: true },
  });
  expect(botsOf({ ...chosen, seats: 3 })).toEqual([
    { seat: 1, level: "regular" },
    { seat: 2, level: "regular" },
  ]);
});
