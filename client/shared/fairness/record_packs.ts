// What a record says about chance: its tags, and every pack in the order of the match.

export interface Pack {
  kind: "cut" | "deal" | "rest";
  game: number;
  deal: number;
  cards: string[];
}

export interface Dealt {
  tags: Map<string, string>;
  /** Whether the rules have the first dealer drawn. */
  draws: boolean;
  packs: Pack[];
}

const WHOLE = 52;
const TAG = /^\[(\w+) ("(?:[^"\\]|\\.)*")\]$/;

export function readPacks(record: string): Dealt {
  const lines = record.split(/\r?\n/).map((line) => line.trim());
  return { tags: tagsIn(lines), draws: lines.includes("rule first_dealer random"), packs: packsIn(lines) };
}

function tagsIn(lines: readonly string[]): Map<string, string> {
  const tags = new Map<string, string>();
  for (const line of lines) {
    const [, name, quoted] = TAG.exec(line) ?? [];
    if (name && quoted) tags.set(name, unquoted(quoted));
  }
  return tags;
}

function unquoted(quoted: string): string {
  try {
    return String(JSON.parse(quoted));
  } catch {
    return quoted;
  }
}

/** A pack before the heading of a deal is one to cut for the deal; one that lacks cards is the rest of another. */
function packsIn(lines: readonly string[]): Pack[] {
  const packs: Pack[] = [];
  let game = 1;
  let deal = 0;
  for (const line of lines) {
    const [word, ...rest] = line.replace(/;.*/, "").split(/[\s,]+/);
    if (word === "game") {
      game = Number(rest[0]);
      deal = 0;
    }
    if (word === "replayed" || word === "tied") deal = 0; // after a ruling even a deal that was won is cut for again
    if (word === "deal") deal = Number(rest[0]);
    if (word !== "pack") continue;
    const cards = rest.join("").match(/../g) ?? [];
    packs.push({ kind: cards.length < WHOLE ? "rest" : deal ? "deal" : "cut", game, deal, cards });
  }
  return packs;
}
