// The secrets behind the deals of a match: those that its record tells, and what this browser noted before it.

import { noted } from "../storage";
import { canHash, sha256 } from "./chance";

export interface Secrets {
  table: string;
  match: string;
  server: string;
  /** By seat; empty where nothing was added. */
  players: string[];
  /** What the shuffles are bound to besides, from the second version of the proof on. */
  bound: string[] | null;
}

/** What this browser noted before the match, to compare afterwards. */
export interface Noted {
  commitment: string;
  secret: string;
}

export const LETTERS = ["A", "B", "C", "D"];
const SECRET = /^[0-9a-f]{64}$/;

/** Null where the record does not tell them, or in a version that is not known here. */
export function secretsIn(tags: ReadonlyMap<string, string>): Secrets | null {
  const [table, match, server] = ["Table", "MatchNumber", "Secret"].map((name) => tags.get(name));
  const seats = LETTERS.filter((letter) => tags.has(letter));
  const players = seats.flatMap((letter) => tags.get(`Secret${letter}`) ?? []);
  if (!table || !match || !server || !SECRET.test(server)) return null;
  if (!seats.length || players.length < seats.length) return null;
  const version = tags.get("Proof") ?? "1";
  if (version !== "1" && version !== "2") return null;
  return { table, match, server, players, bound: version === "2" ? boundTo(tags, seats) : null };
}

function boundTo(tags: ReadonlyMap<string, string>, seats: readonly string[]): string[] {
  const names = seats.map((letter) => tags.get(letter) ?? "");
  return [tags.get("Date") ?? "", String(names.length), ...names, tags.get("Bots") ?? ""];
}

export function notedFor(table: string, match: number): Noted | null {
  const found = noted(placeOf(table, match));
  return isNoted(found) ? found : null;
}

export function placeOf(table: string, match: number): string {
  return `pegout.match.${table}.${match}`;
}

function isNoted(found: unknown): found is Noted {
  if (typeof found !== "object" || found === null) return false;
  return "secret" in found && "commitment" in found && [found.secret, found.commitment].every(isText);
}

function isText(found: unknown): found is string {
  return typeof found === "string";
}

/** Whether the secret is the one that the commitment was made from; null where the browser cannot tell. */
export async function keepsCommitment(secret: string, commitment: string): Promise<boolean | null> {
  return canHash() ? (await sha256(`pegout-commitment-1:${secret}`)) === commitment : null;
}
