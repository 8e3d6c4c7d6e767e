import { expect, test, vi } from "vitest";
import type { OptionSeen } from "~/contract/api";
import { handIn } from "./hand";
import { endIn, type GameShown, type Lesson, stateAt, withCard } from "./lesson";
import { waysIn } from "./ways";

const ON = { do: "on" };
const game = { names: ["You", "Ada"], dealer: 1, hand: ["KH", "3D", "7S"] } as Partial<GameShown> as GameShown;

/** A lesson that waits for one of these. */
function lesson(may: OptionSeen[], more: Partial<Lesson> = {}, next: string | null = null): Lesson {
  const told = { heard: [], said: [], worth: [], words: [], counting: null };
  const rules = { goal: 121, skunk_below: 91, double_skunk_below: 61 };
  const about = { lesson: { name: "first", title: "", about: "", parts: [] }, part: 0 };
  const acts = { make: vi.fn(), back: vi.fn(), again: vi.fn(), pick: vi.fn() };
  return { seen: { ...about, ...told, ...rules, game, may, next }, moves: [], picked: [], ...acts, ...more };
}

const words = (one: Lesson) => waysIn(one).map((way) => way.words);

test("a card is picked or put back, and of too many the first goes back", () => {
  expect(withCard([], "3D", 2)).toEqual(["3D"]);
  expect(withCard(["3D", "KH"], "3D", 2)).toEqual(["KH"]);
  expect(withCard(["3D", "KH"], "7S", 2)).toEqual(["KH", "7S"]);
});

test("cards are thrown as soon as there are enough, to the crib of whoever deals", () => {
  const may = [{ do: "throw", number: 2, cards: game.hand }];
  expect(words(lesson(may))).toEqual(["Throw to Ada’s crib"]);
  expect(waysIn(lesson(may, { picked: ["3D"] }))[0]?.act).toBeNull();
  const ready = lesson(may, { picked: ["3D", "KH"] });
  waysIn(ready)[0]?.act?.();
  expect(ready.make).toHaveBeenCalledWith({ do: "throw", cards: ["3D", "KH"] });
});

test("cards lie in order, and only those that may be played can be used", () => {
  const may = [{ do: "play", cards: ["7S"] }];
  const played = lesson(may);
  const cards = handIn(played);
  expect(cards.map(({ card, usable, picked }) => [card, usable, picked])).toEqual([
    ["3D", false, null],
    ["7S", true, null],
    ["KH", false, null],
  ]);
  cards[1]?.use();
  expect(played.make).toHaveBeenCalledWith({ do: "play", cards: ["7S"] });
  expect(words(played)).toEqual([]);
});

test("there is a way back after the first move, and a way on at the end", () => {
  expect(words(lesson([ON]))).toEqual(["Go on"]);
  expect(words(lesson([ON], { moves: [ON] }))).toEqual(["Go on", "Back"]);
  expect(words(lesson([], { moves: [ON] }, "crib"))).toEqual(["Next lesson", "Back", "Begin again"]);
  expect(words(lesson([], { moves: [ON] }))).toEqual(["Play a game", "Back", "Begin again"]);
});

test("the end of a lesson is kept in the browser's history, and read from there", () => {
  expect(stateAt(lesson([ON], { moves: [ON] }))).toBeNull();
  const state = stateAt(lesson([], { moves: [ON] }));
  expect(endIn(state)).toEqual([ON]);
  for (const nonsense of [null, undefined, 7, {}, { ended: 7 }]) expect(endIn(nonsense)).toBeNull();
});
