// A QR code, made in the page: the link of a board holds its key, which no request may carry in its address.
// One size is enough for a link: version 5 at the lowest correction, in bytes, with the first mask.

const SIZE = 37;
const DATA = 108;
const CHECKS = 26;
const MOST_BYTES = DATA - 2; // one byte and a half says how it is written and how long it is
const FORMAT = 0b111011111000100;
const ALIGNED = 30; // the middle of the small square
const BYTES = 0b0100;

/** @typedef {(0 | 1 | null)[][]} Grid */

/**
 * The dark squares by rows, or null where the text is too long.
 *
 * @param {string} text
 * @returns {boolean[][] | null}
 */
export function qrCode(text) {
  const bytes = [...new TextEncoder().encode(text)];
  if (bytes.length > MOST_BYTES) return null;
  const data = codewords(bytes);
  const bits = [...data, ...checks(data)].flatMap((byte) => bitsOf(byte, 8));
  const grid = patterns();
  fill(grid, bits);
  return grid.map((row) => row.map((one) => one === 1));
}

/**
 * @param {number} number
 * @param {number} length
 */
function bitsOf(number, length) {
  return Array.from({ length }, (_, at) => (number >> (length - 1 - at)) & 1);
}

/** @param {number[]} bytes */
function codewords(bytes) {
  const head = [...bitsOf(BYTES, 4), ...bitsOf(bytes.length, 8)];
  const bits = [...head, ...bytes.flatMap((byte) => bitsOf(byte, 8)), 0, 0, 0, 0].join("");
  const found = Array.from({ length: bits.length / 8 }, (_, at) => parseInt(bits.slice(8 * at, 8 * at + 8), 2));
  const padding = Array.from({ length: DATA - found.length }, (_, at) => (at % 2 ? 0x11 : 0xec));
  return [...found, ...padding];
}

/**
 * Multiplied in the field of 256 elements.
 *
 * @param {number} one
 * @param {number} other
 */
function times(one, other) {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ (product & 0x80 ? 0x11d : 0);
    if ((other >> bit) & 1) product ^= one;
  }
  return product;
}

/** The polynomial whose roots are the first powers of two, without its leading one. */
function divisor() {
  let root = 1;
  let found = [1];
  for (let degree = 0; degree < CHECKS; degree += 1) {
    const shifted = [...found, 0];
    found = shifted.map((factor, at) => factor ^ (at > 0 ? times(found[at - 1], root) : 0));
    root = times(root, 2);
  }
  return found.slice(1);
}

/** @param {number[]} data */
function checks(data) {
  const by = divisor();
  let rest = Array.from({ length: CHECKS }, () => 0);
  for (const byte of data) {
    const factor = byte ^ rest[0];
    rest = [...rest.slice(1), 0].map((one, at) => one ^ times(by[at], factor));
  }
  return rest;
}

/** Everything that is the same in all codes of this size; null where data go. */
function patterns() {
  /** @type {Grid} */
  const grid = Array.from({ length: SIZE }, () => Array.from({ length: SIZE }, () => null));
  for (let at = 0; at < SIZE; at += 1) grid[6][at] = grid[at][6] = at % 2 ? 0 : 1;
  square(grid, 3, 3, 4);
  square(grid, SIZE - 4, 3, 4);
  square(grid, 3, SIZE - 4, 4);
  square(grid, ALIGNED, ALIGNED, 2);
  format(grid);
  return grid;
}

/**
 * Squares within squares around a middle, as far as the grid goes.
 *
 * @param {Grid} grid
 * @param {number} row
 * @param {number} column
 * @param {number} reach
 */
function square(grid, row, column, reach) {
  const light = reach === 4 ? [2, 4] : [1];
  for (let down = -reach; down <= reach; down += 1)
    for (let right = -reach; right <= reach; right += 1) {
      const [y, x] = [row + down, column + right];
      const ring = Math.max(Math.abs(down), Math.abs(right));
      if (y >= 0 && y < SIZE && x >= 0 && x < SIZE) grid[y][x] = light.includes(ring) ? 0 : 1;
    }
}

/**
 * Correction and mask, written twice.
 *
 * @param {Grid} grid
 */
function format(grid) {
  const bits = /** @type {(0 | 1)[]} */ (bitsOf(FORMAT, 15));
  const along = [0, 1, 2, 3, 4, 5, 7, 8];
  bits.forEach((bit, at) => {
    if (at < 8) grid[8][along[at]] = bit;
    else grid[along[14 - at]][8] = bit;
    if (at < 7) grid[SIZE - 1 - at][8] = bit;
    else grid[8][SIZE - 15 + at] = bit;
  });
  grid[SIZE - 8][8] = 1;
}

/**
 * Writes the bits up and down in strips of two, under the mask.
 *
 * @param {Grid} grid
 * @param {number[]} bits
 */
function fill(grid, bits) {
  let next = 0;
  for (let strip = 0; strip < (SIZE - 1) / 2; strip += 1) {
    const right = SIZE - 1 - 2 * strip - (2 * strip >= SIZE - 7 ? 1 : 0); // the dotted line in column 6 is left out
    for (let step = 0; step < SIZE; step += 1) {
      const row = strip % 2 ? step : SIZE - 1 - step;
      for (const column of [right, right - 1]) {
        if (grid[row][column] !== null) continue;
        const mask = (row + column) % 2 ? 0 : 1;
        grid[row][column] = /** @type {0 | 1} */ ((bits[next] ?? 0) ^ mask);
        next += 1;
      }
    }
  }
}
