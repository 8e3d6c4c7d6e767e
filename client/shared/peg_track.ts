// Where the holes of a board are: streets of thirty that lie in rows, the way back below the way there, so
// that every lane goes on round the turn. Lengths are those of the drawing.

export interface Point {
  x: number;
  y: number;
}

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
  readonly width: number;
  readonly height: number;
  readonly #rows: number;
  readonly #block: number;
  readonly #left: number;

  constructor(
    /** The game hole; the lanes end one before it. */
    readonly goal: number,
    readonly lanes: number,
  ) {
    this.#rows = Math.max(1, Math.ceil((goal - 1) / STREET));
    this.#block = (lanes - 1) * LANE;
    const turn = this.#block + BETWEEN / 2 + EDGE;
    this.#left = Math.max(turn, START + STEP + EDGE);
    this.width = this.#left + LENGTH + Math.max(turn, this.#rows % 2 ? START + EDGE : 0);
    this.height = this.#rows * this.#block + (this.#rows - 1) * BETWEEN + 2 * EDGE;
  }

  /** The place of a hole: nought and minus one are the start holes, the goal is the game hole of all lanes. */
  at(hole: number, lane: number): Point {
    if (hole >= this.goal) return this.#beyond(this.goal - 1, START, (this.lanes - 1) / 2);
    if (hole < 1) return { x: this.#left - START + hole * STEP, y: this.#level(0, lane) };
    const along = (hole - 1) % STREET;
    const far = along * STEP + Math.floor(along / FIVE) * GAP;
    const row = Math.floor((hole - 1) / STREET);
    return { x: this.#left + (row % 2 ? LENGTH - far : far), y: this.#level(row, lane) };
  }

  /** The holes of a lane, from the start holes to the game hole. */
  holes(lane: number): Point[] {
    return Array.from({ length: this.goal + 2 }, (_, at) => this.at(at - 1, lane));
  }

  /** The ends of a line across all lanes, after a hole and before the next; the upper one first. */
  across(hole: number): [Point, Point] {
    const out = hole % FIVE ? STEP / 2 : (STEP + GAP) / 2;
    const [one, other] = [this.#beyond(hole, out, 0), this.#beyond(hole, out, this.lanes - 1)];
    const [top, bottom] = one.y < other.y ? [one, other] : [other, one];
    return [
      { x: top.x, y: top.y - LANE / 2 },
      { x: bottom.x, y: bottom.y + LANE / 2 },
    ];
  }

  /** The whole way of a lane, as a path of SVG. */
  way(lane: number): string {
    const rows = Array.from({ length: this.#rows }, (_, row) => {
      const first = row * STREET + 1;
      const from = this.at(first, lane);
      const to = this.at(Math.min(this.goal - 1, (row + 1) * STREET), lane);
      const bend = Math.abs(from.y - (row ? this.at(first - 1, lane).y : 0)) / 2;
      return `${row ? `A${bend} ${bend} 0 0 ${row % 2} ` : "M"}${from.x} ${from.y}H${to.x}`;
    });
    return rows.join("");
  }

  /** Whether the way leads to the right there. */
  goesRight(hole: number): boolean {
    return Math.floor((hole - 1) / STREET) % 2 === 0;
  }

  /** The last hole of every street that another one follows. */
  get turns(): number[] {
    return Array.from({ length: this.#rows - 1 }, (_, row) => (row + 1) * STREET);
  }

  #beyond(hole: number, out: number, lane: number): Point {
    const { x, y } = this.at(hole, lane);
    return { x: this.goesRight(hole) ? x + out : x - out, y };
  }

  #level(row: number, lane: number): number {
    const within = row % 2 ? this.lanes - 1 - lane : lane; // outside of a turn stays outside
    return EDGE + row * (this.#block + BETWEEN) + within * LANE;
  }
}
