import { expect, test } from "vitest";
import { readPacks } from "./record_packs";

const WHOLE = Array.from("A23456789TJQK")
  .flatMap((rank) => Array.from("CDHS", (suit) => rank + suit))
  .join("");

function packsOf(...lines: string[]): [string, number, number][] {
  return readPacks(lines.join("\n")).packs.map(({ kind, game, deal }) => [kind, game, deal]);
}

test("a pack before a deal is one to cut, and one that lacks cards the rest of another", () => {
  const packs = packsOf("game 1", `pack ${WHOLE}`, "deal 1", `  pack ${WHOLE} ; the deal`, `pack ${WHOLE.slice(8)}`);
  expect(packs).toEqual([
    ["cut", 1, 0],
    ["deal", 1, 1],
    ["rest", 1, 1],
  ]);
});

test("after a tie, a game played again and a new game the deal is cut for once more", () => {
  for (const line of ["tied", "replayed", "game 2"]) {
    const [, second] = packsOf("deal 3", `pack ${WHOLE}`, line, `pack ${WHOLE}`);
    expect(second).toEqual(["cut", line === "game 2" ? 2 : 1, 0]);
  }
});

test("cards may be parted by commas and blanks, lines by any kind of end", () => {
  const [pack] = readPacks("deal 1\r\npack AC, 2C 3C\r\n").packs;
  expect(pack?.cards).toEqual(["AC", "2C", "3C"]);
});

test("tags are read as they were quoted", () => {
  const { tags, draws } = readPacks('[A "Zoë \\"Z\\""]\n[Date "2026-12-10"]\nrule first_dealer random\n[broken');
  expect([...tags]).toEqual([
    ["A", 'Zoë "Z"'],
    ["Date", "2026-12-10"],
  ]);
  expect(draws).toBe(true);
});
