// Records that the Python side wrote and finds honest, in client/shared/fairness/records: as they are, and tampered with.

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { type Check, type Proof, prove } from "./proof";
import type { Noted } from "./secrets";

const nothingNoted = () => null;

function record(name: "rulings" | "drawn" | "bound" | "alone"): string {
  return readFileSync(resolve(import.meta.dirname, "records", `${name}.rec`), "utf-8");
}

async function proofOf(text: string, noted: (table: string, match: number) => Noted | null = nothingNoted) {
  const found = await prove(text, noted);
  if (found === null) throw new Error("there are no secrets in this record");
  return found;
}

const wrong = ({ checks }: Proof): Check | undefined => checks.find(({ good }) => good === false);

test("every pack of a match with rulings is proven, each named by its deal", async () => {
  const proof = await proofOf(record("rulings"));
  const packs = proof.checks.flatMap((check) => (check.what === "pack" ? [check] : []));
  expect([proof.agrees, proof.packs, packs.length, proof.alone, proof.noted]).toEqual([true, 12, 12, false, false]);
  expect(packs.every(({ good }) => good)).toBe(true);
  expect(new Set(packs.map(({ pack }) => pack.kind))).toEqual(new Set(["cut", "deal", "rest"]));
  expect(proof.checks.slice(0, 2)).toEqual([
    { what: "commitment", good: true },
    { what: "noted", good: null },
  ]);
});

test("two cards of a pack that have changed places are found, the first of them by its place", async () => {
  const [, , third = ""] = [...record("rulings").matchAll(/^pack (.+)$/gm)].map(([, pack = ""]) => pack);
  const other = third.slice(2, 4) + third.slice(0, 2) + third.slice(4);
  const proof = await proofOf(record("rulings").replace(third, other));
  expect(proof.agrees).toBe(false);
  expect(wrong(proof)).toMatchObject({ wrong: { place: 1, found: third.slice(2, 4), right: third.slice(0, 2) } });
});

test("a pack that lacks its last card is not taken for a whole one", async () => {
  const text = record("drawn").replace(/^(pack .+)..$/m, "$1");
  expect((await proofOf(text)).agrees).toBe(false);
});

test("another secret of the server's is not the one that it had bound itself to", async () => {
  const proof = await proofOf(record("drawn").replace('[Secret "00', '[Secret "ff'));
  expect(wrong(proof)).toEqual({ what: "commitment", good: false });
});

test("another secret of a player's gives other packs", async () => {
  expect(wrong(await proofOf(record("drawn").replace("c0ffee", "c0ffe0")))?.what).toBe("pack");
  expect(wrong(await proofOf(record("rulings").replace("a359ff69", "a359ff60")))?.what).toBe("pack");
});

test("names, date and bots are bound in the second version of the proof, and not in the first", async () => {
  const { agrees, secrets } = await proofOf(record("bound"));
  expect([agrees, secrets.bound]).toEqual([true, ["2026-12-10", "2", "Zoë", "Novice (bot)", "Novice (bot) novice"]]);
  for (const [from, to] of [
    ['[A "Zoë"]', '[A "Zoe"]'],
    ["2026-12-10", "2026-12-11"],
    [" novice", " master"],
  ] as const) {
    expect((await proofOf(record("bound").replace(from, to))).agrees).toBe(false);
  }
  expect((await proofOf(record("drawn").replace('[A "Ann"]', '[A "Somebody"]'))).agrees).toBe(true);
});

test("a first dealer is drawn as the worked example says", async () => {
  expect(record("drawn")).toContain('[Dealer "B"]');
  expect((await proofOf(record("drawn"))).checks).toContainEqual({ what: "dealer", good: true });
  const other = await proofOf(record("drawn").replace('[Dealer "B"]', '[Dealer "A"]'));
  expect(wrong(other)).toEqual({ what: "dealer", good: false });
});

test("where no player added a secret, it says so", async () => {
  expect(await proofOf(record("alone"))).toMatchObject({ agrees: true, alone: true });
});

test("what this browser noted is compared, by the table and the match of the record", async () => {
  const { commitment } = await proofOf(record("drawn"));
  const asked: unknown[] = [];
  const noting = (noted: Noted) => (table: string, match: number) => {
    asked.push([table, match]);
    return noted;
  };
  const same = await proofOf(record("drawn"), noting({ commitment, secret: "c0ffee" }));
  expect([same.agrees, same.noted, asked]).toEqual([true, true, [["T1", 1]]]);
  expect(same.checks).toContainEqual({ what: "own", good: true });
  const without = await proofOf(record("drawn"), noting({ commitment, secret: "" }));
  expect(without.checks.some(({ what }) => what === "own")).toBe(false);
  const another = await proofOf(record("drawn"), noting({ commitment: "0".repeat(64), secret: "beef" }));
  expect(another.checks.filter(({ good }) => good === false).map(({ what }) => what)).toEqual(["noted", "own"]);
});

test("a record without its secrets, or of a version to come, proves nothing", async () => {
  expect(await prove(record("drawn").replace(/^\[Secret ".*\n/m, ""), nothingNoted)).toBeNull();
  expect(await prove(record("drawn").replace(/^\[SecretB .*\n/m, ""), nothingNoted)).toBeNull();
  expect(await prove(record("bound").replace('[Proof "2"]', '[Proof "3"]'), nothingNoted)).toBeNull();
  expect(await prove("Ann won.", nothingNoted)).toBeNull();
});

test("a match in which nothing was shuffled does not agree with anything", async () => {
  const proof = await proofOf(record("drawn").replace(/^pack .*\n/m, ""));
  expect([proof.agrees, proof.packs]).toEqual([false, 0]);
});
