// A large drawing cut into windows of one size, each a sheet of paper; neighbours show a strip of each other.

/** @typedef {import("./types.js").Rectangle} Rectangle */
/** @typedef {Rectangle & {row: number, column: number}} Window */
/** @typedef {{rows: number, columns: number, windows: Window[], overlap: number}} Windows */
/** @typedef {{width: number, height: number}} Size */

/**
 * @param {Size} drawing
 * @param {Size} paper  In the units of the drawing.
 * @param {number} overlap
 * @returns {Windows}
 */
export function windows(drawing, paper, overlap) {
  const columns = count(drawing.width, paper.width, overlap);
  const rows = count(drawing.height, paper.height, overlap);
  const found = [];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = [column * (paper.width - overlap), row * (paper.height - overlap)];
      found.push({ x, y, width: paper.width, height: paper.height, row, column });
    }
  return { rows, columns, windows: found, overlap };
}

/**
 * @param {number} length
 * @param {number} each
 * @param {number} overlap
 */
function count(length, each, overlap) {
  return Math.max(1, Math.ceil((length - overlap) / (each - overlap)));
}

/**
 * One window that holds everything, in the shape of the paper.
 *
 * @param {Size} drawing
 * @param {Size} paper
 * @returns {Windows}
 */
export function whole(drawing, paper) {
  const units = Math.max(drawing.width / paper.width, drawing.height / paper.height);
  const [width, height] = [units * paper.width, units * paper.height];
  return { rows: 1, columns: 1, windows: [{ x: 0, y: 0, width, height, row: 0, column: 0 }], overlap: 0 };
}

/**
 * Whether two rectangles have anything in common.
 *
 * @param {Rectangle} one
 * @param {Rectangle} other
 */
export function meet(one, other) {
  const across = one.x < other.x + other.width && other.x < one.x + one.width;
  return across && one.y < other.y + other.height && other.y < one.y + one.height;
}
