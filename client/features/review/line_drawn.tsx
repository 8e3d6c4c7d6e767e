// The line as a drawing: deals on grounds of two kinds, the way of the chance, slips on it, and where one is.

import type { Seen, Slips } from "./line";

export const EDGE = 10;
const HIGH = 220;
const FOOT = 24;
const SIZES = { inaccuracy: 3, mistake: 4.5, blunder: 6 };

interface Props {
    width: number;
    line: Seen["line"];
    slips: Slips;
    at: number;
}

interface Scale {
    line: Seen["line"];
    x: (at: number) => number;
}

const y = (chance: number): number => EDGE + (HIGH - EDGE - FOOT) * (1 - chance);

export function LineDrawn({ width, line, slips, at }: Props) {
    const last = Math.max(1, line.length - 1);
    const x = (place: number) => EDGE + ((width - 2 * EDGE) * place) / last;
    const spots = line.map(({ chance }, place) => `${x(place).toFixed(1)},${y(chance).toFixed(1)}`).join(" ");
    const height = (place: number) => y(line[place]?.chance ?? 0);
    return (
        <svg viewBox={`0 0 ${width} ${HIGH}`} width={width} height={HIGH} aria-hidden="true">
            <Deals line={line} x={x} />
            <polygon class="area" points={`${spots} ${x(line.length - 1)},${y(0.5)} ${x(0)},${y(0.5)}`} />
            <line class="even" x1={0} x2={width} y1={y(0.5)} y2={y(0.5)} />
            <polyline class="way" points={spots} />
            {[...slips].map(([place, grade]) => (
                <circle key={place} class={`slip ${grade}`} cx={x(place)} cy={height(place)} r={SIZES[grade]} />
            ))}
            <line class="here" x1={x(at)} x2={x(at)} y1={y(1)} y2={y(0)} />
            <circle class="here" cx={x(at)} cy={height(at)} r={6} />
        </svg>
    );
}

/** Every other deal lies on a darker ground. */
function Deals({ line, x }: Scale) {
    const starts = line.flatMap(({ moment, deal }, at) => (moment === "before the deal" ? [{ at, deal }] : []));
    return (
        <>
            {starts.map(({ at, deal }, number) => {
                const [left, right] = [x(at), x(starts[number + 1]?.at ?? line.length - 1)];
                return (
                    <g key={at}>
                        {number % 2 === 0 && (
                            <rect class="deal" x={left} y={y(1)} width={right - left} height={y(0) - y(1)} />
                        )}
                        <text x={(left + right) / 2} y={HIGH - 6} text-anchor="middle">
                            {deal}
                        </text>
                    </g>
                );
            })}
        </>
    );
}
