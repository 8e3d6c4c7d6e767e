import { expect, test } from "vitest";
import { leavingWords } from "./leaving";

const GAME = { playing: true, alone: false, gone: "wait", sides: 2 };

test("whoever leaves is told what becomes of the table and of the game", () => {
  expect(leavingWords({ ...GAME, playing: false })).toContain("Leave your seat");
  expect(leavingWords({ ...GAME, playing: false, alone: true })).toContain("it will close");
  expect(leavingWords({ ...GAME, alone: true })).toContain("nobody can resume it");
  expect(leavingWords(GAME)).toContain("The match is lost");
  expect(leavingWords({ ...GAME, gone: "bot" })).toContain("A bot plays on");
  expect(leavingWords({ ...GAME, sides: 3 })).toContain("A bot plays on");
});
