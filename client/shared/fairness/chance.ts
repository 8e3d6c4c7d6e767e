// Chance that follows from secrets, as docs/verify.md tells it.

const BYTES = 256;

/** Whether this browser can hash here: it does only on pages that came by https or from the same machine. */
export function canHash(): boolean {
  return "subtle" in crypto && Boolean(crypto.subtle);
}

export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export async function hmac(key: Uint8Array<ArrayBuffer>, data: Uint8Array<ArrayBuffer>) {
  const how = { name: "HMAC", hash: "SHA-256" };
  const given = await crypto.subtle.importKey("raw", key, how, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", given, data));
}

/** The seed for one thing that is left to chance: every field with its length before it, so that no two run together. */
export function seedFrom(secret: string, fields: readonly string[]) {
  const message = fields.map((field) => `${new TextEncoder().encode(field).length}:${field},`).join("");
  const key = Uint8Array.from(secret.match(/../g) ?? [], (hex) => parseInt(hex, 16));
  return hmac(key, new TextEncoder().encode(message));
}

/** Numbers that follow from a seed. */
export class Chance {
  #bytes: number[] = [];
  #counter = 0;

  constructor(readonly seed: Uint8Array<ArrayBuffer>) {}

  /**
   * A number below that one, which is 256 at most. Bytes past the last whole multiple are passed over, else
   * small numbers would come up more often.
   */
  async below(number: number): Promise<number> {
    const byte = await this.#next();
    return byte < BYTES - (BYTES % number) ? byte % number : this.below(number);
  }

  async #next(): Promise<number> {
    const known = this.#bytes.shift();
    if (known !== undefined) return known;
    const counter = new DataView(new ArrayBuffer(4));
    counter.setUint32(0, this.#counter++);
    const [first = 0, ...others] = await hmac(this.seed, new Uint8Array(counter.buffer));
    this.#bytes = others;
    return first;
  }
}

export async function shuffled(cards: readonly string[], seed: Uint8Array<ArrayBuffer>): Promise<string[]> {
  const pack = [...cards];
  const chance = new Chance(seed);
  for (let last = pack.length - 1; last > 0; last -= 1) {
    const other = await chance.below(last + 1);
    const [one = "", two = ""] = [pack[last], pack[other]];
    pack[last] = two;
    pack[other] = one;
  }
  return pack;
}
