// The first player's chance to win, entry by entry, as a line; deals are parted by thin strokes and numbered.

import type { Chance } from "~/contract/api";
import { boardReview as T } from "~/texts/board_review";
import { apart } from "./apart";

const WIDTH = 320;
const HEIGHT = 120;
const LEFT = 34;
const EDGE = 10;
const MARKS = [0, 0.5, 1];
const BELOW = 10;
const NUMBERS = HEIGHT + 5;

interface Props {
    name: string;
    game: number;
    line: readonly Chance[];
}

const high = (chance: number): number => EDGE + (HEIGHT - 2 * EDGE) * (1 - chance);

export function ChanceChart({ name, game, line }: Props) {
    const far = (at: number) => LEFT + ((WIDTH - LEFT - EDGE) * at) / Math.max(1, line.length - 1);
    const points = line.map(({ chance }, at) => `${far(at).toFixed(1)},${high(chance).toFixed(1)}`);
    const deals = line.flatMap(({ entry, deal }, at) => (entry === null ? [{ deal, x: far(at) }] : []));
    const steps = line.filter(({ entry }, at) => entry === null || at === line.length - 1);
    const words = steps.map(({ chance }) => T.share(chance)).join(", ");
    return (
        <svg
            class="chart"
            viewBox={`0 0 ${WIDTH} ${HEIGHT + BELOW}`}
            role="img"
            aria-label={T.chanceLabel(name, game, words)}
        >
            {MARKS.map((mark) => (
                <path key={mark} class="grid" d={`M${LEFT} ${high(mark)}H${WIDTH - EDGE}`} />
            ))}
            {deals.slice(1).map(({ deal, x }) => (
                <path key={deal} class="deal-stroke" d={`M${x.toFixed(1)} ${EDGE}V${HEIGHT - EDGE}`} />
            ))}
            <text x={LEFT - 5} y={NUMBERS} text-anchor="end">
                {T.dealAxis}
            </text>
            {apart(deals).map(({ deal, x }) => (
                <text key={deal} x={x.toFixed(1)} y={NUMBERS}>
                    {deal}
                </text>
            ))}
            {MARKS.map((mark) => (
                <text key={mark} x={LEFT - 5} y={high(mark) + 3} text-anchor="end">
                    {T.share(mark)}
                </text>
            ))}
            <polyline class="line-of-chance" points={points.join(" ")} />
            <circle class="line-end" cx={far(line.length - 1)} cy={high(line.at(-1)?.chance ?? 0)} r={3} />
        </svg>
    );
}
