import { expect, test } from "vitest";
import type { Check, Proof } from "./proof";
import { verdictOn } from "./verdict";

const SECRETS = { table: "T1", match: "1", server: "00", players: ["c0ffee", ""], bound: null };
const HONEST: Proof = {
  secrets: SECRETS,
  commitment: "",
  packs: 3,
  alone: false,
  agrees: true,
  noted: false,
  checks: [
    { what: "commitment", good: true },
    { what: "noted", good: null },
  ],
};
const PACK = { kind: "rest" as const, game: 2, deal: 4, cards: [] };
const WRONG: Check = { what: "pack", good: false, pack: PACK, wrong: { place: 7, found: "5H", right: "AC" } };

const words = (some: Partial<Proof>) => verdictOn({ ...HONEST, ...some }).join(": ");

test("an honest match is told with how many packs it had, and what they came from", () => {
  expect(words({})).toBe("good: All 3 packs of this match came from its secrets.");
  expect(words({ packs: 1, noted: true })).toBe(
    "good: The one pack of this match came from the secrets committed to before it began.",
  );
  expect(words({ alone: true })).toContain("from the server’s secret alone: no player added a secret.");
});

test("the first thing that is wrong is the verdict", () => {
  const checks: Check[] = [{ what: "commitment", good: true }, WRONG, { what: "dealer", good: false }];
  const said = "Game 2, deal 4, the rest of the pack: card 7 is 5H but should be AC.";
  expect(words({ checks })).toBe(`bad: This match was not dealt as its record says: ${said}`);
  const bound = { ...SECRETS, bound: ["2026-12-10"] };
  expect(words({ checks, secrets: bound })).toContain("says, or its names, date or bots were changed: Game 2");
  const secret: Check[] = [{ what: "commitment", good: false }];
  expect(words({ checks: secret, secrets: bound })).toContain(
    "not dealt as its record says: the server’s secret is not",
  );
});

test("where there is nothing to check, that is no fault", () => {
  expect(verdictOn(null)[0]).toBe("unknown");
  expect(words({ packs: 0 })).toContain("unknown: No pack was shuffled");
});
