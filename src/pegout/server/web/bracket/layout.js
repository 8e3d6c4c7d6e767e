// Where every match of a sheet stands: columns by round, the winners' bracket above the losers', the final at
// the right. It follows from the matches alone, and knows nothing of the page.

/** @typedef {import("./types.js").MatchSeen} MatchSeen */
/** @typedef {import("./types.js").Layout} Layout */
/** @typedef {import("./types.js").Join} Join */
/** @typedef {Map<string, {column: number, middle: number}>} Spots  By match. */

const LINE = 24; // one of the two lines of a box
const STEP = 2 * LINE + 20; // from one match of a first round to the next: between them are their ids
const HEAD = 30;
const BETWEEN_PARTS = 34;
const EDGE = 6; // around everything, so that no stroke is cut
const GAP = 40; // between two rounds
const NUMBER = 34;
const NAME = 176;
const CELL = 36;
const LATER = ["third place", "final"];

/** The sizes of what is written into a box. */
export const SIZES = Object.freeze({ line: LINE, number: NUMBER, cell: CELL, head: HEAD, step: STEP });

/**
 * @param {readonly MatchSeen[]} matches  Of one sheet, or of a part of it.
 * @param {number} [cells]  For how many games a box has room.
 * @returns {Layout}
 */
export function layout(matches, cells = 1) {
  const feeders = feedersOf(matches);
  /** @type {Spots} */
  const spots = new Map();
  const upper = rounds(matches, (bracket) => bracket !== "losers" && !LATER.includes(bracket));
  const lower = rounds(matches, (bracket) => bracket === "losers");
  let bottom = part(upper, HEAD, feeders, spots);
  const losersTop = bottom + (upper.length ? BETWEEN_PARTS : 0);
  if (lower.length) bottom = part(lower, losersTop + HEAD, feeders, spots);
  const column = Math.max(upper.length, lower.length);
  bottom = Math.max(bottom, finals(matches, column, feeders, spots));
  return drawing(matches, spots, feeders, { cells, bottom, losersTop });
}

/**
 * The matches whose winners come into each match, the upper line first.
 *
 * @param {readonly MatchSeen[]} matches
 * @returns {Map<string, string[]>}
 */
function feedersOf(matches) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const { match, winner_to } of [...matches].sort(byPlace))
    if (winner_to !== null) found.set(winner_to, [...(found.get(winner_to) ?? []), match]);
  return found;
}

/**
 * Bracket by bracket with the finals at the end, from the first round to the last and from top to bottom.
 *
 * @param {MatchSeen} one
 * @param {MatchSeen} other
 */
export function byPlace(one, other) {
  return rank(one) - rank(other) || one.round - other.round || one.place - other.place;
}

/** @param {MatchSeen} match */
function rank({ bracket }) {
  return 1 + ["losers", ...LATER].indexOf(bracket);
}

/**
 * @param {readonly MatchSeen[]} matches
 * @param {(bracket: string) => boolean} wanted
 * @returns {MatchSeen[][]}
 */
export function rounds(matches, wanted) {
  /** @type {Map<number, MatchSeen[]>} */
  const found = new Map();
  for (const match of matches.filter(({ bracket }) => wanted(bracket)).sort(byPlace))
    found.set(match.round, [...(found.get(match.round) ?? []), match]);
  return [...found.values()];
}

/**
 * Puts rounds beside each other, and gives where they end below.
 *
 * @param {MatchSeen[][]} columns
 * @param {number} top
 * @param {Map<string, string[]>} feeders
 * @param {Spots} spots
 */
function part(columns, top, feeders, spots) {
  columns.forEach((column, at) =>
    column.forEach(({ match }, row) => {
      const middle = middleOf(match, feeders, spots) ?? top + (row + 0.5) * STEP;
      spots.set(match, { column: at, middle });
    }),
  );
  return columns.length ? top + columns[0].length * STEP : 0;
}

/**
 * Half way between those that feed a match; null where none of them is drawn.
 *
 * @param {string} match
 * @param {Map<string, string[]>} feeders
 * @param {Spots} spots
 */
function middleOf(match, feeders, spots) {
  const middles = (feeders.get(match) ?? []).flatMap((one) => spots.get(one)?.middle ?? []);
  return middles.length ? middles.reduce((sum, one) => sum + one, 0) / middles.length : null;
}

/**
 * The final, the one after it, and below the match for the third place; gives where they end below.
 *
 * @param {readonly MatchSeen[]} matches
 * @param {number} column
 * @param {Map<string, string[]>} feeders
 * @param {Spots} spots
 */
function finals(matches, column, feeders, spots) {
  const all = matches.filter(({ bracket }) => bracket === "final").sort(byPlace);
  let middle = HEAD + STEP / 2;
  all.forEach(({ match }, at) => {
    middle = middleOf(match, feeders, spots) ?? middle;
    spots.set(match, { column: column + at, middle });
  });
  const third = matches.find(({ bracket }) => bracket === "third place");
  if (third === undefined) return all.length ? middle + STEP / 2 : 0;
  const below = middle + STEP + HEAD;
  spots.set(third.match, { column, middle: below });
  return below + STEP / 2;
}

/**
 * @param {readonly MatchSeen[]} matches
 * @param {Spots} spots
 * @param {Map<string, string[]>} feeders
 * @param {{cells: number, bottom: number, losersTop: number}} sizes
 * @returns {Layout}
 */
function drawing(matches, spots, feeders, { cells, bottom, losersTop }) {
  const width = NUMBER + NAME + cells * CELL;
  const left = (/** @type {number} */ column) => EDGE + column * (width + GAP);
  const columns = 1 + Math.max(...[...spots.values()].map(({ column }) => column));
  const boxes = matches.map((match) => {
    const { column, middle } = spotOf(spots, match.match);
    return { match, x: left(column), y: EDGE + middle - LINE, width, height: 2 * LINE };
  });
  return {
    width: left(columns) - GAP + EDGE,
    height: bottom + 2 * EDGE,
    cells,
    boxes,
    joins: joins(boxes, feeders),
    heads: heads(matches, spots, losersTop).map(({ column, ...head }) => ({ ...head, x: left(column), width })),
  };
}

/**
 * @param {Spots} spots
 * @param {string} match
 */
function spotOf(spots, match) {
  return /** @type {{column: number, middle: number}} */ (spots.get(match));
}

/**
 * One above every round; the match for the third place and the finals have their own.
 *
 * @param {readonly MatchSeen[]} matches
 * @param {Spots} spots
 * @param {number} losersTop
 */
function heads(matches, spots, losersTop) {
  const columns = rounds(matches, (bracket) => bracket !== "losers" && !LATER.includes(bracket));
  const losers = rounds(matches, (bracket) => bracket === "losers");
  const single = matches.filter(({ bracket }) => LATER.includes(bracket)).map((match) => [match]);
  const above = (/** @type {MatchSeen[]} */ [match]) => spotOf(spots, match.match).middle - STEP / 2 - HEAD;
  const top = (/** @type {MatchSeen[]} */ column) => {
    if (LATER.includes(column[0].bracket)) return above(column);
    return column[0].bracket === "losers" ? losersTop : 0;
  };
  return [...columns, ...losers, ...single].map((column) => ({
    column: spotOf(spots, column[0].match).column,
    y: EDGE + top(column),
    match: column[0],
  }));
}

/**
 * Lines from the end of each box to the line of the next that its winner is written on.
 *
 * @param {import("./types.js").Box[]} boxes
 * @param {Map<string, string[]>} feeders
 * @returns {Join[]}
 */
function joins(boxes, feeders) {
  const byMatch = new Map(boxes.map((box) => [box.match.match, box]));
  return boxes.flatMap((to) =>
    (feeders.get(to.match.match) ?? []).flatMap((name, at, all) => {
      const from = byMatch.get(name);
      if (from === undefined) return [];
      const start = from.y + LINE;
      const end = to.y + LINE * (all.length === 1 ? 1 : at + 0.5);
      const turn = to.x - GAP / 2;
      /** @type {[number, number][]} */
      const points = [[from.x + from.width, start], [turn, start], [turn, end], [to.x, end]]; // prettier-ignore
      return [{ from: name, to: to.match.match, points }];
    }),
  );
}
