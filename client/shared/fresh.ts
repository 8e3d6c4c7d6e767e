// Names that nobody has used and nobody can foresee.

const ID_BYTES = 12;

/** So many random bytes, in hex. */
export function freshHex(count: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(count));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** An id that lets a command act once, however often it is sent. */
export function freshId(): string {
  return freshHex(ID_BYTES);
}
