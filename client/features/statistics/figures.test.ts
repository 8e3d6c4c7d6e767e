import { expect, test } from "vitest";
import { signed } from "./figures";

test("a score has a sign and one digit", () => {
  expect([2.04, -2.06, 0, -0.04].map(signed)).toEqual(["+2.0", "−2.1", "+0.0", "−0.0"]);
});
