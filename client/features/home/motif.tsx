// The picture of the house: a fan of cards over a board with pegs. The colours are in home.css.

const HOLES = 25;
const STEP = 12;
const GROUP = 5;
const PEGS = [
    { lane: 0, hole: 7, side: "one" },
    { lane: 0, hole: 12, side: "one" },
    { lane: 1, hole: 9, side: "two" },
    { lane: 1, hole: 16, side: "two" },
] as const;
const CARDS = [
    { turn: -21, rank: "5", suit: "♥", look: "red" },
    { turn: -7, rank: "5", suit: "♣", look: "black" },
    { turn: 7, rank: "5", suit: "♠", look: "black" },
    { turn: 21, rank: "J", suit: "♦", look: "red" },
] as const;

export function Motif() {
    return (
        <svg viewBox="0 0 340 172" class="motif" aria-hidden="true">
            {CARDS.map(({ turn, rank, suit, look }) => (
                <g key={suit} transform={`rotate(${turn} 170 260)`} class={`motif-card ${look}`}>
                    <rect x={136} y={14} width={68} height={98} rx={7} />
                    <text x={144} y={38} font-size={22}>
                        {rank}
                    </text>
                    <text x={143} y={59} font-size={20}>
                        {suit}
                    </text>
                </g>
            ))}
            <g class="motif-board">
                <rect x={4} y={104} width={332} height={60} rx={12} />
                <path class="motif-holes" d={[0, 1].map(holesOf).join("")} />
                {PEGS.map(({ lane, hole, side }) => {
                    const { x, y } = placeOf(lane, hole);
                    return <circle key={`${lane} ${hole}`} class={`motif-peg ${side}`} cx={x} cy={y} r={5} />;
                })}
            </g>
        </svg>
    );
}

function holesOf(lane: number): string {
    const holes = Array.from({ length: HOLES }, (_, hole) => placeOf(lane, hole));
    return holes.map(({ x, y }) => `M${x} ${y}h0`).join("");
}

function placeOf(lane: number, hole: number): { x: number; y: number } {
    return { x: 16 + hole * STEP + Math.floor(hole / GROUP) * GROUP, y: 122 + lane * 24 };
}
