import { expect, test } from "vitest";
import { PegTrack, type Point } from "./peg_track";

const dist = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
const pairs = <T>(all: readonly T[]): [T, T][] => all.slice(1).map((one, at) => [all[at] as T, one]);

test.each([31, 61, 121, 200].flatMap((goal) => [2, 3, 4].map((lanes) => [goal, lanes] as const)))(
  "to %i every one of %i sides has its lane of holes in streets and fives",
  (goal, lanes) => {
    const track = new PegTrack(goal, lanes);
    const all = Array.from({ length: lanes }, (_, lane) => track.holes(lane));
    const own = all.flatMap((lane) => lane.slice(0, -1));
    expect(new Set(own.map(({ x, y }) => `${x} ${y}`)).size).toBe(lanes * (goal + 1));
    expect(all.map((lane) => lane.at(-1))).toEqual(Array(lanes).fill(track.at(goal, 0)));
    const isCrowded = (one: Point, at: number) => own.slice(at + 1).some((other) => dist(one, other) < 9);
    expect(own.filter(isCrowded)).toEqual([]);
    for (const lane of all) {
      const steps = pairs(lane.slice(2, -1)).map(([one, other]) => dist(one, other));
      const afterFives = steps.filter((_, at) => at % 5 === 4 && (at + 1) % 30);
      expect(Math.min(...afterFives)).toBeGreaterThan(Math.max(...steps.slice(0, 4)));
    }
  },
);

test("everything lies on the board", () => {
  const track = new PegTrack(121, 4);
  for (const { x, y } of [0, 1, 2, 3].flatMap((lane) => track.holes(lane))) {
    expect(x).toBeGreaterThan(5);
    expect(x).toBeLessThan(track.width - 5);
    expect(y).toBeGreaterThan(5);
    expect(y).toBeLessThan(track.height - 5);
  }
});

test("a line lies between its hole and the next", () => {
  const track = new PegTrack(121, 2);
  for (const hole of [30, 60, 90, 33]) {
    const away = Math.abs(track.across(hole)[0].x - track.at(hole, 0).x);
    expect(away).toBeGreaterThan(0);
    expect(away).toBeLessThan(10);
  }
  expect(track.turns).toEqual([30, 60, 90]);
});
