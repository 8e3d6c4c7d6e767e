// The picture of the house: a fan of cards over a board with pegs. The colours are in first.css.

import { drawn } from "../base/drawing.js";

const HOLES = 25;
const STEP = 12;
const PEGS = [
  { lane: 0, hole: 7, side: "one" },
  { lane: 0, hole: 12, side: "one" },
  { lane: 1, hole: 9, side: "two" },
  { lane: 1, hole: 16, side: "two" },
];
const CARDS = /** @type {const} */ ([
  { turn: -21, rank: "5", suit: "♥", look: "red" },
  { turn: -7, rank: "5", suit: "♣", look: "black" },
  { turn: 7, rank: "5", suit: "♠", look: "black" },
  { turn: 21, rank: "J", suit: "♦", look: "red" },
]);

export function motif() {
  const looks = { viewBox: "0 0 340 172", class: "motif", "aria-hidden": "true" };
  return drawn("svg", looks, ...CARDS.map(card), board());
}

/** @param {(typeof CARDS)[number]} one */
function card({ turn, rank, suit, look }) {
  return drawn(
    "g",
    { transform: `rotate(${turn} 170 260)`, class: `motif-card ${look}` },
    drawn("rect", { x: 136, y: 14, width: 68, height: 98, rx: 7 }),
    drawn("text", { x: 144, y: 38, "font-size": 22 }, rank),
    drawn("text", { x: 143, y: 59, "font-size": 20 }, suit),
  );
}

function board() {
  return drawn(
    "g",
    { class: "motif-board" },
    drawn("rect", { x: 4, y: 104, width: 332, height: 60, rx: 12 }),
    drawn("path", { class: "motif-holes", d: [0, 1].map(lane).join("") }),
    ...PEGS.map(peg),
  );
}

/** @param {number} row */
function lane(row) {
  const holes = Array.from({ length: HOLES }, (_, hole) => at(row, hole));
  return holes.map(({ x, y }) => `M${x} ${y}h0`).join("");
}

/**
 * @param {number} row
 * @param {number} hole
 */
function at(row, hole) {
  return { x: 16 + hole * STEP + Math.floor(hole / 5) * 5, y: 122 + row * 24 };
}

/** @param {(typeof PEGS)[number]} one */
function peg({ lane: row, hole, side }) {
  const { x, y } = at(row, hole);
  return drawn("circle", { class: `motif-peg ${side}`, cx: x, cy: y, r: 5 });
}
