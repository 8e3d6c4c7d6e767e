import { expect, test } from "vitest";
import { standing } from "./account";

const ann = { id: "a", name: "Ann", since: 0 };

test("the page says whether somebody has a name here, and whose it is", () => {
  expect(standing(null)).toContain("no name here yet");
  expect(standing({ ...ann, kept: false })).toBe("You play as the guest Ann, in this browser.");
  expect(standing({ ...ann, kept: true })).toBe("You are Ann, and the name is yours.");
});
