// Every pack of a match worked out again from its secrets, as docs/verify.md tells, by this browser alone.

import { Chance, seedFrom, shuffled } from "./chance";
import { type Pack, readPacks } from "./record_packs";
import { keepsCommitment, LETTERS, type Noted, type Secrets, secretsIn } from "./secrets";

export interface PackCheck {
  what: "pack";
  good: boolean;
  pack: Pack;
  /** The first card that lies wrong. */
  wrong: { place: number; found: string; right: string } | null;
}

export interface SecretCheck {
  what: "commitment" | "noted" | "own" | "dealer";
  /** Null where there is nothing to compare with. */
  good: boolean | null;
}

export type Check = PackCheck | SecretCheck;

export interface Proof {
  secrets: Secrets;
  commitment: string;
  packs: number;
  /** Whether no player added a secret. */
  alone: boolean;
  agrees: boolean;
  /** Whether this browser noted the same commitment before the match. */
  noted: boolean;
  checks: Check[];
}

const WHAT = { cut: "shuffle for the cut", deal: "shuffle", rest: "shuffle the rest of the pack" };
const PROTOCOLS = { plain: "pegout-deal-1", bound: "pegout-deal-2" };
const NOTHING = "–"; // where a pack has no card
const PACK = Array.from("A23456789TJQK").flatMap((rank) => Array.from("CDHS", (suit) => rank + suit));

/** Null where the record lacks the secrets. What was noted is asked for by what the record calls the table. */
export async function prove(
  record: string,
  notedFor: (table: string, match: number) => Noted | null,
): Promise<Proof | null> {
  const { tags, draws, packs } = readPacks(record);
  const secrets = secretsIn(tags);
  if (secrets === null) return null;
  const commitment = tags.get("Commitment") ?? "";
  const checks: Check[] = await beforeTheDeals(secrets, commitment, notedFor(secrets.table, Number(secrets.match)));
  if (draws) checks.push({ what: "dealer", good: (await firstDealer(secrets)) === (tags.get("Dealer") ?? "") });
  for (const [at, pack] of packs.entries()) checks.push(await packCheck(secrets, pack, at + 1));
  return {
    secrets,
    commitment,
    packs: packs.length,
    alone: !secrets.players.some(Boolean),
    agrees: packs.length > 0 && checks.every(({ good }) => good !== false),
    noted: checks.some(({ what, good }) => what === "noted" && good),
    checks,
  };
}

async function beforeTheDeals(secrets: Secrets, commitment: string, noted: Noted | null): Promise<SecretCheck[]> {
  return [
    { what: "commitment", good: await keepsCommitment(secrets.server, commitment) },
    { what: "noted", good: noted === null ? null : noted.commitment === commitment },
    ...(noted?.secret ? [{ what: "own" as const, good: secrets.players.includes(noted.secret) }] : []),
  ];
}

/** The number is the pack's in its match, from 1. */
async function packCheck(secrets: Secrets, pack: Pack, number: number): Promise<PackCheck> {
  const cards = pack.kind === "rest" ? PACK.filter((card) => pack.cards.includes(card)) : PACK;
  const right = await shuffled(cards, await seedOf(secrets, WHAT[pack.kind], number));
  const longest = Math.max(right.length, pack.cards.length);
  for (let at = 0; at < longest; at += 1) {
    const [found, due] = [pack.cards[at] ?? NOTHING, right[at] ?? NOTHING];
    if (found !== due) return { what: "pack", good: false, pack, wrong: { place: at + 1, found, right: due } };
  }
  return { what: "pack", good: true, pack, wrong: null };
}

async function firstDealer(secrets: Secrets): Promise<string | undefined> {
  const chance = new Chance(await seedOf(secrets, "draw the first dealer", 0));
  return LETTERS[await chance.below(secrets.players.length)];
}

function seedOf({ table, match, server, players, bound }: Secrets, what: string, shuffles: number) {
  const protocol = bound ? PROTOCOLS.bound : PROTOCOLS.plain;
  const fields = [protocol, table, match, String(players.length), ...players, ...(bound ?? [])];
  return seedFrom(server, [...fields, what, String(shuffles), "0"]);
}
