// Where the holes of a board are: streets of thirty that lie in rows, the way back below the way there, so
// that every lane goes on round the turn. Lengths are those of the drawing.

/** @typedef {{x: number, y: number}} Point */

const STREET = 30;
const FIVE = 5;
const STEP = 10; // from hole to hole
const GAP = 5; // more than that after every five
const LANE = 10; // from lane to lane
const BETWEEN = 20; // from the last lane of a row to the first of the next
const EDGE = 8;
const START = 16; // from the first hole back to the start holes, and from the last to the game hole
const LENGTH = (STREET - 1) * STEP + (STREET / FIVE - 1) * GAP;

export class PegTrack {
  /**
   * @param {number} goal  The game hole; the lanes end one before it.
   * @param {number} lanes
   */
  constructor(goal, lanes) {
    this.goal = goal;
    this.lanes = lanes;
    this.rows = Math.max(1, Math.ceil((goal - 1) / STREET));
    this.block = (lanes - 1) * LANE;
    const turn = this.block + BETWEEN / 2 + EDGE;
    this.left = Math.max(turn, START + STEP + EDGE);
    this.width = this.left + LENGTH + Math.max(turn, this.rows % 2 ? START + EDGE : 0);
    this.height = this.rows * this.block + (this.rows - 1) * BETWEEN + 2 * EDGE;
  }

  /**
   * The place of a hole: nought and minus one are the start holes, the goal is the game hole of all lanes.
   *
   * @param {number} hole
   * @param {number} lane
   * @returns {Point}
   */
  at(hole, lane) {
    if (hole >= this.goal) return this.#beyond(this.goal - 1, START, (this.lanes - 1) / 2);
    if (hole < 1) return { x: this.left - START + hole * STEP, y: this.#level(0, lane) };
    const along = (hole - 1) % STREET;
    const far = along * STEP + Math.floor(along / FIVE) * GAP;
    const row = Math.floor((hole - 1) / STREET);
    return { x: this.left + (row % 2 ? LENGTH - far : far), y: this.#level(row, lane) };
  }

  /**
   * The ends of a line across all lanes, after a hole and before the next.
   *
   * @param {number} hole
   * @returns {[Point, Point]}
   */
  across(hole) {
    const out = hole % FIVE ? STEP / 2 : (STEP + GAP) / 2;
    const [one, other] = [this.#beyond(hole, out, 0), this.#beyond(hole, out, this.lanes - 1)];
    const [top, bottom] = one.y < other.y ? [one, other] : [other, one];
    return [
      { x: top.x, y: top.y - LANE / 2 },
      { x: bottom.x, y: bottom.y + LANE / 2 },
    ];
  }

  /**
   * The whole way of a lane, as a path of SVG.
   *
   * @param {number} lane
   */
  way(lane) {
    const last = this.goal - 1;
    const ends = Array.from({ length: this.rows }, (_, row) => [row * STREET + 1, Math.min(last, (row + 1) * STREET)]);
    const parts = ends.map(([first, end], row) => {
      const [from, to] = [this.at(first, lane), this.at(end, lane)];
      const bend = Math.abs(from.y - (row ? this.at(first - 1, lane).y : 0)) / 2;
      return `${row ? `A${bend} ${bend} 0 0 ${row % 2} ` : "M"}${from.x} ${from.y}H${to.x}`;
    });
    return parts.join("");
  }

  /**
   * Whether the way leads to the right there.
   *
   * @param {number} hole
   */
  goesRight(hole) {
    return Math.floor((hole - 1) / STREET) % 2 === 0;
  }

  /** The last hole of every street that another one follows. */
  get turns() {
    return Array.from({ length: this.rows - 1 }, (_, row) => (row + 1) * STREET);
  }

  /**
   * @param {number} hole
   * @param {number} out
   * @param {number} lane
   */
  #beyond(hole, out, lane) {
    const { x, y } = this.at(hole, lane);
    return { x: this.goesRight(hole) ? x + out : x - out, y };
  }

  /**
   * @param {number} row
   * @param {number} lane
   */
  #level(row, lane) {
    const within = row % 2 ? this.lanes - 1 - lane : lane; // outside of a turn stays outside
    return EDGE + row * (this.block + BETWEEN) + within * LANE;
  }
}
