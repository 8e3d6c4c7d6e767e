import { afterEach, expect, test, vi } from "vitest";
import { finishedGames, reviewed, type Working } from "./reviewing";

afterEach(() => vi.unstubAllGlobals());

const MATCH = "game 1\nwon A 121\ngame 2\n  won B 121\ngame 3\n";

/** A server that has these answers for its games, by number; null stands for the record as a whole. */
function serving(answers: Record<string, unknown>): (number | null)[] {
  const games: (number | null)[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    const { game } = (await request.json()) as { game: number | null };
    games.push(game);
    const found = answers[String(game)];
    const refusal = { error: { code: "refused", message: "Nothing there." } };
    return new Response(JSON.stringify(found ?? refusal), { status: found ? 200 : 422 });
  });
  return games;
}

const ofGame = (number: number) => ({ names: ["Ann", "Bob"], games: [{ number }], notes: [] });

test("games that came to an end are asked for one by one", () => {
  expect(finishedGames(MATCH)).toEqual([1, 2]);
  expect(finishedGames("game 1\nwon A 121\n")).toEqual([1]);
  expect(finishedGames("game 1\ngame 2\n")).toEqual([1]);
  expect(finishedGames("Ann won.")).toEqual([1]);
});

test("their reviews are put together, and how far it has come is told", async () => {
  const games = serving({ 1: ofGame(1), 2: ofGame(2) });
  const told: (Working | null)[] = [];
  const { review, proof } = await reviewed(MATCH, (working) => told.push(working));
  expect(review).toMatchObject({ names: ["Ann", "Bob"], games: [{ number: 1 }, { number: 2 }] });
  expect([games, proof]).toEqual([[1, 2], null]);
  expect(told).toEqual([{ game: 1, games: 2 }, { game: 2, games: 2 }, null]);
});

test("a game without a card is left out, and one game is asked for as a whole", async () => {
  serving({ 2: ofGame(2) });
  expect((await reviewed(MATCH, () => null)).review).toMatchObject({ games: [{ number: 2 }] });
  expect(serving({ null: ofGame(1) })).toEqual([]);
  expect((await reviewed("game 1\nwon A 121", () => null)).review).toMatchObject({ games: [{ number: 1 }] });
});

test("where there is nothing, what the server says is said, and nothing is told any more", async () => {
  serving({});
  const told: (Working | null)[] = [];
  await expect(reviewed(MATCH, (working) => told.push(working))).rejects.toThrow("Nothing there.");
  expect(told.at(-1)).toBeNull();
});

test("a board is reviewed as it is", async () => {
  serving({ null: { names: ["Ann", "Bob"], sums: [], line: [] } });
  expect((await reviewed("board", () => null)).review).toEqual({ names: ["Ann", "Bob"], sums: [], line: [] });
});
