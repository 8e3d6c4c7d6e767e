import { expect, test } from "vitest";
import { playerAddress, sheetAddress } from "./addresses";

test("a stroke in a name does not end its part of the address", () => {
  expect(decodeURIComponent(playerAddress("Ann/Bob"))).toBe("/events/players/Ann\u2215Bob");
  expect(playerAddress("Ann Lee")).toBe("/events/players/Ann%20Lee");
});

test("a sheet is asked for with what it is to hold", () => {
  expect(sheetAddress("/api/seasons/2026")).toBe("/api/seasons/2026?as=csv");
  expect(sheetAddress("/api/events", { phase: "closed" })).toBe("/api/events?phase=closed&as=csv");
});
