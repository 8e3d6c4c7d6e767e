// What a record says about chance: its tags, and every pack in the order of the match.

/** @typedef {{kind: "cut" | "deal" | "rest", game: number, deal: number, cards: string[]}} Pack */
/** @typedef {{tags: Map<string, string>, draws: boolean, packs: Pack[]}} Dealt */

const WHOLE = 52;
const TAG = /^\[(\w+) ("(?:[^"\\]|\\.)*")\]$/;

/**
 * @param {string} record
 * @returns {Dealt}
 */
export function readPacks(record) {
  const lines = record.split(/\r?\n/).map((line) => line.trim());
  /** @type {Map<string, string>} */
  const tags = new Map();
  for (const line of lines) {
    const found = TAG.exec(line);
    if (found) tags.set(found[1], unquoted(found[2]));
  }
  return { tags, draws: lines.includes("rule first_dealer random"), packs: packsIn(lines) };
}

/** @param {string} quoted */
function unquoted(quoted) {
  try {
    return String(JSON.parse(quoted));
  } catch {
    return quoted;
  }
}

/**
 * A pack before the heading of a deal is one to cut for the deal; one that lacks cards is the rest of another.
 *
 * @param {string[]} lines
 */
function packsIn(lines) {
  /** @type {Pack[]} */
  const packs = [];
  let [game, deal] = [1, 0];
  for (const line of lines) {
    const [word, ...rest] = line.replace(/;.*/, "").split(/[\s,]+/);
    if (word === "game") [game, deal] = [Number(rest[0]), 0];
    if (word === "replayed" || word === "tied") deal = 0; // after a ruling even a deal that was won is cut for again
    if (word === "deal") deal = Number(rest[0]);
    if (word !== "pack") continue;
    const cards = rest.join("").match(/../g) ?? [];
    packs.push({ kind: cards.length < WHOLE ? "rest" : deal ? "deal" : "cut", game, deal, cards });
  }
  return packs;
}
