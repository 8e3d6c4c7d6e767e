// The first player's chance to win, entry by entry, as a line; deals are parted by thin strokes and numbered.

import { drawn } from "../base/drawing.js";
import { T } from "../texts/companion.js";

/** @typedef {import("./types.js").Chance} Chance */

const WIDTH = 320;
const HEIGHT = 120;
const LEFT = 34;
const EDGE = 10;
const MARKS = [0, 0.5, 1];
const BELOW = 10;
const NUMBERS = HEIGHT + 5;
const NEAR = 16;

/**
 * @param {string[]} names
 * @param {number} game
 * @param {Chance[]} line
 */
export function chanceChart(names, game, line) {
  const far = (/** @type {number} */ at) => LEFT + ((WIDTH - LEFT - EDGE) * at) / Math.max(1, line.length - 1);
  const high = (/** @type {number} */ chance) => EDGE + (HEIGHT - 2 * EDGE) * (1 - chance);
  const points = line.map(({ chance }, at) => `${far(at).toFixed(1)},${high(chance).toFixed(1)}`);
  const deals = line.flatMap(({ entry, deal }, at) => (entry === null ? [{ deal, x: far(at) }] : []));
  const steps = line.filter(({ entry }, at) => entry === null || at === line.length - 1);
  const words = T.chanceLabel(
    names[0],
    game,
    steps.map(({ chance }) => T.percent(chance)),
  );
  const looks = { class: "chart", viewBox: `0 0 ${WIDTH} ${HEIGHT + BELOW}`, role: "img", "aria-label": words };
  const last = line.length - 1;
  return drawn(
    "svg",
    looks,
    ...MARKS.map((mark) => drawn("path", { class: "grid", d: `M${LEFT} ${high(mark)}H${WIDTH - EDGE}` })),
    ...deals
      .slice(1)
      .map(({ x }) => drawn("path", { class: "deal-stroke", d: `M${x.toFixed(1)} ${EDGE}V${HEIGHT - EDGE}` })),
    drawn("text", { x: LEFT - 5, y: NUMBERS, "text-anchor": "end" }, T.dealAxis),
    ...apart(deals).map(({ deal, x }) => drawn("text", { x: x.toFixed(1), y: NUMBERS }, T.dealNumber(deal))),
    ...MARKS.map((mark) => drawn("text", { x: LEFT - 5, y: high(mark) + 3, "text-anchor": "end" }, T.percent(mark))),
    drawn("polyline", { class: "line-of-chance", points: points.join(" ") }),
    drawn("circle", { class: "line-end", cx: far(last), cy: high(line[last].chance), r: 3 }),
  );
}

/**
 * Those whose numbers do not run into each other.
 *
 * @param {{deal: number, x: number}[]} deals
 */
function apart(deals) {
  let last = -NEAR;
  return deals.filter(({ x }) => {
    const free = x - last >= NEAR;
    if (free) last = x;
    return free;
  });
}
