import { expect, test } from "vitest";
import { byHand } from "./orders";

test("a board moves pegs, and people do the rest", () => {
  expect(
    byHand([
      { remedy: "PointsTo", seat: 1, points: 2, text: "Pone pegs two points." },
      { remedy: "PointsBack", seat: 0, points: 0, text: "The dealer pegs nothing back." },
      { remedy: "Told", text: "Both players are told." },
    ]),
  ).toEqual(["The dealer pegs nothing back.", "Both players are told."]);
});
