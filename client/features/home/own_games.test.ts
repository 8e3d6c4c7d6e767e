import { expect, test } from "vitest";
import type { SeatListed, TableListed } from "~/contract/api";
import { othersAt, partingFrom, standingOf } from "./own_games";

const BOT: SeatListed = { name: "Regular (bot)", bot: true, kept: false };
const ANN: SeatListed = { name: "Ann", bot: false, kept: false };
const BEA: SeatListed = { name: "Bea", bot: false, kept: true };

function game(seats: TableListed["summary"]["seats"], scores: number[] | null, partners = false): TableListed {
  const terms = { event: null, gone: "wait", match: "1 game", move_seconds: 0, muggins: false, officiating: "program" };
  const summary = { ...terms, opened: 0, partners, rules: "acc", scores, seats, watched: true };
  return { table: "t1", status: "playing", changed: Date.now(), summary };
}

test("one's own score comes first", () => {
  expect(standingOf(game([BOT, ANN], [12, 30]), "Ann")).toBe("You 30, Regular (bot) 12, just now");
  expect(standingOf(game([ANN, null], null), "Ann")).toBe("just now");
});

test("partners have one score", () => {
  expect(standingOf(game([BOT, BEA, BOT, ANN], [10, 20, 10, 20], true), "Ann")).toBe(
    "You 20, Regular (bot) 10, just now",
  );
});

test("the others are all but oneself, who is told by the name where several people sit", () => {
  expect(othersAt(game([ANN, BEA], [0, 0]), "Bea")).toEqual(["Ann"]);
  expect(othersAt(game([ANN, BOT], [0, 0]), "called otherwise now")).toEqual(["Regular (bot)"]);
});

test("whoever plays bots leaves nobody behind", () => {
  expect(partingFrom(game([ANN, BOT], [0, 0]))).toEqual({ playing: true, alone: true, gone: "wait", sides: 2 });
  expect(partingFrom(game([ANN, BEA], [0, 0])).alone).toBe(false);
});
