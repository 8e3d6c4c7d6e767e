// Names that nobody has used and nobody can foresee.

const ID_BYTES = 12;

/**
 * @param {number} count
 * @returns {string} So many random bytes, in hex.
 */
export function freshHex(count) {
  const bytes = crypto.getRandomValues(new Uint8Array(count));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** An id that lets a command act once, however often it is sent. */
export function freshId() {
  return freshHex(ID_BYTES);
}
