// The shuffles against the worked example of the method, which the Python side is held to as well.

import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { Chance, canHash, seedFrom, sha256, shuffled } from "./chance";

const PAGE = readFileSync(resolve(import.meta.dirname, "../../../docs/verify.md"), "utf-8");
const VECTORS = new Map(
  [...PAGE.matchAll(/^```vectors\n(.*?)^```$/gms)]
    .flatMap(([, block = ""]) => block.trim().split("\n"))
    .map((line) => line.split(" = ") as [string, string]),
);
const SECRET = vector("secret");
const FIVE = ["AC", "2C", "3C", "4C", "5C"];
const WHOLE = Array.from("A23456789TJQK").flatMap((rank) => Array.from("CDHS", (suit) => rank + suit));
const START = ["T1", "1", "2", "c0ffee", ""];

function vector(name: string): string {
  const found = VECTORS.get(name);
  if (found === undefined) throw new Error(`docs/verify.md has no ${name}`);
  return found;
}

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex");
const plain = (what: string, shuffles: number) =>
  seedFrom(SECRET, ["pegout-deal-1", ...START, what, String(shuffles), "0"]);

test("a commitment and a seed are those of the worked example", async () => {
  expect(canHash()).toBe(true);
  expect(await sha256(`pegout-commitment-1:${SECRET}`)).toBe(vector("commitment"));
  expect(hex(await plain("shuffle the rest of the pack", 2))).toBe(vector("seed"));
});

test("they are also what another library makes of the message", async () => {
  const seed = createHmac("sha256", Buffer.from(SECRET, "hex")).update(vector("message")).digest("hex");
  expect(hex(await plain("shuffle the rest of the pack", 2))).toBe(seed);
  expect(await sha256("Zoë")).toBe(createHash("sha256").update("Zoë", "utf-8").digest("hex"));
});

test("numbers follow from the bytes, and five cards are shuffled by them", async () => {
  const seed = await plain("shuffle the rest of the pack", 2);
  const chance = new Chance(seed);
  const numbers: number[] = [];
  for (const most of [5, 4, 3, 2]) numbers.push(await chance.below(most));
  expect(numbers.join(" ")).toBe(vector("numbers below 5, 4, 3, 2"));
  expect((await shuffled(FIVE, seed)).join(" ")).toBe(vector("pack"));
  expect(FIVE[0]).toBe("AC");
});

test("a whole pack is that of the example, where one byte is passed over", async () => {
  expect((await shuffled(WHOLE, await plain("shuffle", 1))).join("")).toBe(vector("whole pack"));
});

test("a pack that is bound to names, a date and bots is another one", async () => {
  const bound = ["2026-12-10", "2", "Ann", "Novice (bot)", "Novice (bot) novice"];
  const seed = await seedFrom(SECRET, ["pegout-deal-2", ...START, ...bound, "shuffle", "1", "0"]);
  expect(hex(seed)).toBe(vector("bound seed"));
  expect((await shuffled(WHOLE, seed)).join("")).toBe(vector("bound pack"));
});

test("lengths are told in bytes, not in letters", async () => {
  const seed = createHmac("sha256", Buffer.from(SECRET, "hex")).update("4:Zoë,0:,", "utf-8").digest("hex");
  expect(hex(await seedFrom(SECRET, ["Zoë", ""]))).toBe(seed);
});

test("numbers are as likely as each other, over many blocks of bytes", async () => {
  const chance = new Chance(await seedFrom(SECRET, ["many"]));
  const drawn: number[] = [];
  for (let round = 0; round < 6000; round += 1) drawn.push(await chance.below(6));
  const times = [0, 1, 2, 3, 4, 5].map((number) => drawn.filter((one) => one === number).length);
  expect(times.every((one) => one > 850 && one < 1150)).toBe(true);
});
