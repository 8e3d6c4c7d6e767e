// Every pack of a match worked out again from its secrets, as docs/verify.md tells, by this browser alone.

import { keepsCommitment } from "../table/secret.js";
import { readPacks } from "./record_packs.js";

/** @typedef {import("./record_packs.js").Pack} Pack */
/** @typedef {import("../table/secret.js").Noted} Noted */
/**
 * What the shuffles come from; `bound` is what they are bound to besides, from the second version of the proof on.
 *
 * @typedef {{table: string, match: string, server: string, players: string[], bound: string[] | null}} Secrets
 */
/**
 * @typedef {object} Check
 * @property {"commitment" | "noted" | "own" | "dealer" | "pack"} what
 * @property {boolean | null} good  Null where there is nothing to compare with.
 * @property {Pack} [pack]
 * @property {{place: number, found: string, right: string}} [wrong]  The first card that lies wrong.
 */
/**
 * @typedef {object} Proof
 * @property {Secrets} secrets
 * @property {string} commitment
 * @property {number} packs
 * @property {boolean} alone  Whether no player added a secret.
 * @property {boolean} agrees
 * @property {Check[]} checks
 */

const WHAT = { cut: "shuffle for the cut", deal: "shuffle", rest: "shuffle the rest of the pack" };
const PROTOCOL = "pegout-deal-1";
const BOUND_PROTOCOL = "pegout-deal-2";
const LETTERS = ["A", "B", "C", "D"];
const PACK = [..."A23456789TJQK"].flatMap((rank) => [..."CDHS"].map((suit) => rank + suit));
const BYTES = 256;

/** Whether this browser can hash here: it does only on pages that came by https or from the same machine. */
export const canProve = () => Boolean(crypto.subtle);

/**
 * @param {string} record
 * @param {(table: string, match: number) => Noted | null} notedFor  By what the record calls the table.
 * @returns {Promise<Proof | null>}  Null where the record lacks the secrets.
 */
export async function prove(record, notedFor) {
  const { tags, draws, packs } = readPacks(record);
  const secrets = secretsOf(tags);
  if (secrets === null) return null;
  const commitment = tags.get("Commitment") ?? "";
  const checks = await beforeTheDeals(secrets, commitment, notedFor(secrets.table, Number(secrets.match)));
  if (draws) checks.push({ what: "dealer", good: (await firstDealer(secrets)) === (tags.get("Dealer") ?? "") });
  for (const [at, pack] of packs.entries()) checks.push(await packCheck(secrets, pack, at + 1));
  const agrees = packs.length > 0 && checks.every(({ good }) => good !== false);
  const alone = !secrets.players.some(Boolean);
  return { secrets, commitment, packs: packs.length, alone, agrees, checks };
}

/**
 * @param {Map<string, string>} tags
 * @returns {Secrets | null}
 */
function secretsOf(tags) {
  const [table, match, server] = ["Table", "MatchNumber", "Secret"].map((name) => tags.get(name));
  const seats = LETTERS.filter((letter) => tags.has(letter));
  const players = seats.map((letter) => tags.get(`Secret${letter}`));
  if (!table || !match || !/^[0-9a-f]{64}$/.test(server ?? "") || !players.length) return null;
  const [version, bound] = [tags.get("Proof") ?? "1", boundTo(tags, seats)];
  if (players.includes(undefined) || !["1", "2"].includes(version)) return null;
  const secrets = { table, match, server: String(server), players: players.map(String) };
  return { ...secrets, bound: version === "2" ? bound : null };
}

/**
 * @param {Map<string, string>} tags
 * @param {string[]} seats
 */
function boundTo(tags, seats) {
  const names = seats.map((letter) => tags.get(letter) ?? "");
  return [tags.get("Date") ?? "", String(names.length), ...names, tags.get("Bots") ?? ""];
}

/**
 * @param {Secrets} secrets
 * @param {string} commitment
 * @param {Noted | null} noted
 * @returns {Promise<Check[]>}
 */
async function beforeTheDeals(secrets, commitment, noted) {
  return [
    { what: "commitment", good: await keepsCommitment(secrets.server, commitment) },
    { what: "noted", good: noted && noted.commitment === commitment },
    ...(noted?.secret ? [{ what: /** @type {const} */ ("own"), good: secrets.players.includes(noted.secret) }] : []),
  ];
}

/**
 * @param {Secrets} secrets
 * @param {Pack} pack
 * @param {number} number  Of the pack in its match, from 1.
 * @returns {Promise<Check>}
 */
async function packCheck(secrets, pack, number) {
  const cards = pack.kind === "rest" ? PACK.filter((card) => pack.cards.includes(card)) : PACK;
  const right = await shuffled(cards, await seedOf(secrets, WHAT[pack.kind], number));
  const longest = Math.max(right.length, pack.cards.length);
  for (let at = 0; at < longest; at += 1) {
    const [found, due] = [pack.cards[at] ?? "–", right[at] ?? "–"];
    if (found !== due) return { what: "pack", good: false, pack, wrong: { place: at + 1, found, right: due } };
  }
  return { what: "pack", good: true, pack };
}

/** @param {Secrets} secrets */
async function firstDealer(secrets) {
  const chance = new Chance(await seedOf(secrets, "draw the first dealer", 0));
  return LETTERS[await chance.below(secrets.players.length)];
}

/**
 * @param {string[]} cards
 * @param {Uint8Array} seed
 */
async function shuffled(cards, seed) {
  const [pack, chance] = [[...cards], new Chance(seed)];
  for (let last = pack.length - 1; last > 0; last -= 1) {
    const other = await chance.below(last + 1);
    [pack[last], pack[other]] = [pack[other], pack[last]];
  }
  return pack;
}

/**
 * @param {Secrets} secrets
 * @param {string} what
 * @param {number} shuffles
 */
function seedOf({ table, match, server, players, bound }, what, shuffles) {
  const protocol = bound ? BOUND_PROTOCOL : PROTOCOL;
  const fields = [protocol, table, match, players.length, ...players, ...(bound ?? []), what, shuffles, 0].map(String);
  const message = fields.map((field) => `${new TextEncoder().encode(field).length}:${field},`).join("");
  const key = Uint8Array.from(server.match(/../g) ?? [], (hex) => parseInt(hex, 16));
  return signed(key, new TextEncoder().encode(message));
}

/** Numbers that follow from a seed. */
class Chance {
  /** @type {number[]} */
  #bytes = [];
  #counter = 0;

  /** @param {Uint8Array} seed */
  constructor(seed) {
    this.seed = seed;
  }

  /**
   * A number below that one, which is 256 at most. Bytes past the last whole multiple are passed over, else
   * small numbers would come up more often.
   *
   * @param {number} number
   * @returns {Promise<number>}
   */
  async below(number) {
    const byte = await this.#next();
    return byte < BYTES - (BYTES % number) ? byte % number : this.below(number);
  }

  async #next() {
    if (!this.#bytes.length) {
      const counter = new DataView(new ArrayBuffer(4));
      counter.setUint32(0, this.#counter++);
      this.#bytes = [...(await signed(this.seed, new Uint8Array(counter.buffer)))];
    }
    return this.#bytes.shift() ?? 0;
  }
}

/**
 * @param {Uint8Array} key
 * @param {Uint8Array} data
 */
async function signed(key, data) {
  const how = { name: "HMAC", hash: "SHA-256" };
  const given = await crypto.subtle.importKey("raw", /** @type {BufferSource} */ (key), how, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", given, /** @type {BufferSource} */ (data)));
}
