// Pegs of a board: two for each side, of which the rear one leaps over the front one when points are pegged.

import { useLayoutEffect, useRef } from "preact/hooks";
import type { PegTrack } from "./peg_track";
import { pace } from "./settings";

/** Where the pegs of a side stand. */
export interface PegPair {
    score: number;
    rear: number;
}

type Way = readonly [from: number, to: number];
type Which = "rear" | "front";

const PEG = 4.2;
const HOP_MS = 45;
const LONGEST_MS = 1200;

/** Shapes of pegs, so that colours need not be told apart. */
const SHAPES = [
    `M${-PEG} 0a${PEG} ${PEG} 0 1 0 ${2 * PEG} 0a${PEG} ${PEG} 0 1 0 ${-2 * PEG} 0z`,
    "M-3.8-3.8H3.8V3.8H-3.8z",
    "M0-4.8 4.6 3.6H-4.6z",
    "M0-5.2 5.2 0 0 5.2-5.2 0z",
];

/** The mark of a side, as its pegs look. */
export function PegMark({ side }: { side: number }) {
    return (
        <svg viewBox="-6 -6 12 12" class="peg-mark" aria-hidden="true">
            <path class={lookOf(side, "front")} d={shapeOf(side)} />
        </svg>
    );
}

/** Both pegs of a side in their holes. They go there along their lane, hole by hole, from where they stood. */
export function SidePegs({ track, lane, side }: { track: PegTrack; lane: number; side: PegPair }) {
    const stood = useRef(side);
    const pegs = { rear: useRef<SVGPathElement>(null), front: useRef<SVGPathElement>(null) };
    const [rear, front] = standing(side);
    useLayoutEffect(() => {
        const ways = waysOf(stood.current, side);
        stood.current = side;
        for (const which of ["rear", "front"] as const) {
            const peg = pegs[which].current;
            if (peg && pace() > 0) move(peg, track, lane, ways[which]);
        }
    }, [rear, front]);
    return (
        <>
            <path
                ref={pegs.rear}
                class={lookOf(lane, "rear")}
                d={shapeOf(lane)}
                transform={placed(track, lane, rear)}
            />
            <path
                ref={pegs.front}
                class={lookOf(lane, "front")}
                d={shapeOf(lane)}
                transform={placed(track, lane, front)}
            />
        </>
    );
}

/** The holes of both pegs; before the first point one stands behind the other at the start. */
export function standing({ score, rear }: PegPair): Way {
    return score > 0 ? [Math.min(rear, score), score] : [-1, 0];
}

/** Which way each peg goes from one standing to the next. The peg that was behind is the one in front after points. */
export function waysOf(before: PegPair, now: PegPair): Record<Which, Way> {
    const [[oldRear, oldFront], [rear, front]] = [standing(before), standing(now)];
    const leaps = front > oldFront && rear === oldFront;
    return leaps
        ? { rear: [rear, rear], front: [oldRear, front] }
        : { rear: [oldRear, rear], front: [oldFront, front] };
}

/** Every hole of a way, both ends with it. */
export function stepsOf([from, to]: Way): number[] {
    return Array.from({ length: Math.abs(to - from) + 1 }, (_, at) => from + Math.sign(to - from) * at);
}

function move(peg: SVGPathElement, track: PegTrack, lane: number, way: Way): void {
    const steps = stepsOf(way);
    if (steps.length === 1) return;
    const frames = steps.map((hole) => {
        const { x, y } = track.at(hole, lane);
        return { transform: `translate(${x}px, ${y}px)` };
    });
    const duration = pace() * Math.min(LONGEST_MS, HOP_MS * (steps.length + 3));
    peg.animate(frames, { duration, easing: "ease-in-out" });
}

function placed(track: PegTrack, lane: number, hole: number): string {
    const { x, y } = track.at(hole, lane);
    return `translate(${x} ${y})`;
}

function lookOf(side: number, which: Which): string {
    return `peg ${which} side-${side}`;
}

function shapeOf(side: number): string {
    return SHAPES[side % SHAPES.length] ?? "";
}
