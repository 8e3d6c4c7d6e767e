import { expect, test } from "vitest";
import { apart } from "./apart";

test("numbers that would run into the one before are left out", () => {
  const places = [0, 10, 16, 31, 32, 90].map((x) => ({ x }));
  expect(apart(places).map(({ x }) => x)).toEqual([0, 16, 32, 90]);
});
