// The board, drawn true: every hole, streets in groups of five, start holes and the game hole, the lines that
// the rules have, and two pegs for each side. It takes the width that it is given, and its height follows.
// Names and scores stand above the holes. Whoever draws it again with other scores sees the pegs go there.

import "~/styles/chip.css";
import "~/styles/pegboard.css";
import { useMemo } from "preact/hooks";
import { PegTrack } from "./peg_track";
import { type PegPair, PegMark, SidePegs } from "./pegs";
import { pegboardTexts as T } from "~/texts/pegboard";

export interface PegSide extends PegPair {
    name: string;
    /** Whether the viewer belongs to it. */
    own?: boolean;
    /** Short words beside the name. */
    marks?: readonly string[];
}

/** As the server has them: nought or nothing where the rules know no such thing. */
export interface SkunkRules {
    skunk_below?: number;
    double_skunk_below?: number;
    double_skunk_word?: string;
    /** Whoever gets there first ends the game if the others are short of the next. */
    early_end_at?: number;
    early_end_under?: number;
}

export interface Pegs {
    goal: number;
    sides: readonly PegSide[];
    rules?: SkunkRules;
}

export function Pegboard({ goal, sides, rules = {} }: Pegs) {
    const track = useMemo(() => new PegTrack(goal, sides.length), [goal, sides.length]);
    return (
        <div class="pegboard">
            <ul class="pegboard-sides">
                {sides.map((side, at) => (
                    <SideLine key={at} side={side} at={at} />
                ))}
            </ul>
            <svg
                class="pegboard-holes"
                viewBox={`0 0 ${track.width} ${track.height}`}
                role="img"
                aria-label={T.board(goal, sides)}
            >
                <Lanes track={track} />
                <Lines track={track} rules={rules} />
                <Holes track={track} />
                {sides.map((side, lane) => (
                    <SidePegs key={lane} track={track} lane={lane} side={side} />
                ))}
            </svg>
        </div>
    );
}

function SideLine({ side: { name, score, rear, own, marks = [] }, at }: { side: PegSide; at: number }) {
    return (
        <li class={own ? "own" : undefined}>
            <PegMark side={at} />
            <span class="pegboard-name" title={name}>
                <bdi>{name}</bdi>
            </span>
            {marks.map((mark) => (
                <span key={mark} class="chip">
                    {mark}
                </span>
            ))}
            <span class="pegboard-gain" title={T.lastPegged}>
                {score > rear && score > 0 ? T.gained(score - rear) : ""}
            </span>
            <strong class="pegboard-score">{score}</strong>
        </li>
    );
}

/** The colour of every lane, and its inside for looks that only outline it. */
function Lanes({ track }: { track: PegTrack }) {
    const ways = useMemo(() => Array.from({ length: track.lanes }, (_, lane) => track.way(lane)), [track]);
    return (
        <>
            {ways.map((way, lane) => (
                <g key={lane}>
                    <path class={`pegboard-lane side-${lane}`} d={way} />
                    <path class="pegboard-bed" d={way} />
                </g>
            ))}
        </>
    );
}

/** All holes as one path of dots: a thousand circles would be slow. */
function Holes({ track }: { track: PegTrack }) {
    const dots = useMemo(() => {
        const holes = Array.from({ length: track.lanes }, (_, lane) => track.holes(lane)).flat();
        return holes.map(({ x, y }) => `M${x} ${y}h0`).join("");
    }, [track]);
    const { x, y } = track.at(track.goal, 0);
    return (
        <>
            <path class="pegboard-hole" d={dots} />
            <circle class="pegboard-game" cx={x} cy={y} r={5.5} />
        </>
    );
}

/** Ends of streets with their numbers, and the lines that a loser should have passed. */
function Lines({ track, rules }: { track: PegTrack; rules: SkunkRules }) {
    const skunks = skunkLines(rules);
    const ends = track.turns.filter((hole) => !skunks.has(hole));
    return (
        <>
            {ends.map((hole) => (
                <Label key={hole} track={track} hole={hole} words={String(hole)} />
            ))}
            {[...skunks].map(([hole, words]) => {
                const [top, bottom] = track.across(hole);
                return (
                    <g key={hole}>
                        <path class="pegboard-line" d={`M${top.x} ${top.y}V${bottom.y}`} />
                        <Label track={track} hole={hole} words={words} more="skunk" />
                    </g>
                );
            })}
        </>
    );
}

/** The last hole before each line, and what the line is called. */
function skunkLines(rules: SkunkRules): Map<number, string> {
    const { skunk_below = 0, double_skunk_below = 0, double_skunk_word = T.doubleSkunk } = rules;
    const { early_end_at = 0, early_end_under = 0 } = rules;
    const named: [number, string][] = [
        [early_end_at && early_end_under - 1, T.earlyEndLine(early_end_at)],
        [skunk_below - 1, T.skunkLine],
        [double_skunk_below - 1, T.skunkLineCalled(double_skunk_word)],
    ];
    return new Map(named.filter(([hole]) => hole > 0));
}

interface LabelProps {
    track: PegTrack;
    hole: number;
    words: string;
    more?: string;
}

/** Words between the rows, below the hole that they belong to. */
function Label({ track, hole, words, more = "" }: LabelProps) {
    const [, { x, y }] = track.across(hole);
    const right = track.goesRight(hole);
    return (
        <text
            class={`pegboard-words ${more}`}
            x={right ? x - 3 : x + 3}
            y={y + 8}
            text-anchor={right ? "end" : "start"}
        >
            {words}
        </text>
    );
}
