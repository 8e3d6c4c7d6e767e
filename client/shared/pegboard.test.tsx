import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PegTrack } from "./peg_track";
import { Pegboard, type SkunkRules } from "./pegboard";
import { stepsOf, waysOf } from "./pegs";

const NAMES = ["Ann", "Bob", "Cal", "Dee"];
let place: HTMLElement;

beforeEach(() => {
    place = document.createElement("div");
    document.body.append(place);
});
afterEach(() => {
    render(null, place);
    place.remove();
});

function draw(goal: number, scores: readonly (readonly [number, number])[], rules: SkunkRules = {}): void {
    const sides = scores.map(([score, rear], at) => ({ name: NAMES[at] ?? "", score, rear }));
    void act(() => render(<Pegboard goal={goal} sides={sides} rules={rules} />, place));
}

const texts = (selector: string) => [...place.querySelectorAll(selector)].map(({ textContent }) => textContent);

function transformOf(side: number, which: string): string | null | undefined {
    return place.querySelector(`.pegboard-holes .peg.side-${side}.${which}`)?.getAttribute("transform");
}

test("pegs stand in the holes of the score, each side with its own shape", () => {
    draw(121, [
        [45, 41],
        [0, 0],
        [121, 90],
    ]);
    const track = new PegTrack(121, 3);
    const inHole = (hole: number, lane: number) => `translate(${track.at(hole, lane).x} ${track.at(hole, lane).y})`;
    expect(transformOf(0, "front")).toBe(inHole(45, 0));
    expect(transformOf(0, "rear")).toBe(inHole(41, 0));
    expect(transformOf(1, "front")).toBe(inHole(0, 1));
    expect(transformOf(1, "rear")).toBe(inHole(-1, 1));
    expect(transformOf(2, "front")).toBe(inHole(121, 0));
    expect(texts(".pegboard-score")).toEqual(["45", "0", "121"]);
    const shapes = [...place.querySelectorAll(".pegboard-holes .front")].map((peg) => peg.getAttribute("d"));
    expect(new Set(shapes).size).toBe(3);
});

const START = [
    [0, 0],
    [0, 0],
] as const;

test("lines follow the rules and bear their words", () => {
    draw(121, START, { skunk_below: 91, double_skunk_below: 61 });
    expect(texts(".pegboard-words.skunk")).toEqual(["Skunk", "Double skunk"]);
    draw(61, START, { skunk_below: 31 });
    expect(texts(".pegboard-words.skunk")).toEqual(["Skunk"]);
    draw(121, START, { double_skunk_below: 61, double_skunk_word: "lurch" });
    expect(texts(".pegboard-words.skunk")).toEqual(["Lurch"]);
    draw(121, START, { skunk_below: 91, early_end_at: 61, early_end_under: 31 });
    expect(texts(".pegboard-words.skunk")).toEqual(["Double skunk at 61", "Skunk"]);
    expect(texts(".pegboard-words:not(.skunk)")).toEqual(["60"]);
    const x = Number(/M(\S+)/.exec(place.querySelector(".pegboard-line")?.getAttribute("d") ?? "")?.[1]);
    expect(x).toBe(new PegTrack(121, 2).across(30)[0].x); // whoever stands there is short of 31
    draw(121, START, { early_end_at: 0, early_end_under: 31 });
    expect(texts(".pegboard-line")).toEqual([]);
});

test("a listener is told where the pegs stand", () => {
    draw(121, [
        [45, 41],
        [30, 28],
    ]);
    const board = place.querySelector('[role="img"]');
    expect(board?.getAttribute("aria-label")).toBe("Board to 121. Ann: pegs at 45 and 41. Bob: pegs at 30 and 28.");
});

test("the rear peg leaps over the front one, hole by hole", () => {
    expect(waysOf({ score: 10, rear: 8 }, { score: 14, rear: 10 })).toEqual({ rear: [10, 10], front: [8, 14] });
    expect(waysOf({ score: 0, rear: 0 }, { score: 2, rear: 0 })).toEqual({ rear: [0, 0], front: [-1, 2] });
    expect(waysOf({ score: 14, rear: 10 }, { score: 10, rear: 8 })).toEqual({ rear: [10, 8], front: [14, 10] });
    expect(stepsOf([8, 11])).toEqual([8, 9, 10, 11]);
    expect(stepsOf([3, 1])).toEqual([3, 2, 1]);
});

test("only the peg that goes somewhere moves when the board is drawn again", () => {
    const animate = vi.fn();
    SVGElement.prototype.animate = animate;
    draw(121, [
        [10, 8],
        [5, 0],
    ]);
    expect(animate).not.toHaveBeenCalled();
    draw(121, [
        [14, 10],
        [5, 0],
    ]);
    expect(animate.mock.contexts).toEqual([place.querySelector(".pegboard-holes .peg.side-0.front")]);
    const track = new PegTrack(121, 2);
    const frames = [8, 9, 10, 11, 12, 13, 14].map((hole) => {
        const { x, y } = track.at(hole, 0);
        return { transform: `translate(${x}px, ${y}px)` };
    });
    expect(animate.mock.calls[0]?.[0]).toEqual(frames);
});
