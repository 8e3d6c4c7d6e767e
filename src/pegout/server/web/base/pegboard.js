// The board, drawn true: every hole, streets in groups of five, start holes and the game hole, the lines that
// the rules have, and two pegs for each side. How to use it:
//
//   const now = { goal: 121, rules: { skunk_below: 91, double_skunk_below: 61 }, sides: [
//     { name: "Ann", score: 45, rear: 41, own: true },
//     { name: "Bob", score: 52, rear: 40 },
//   ] };
//   somewhere.replaceChildren(pegboard(now));          // pegs stand where they are
//   somewhere.replaceChildren(pegboard(next, now));    // and move there from where they were
//
// It takes the width that it is given, and its height follows. Names and scores stand above the holes.

import { drawn } from "./drawing.js";
import { el } from "./dom.js";
import { PegTrack } from "./peg_track.js";
import { pace } from "./settings.js";
import { T } from "../texts/common.js";

/**
 * @typedef {object} PegSide
 * @property {string} name
 * @property {number} score  Where the front peg stands.
 * @property {number} rear  Where the rear peg stands.
 * @property {boolean} [own]  Whether the viewer belongs to it.
 * @property {string[]} [marks]  Short words beside the name.
 *
 * @typedef {object} Pegs
 * @property {number} goal
 * @property {PegSide[]} sides
 * @property {SkunkRules} [rules]
 *
 * @typedef {object} SkunkRules  As the server has them: nought or nothing where the rules know no such thing.
 * @property {number} [skunk_below]
 * @property {number} [double_skunk_below]
 * @property {string} [double_skunk_word]
 * @property {number} [early_end_at]  Whoever gets there first ends the game if the others are short of the next.
 * @property {number} [early_end_under]
 */

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

/**
 * @param {Pegs} now
 * @param {Pegs | null} [before]
 * @returns {HTMLElement}
 */
export function pegboard(now, before = null) {
  const names = el("ul", { class: "pegboard-sides" }, ...now.sides.map(sideLine));
  return el("div", { class: "pegboard" }, names, board(now, before));
}

/**
 * The mark of a side, as its pegs look.
 *
 * @param {number} side
 */
export function pegMark(side) {
  const looks = { viewBox: "-6 -6 12 12", class: "peg-mark", "aria-hidden": "true" };
  return drawn("svg", looks, shape(side, "front"));
}

/**
 * @param {PegSide} side
 * @param {number} at
 */
function sideLine({ name, score, rear, own, marks = [] }, at) {
  const chips = marks.map((mark) => el("span", { class: "chip" }, mark));
  const gained = score > rear && score > 0 ? T.gained(score - rear) : "";
  return el(
    "li",
    { class: own ? "own" : null },
    pegMark(at),
    el("span", { class: "pegboard-name", title: name }, el("bdi", {}, name)),
    ...chips,
    el("span", { class: "pegboard-gain", title: T.lastPegged }, gained),
    el("strong", { class: "pegboard-score" }, String(score)),
  );
}

/**
 * @param {Pegs} now
 * @param {Pegs | null} before
 */
function board(now, before) {
  const track = new PegTrack(now.goal, now.sides.length);
  const { width, height } = track;
  const looks = { class: "pegboard-holes", viewBox: `0 0 ${width} ${height}`, role: "img" };
  const words = T.board(now.goal, now.sides);
  return drawn(
    "svg",
    { ...looks, "aria-label": words },
    ...now.sides.flatMap((_, lane) => laneOf(track, lane)),
    ...lines(track, now.rules ?? {}),
    drawn("path", { class: "pegboard-hole", d: holes(track) }),
    gameHole(track),
    ...now.sides.flatMap((side, lane) => pegsOf(track, lane, side, before?.sides[lane] ?? null)),
  );
}

/**
 * The colour of a lane, and its inside for looks that only outline it.
 *
 * @param {PegTrack} track
 * @param {number} lane
 */
function laneOf(track, lane) {
  const d = track.way(lane);
  return [drawn("path", { class: `pegboard-lane side-${lane}`, d }), drawn("path", { class: "pegboard-bed", d })];
}

/**
 * All holes as one path of dots: a thousand circles would be slow.
 *
 * @param {PegTrack} track
 */
function holes(track) {
  const numbers = Array.from({ length: track.goal + 2 }, (_, at) => at - 1);
  const lanes = Array.from({ length: track.lanes }, (_, lane) => lane);
  const all = lanes.flatMap((lane) => numbers.map((hole) => track.at(hole, lane)));
  return all.map(({ x, y }) => `M${x} ${y}h0`).join("");
}

/** @param {PegTrack} track */
function gameHole(track) {
  const { x, y } = track.at(track.goal, 0);
  return drawn("circle", { class: "pegboard-game", cx: x, cy: y, r: 5.5 });
}

/**
 * Ends of streets with their numbers, and the lines that a loser should have passed.
 *
 * @param {PegTrack} track
 * @param {SkunkRules} rules
 */
function lines(track, rules) {
  const skunks = skunkLines(rules);
  const ends = track.turns.filter((hole) => !skunks.has(hole));
  return [
    ...ends.map((hole) => label(track, hole, String(hole), "")),
    ...[...skunks].flatMap(([hole, words]) => [line(track, hole), label(track, hole, words, "skunk")]),
  ];
}

/**
 * The last hole before each line, and what the line is called.
 *
 * @param {SkunkRules} rules
 */
function skunkLines({
  skunk_below = 0,
  double_skunk_below = 0,
  double_skunk_word = T.doubleSkunk,
  early_end_at = 0,
  early_end_under = 0,
}) {
  const named = /** @type {[number, string][]} */ ([
    [early_end_at && early_end_under - 1, T.earlyEndLine(early_end_at)],
    [skunk_below - 1, T.skunkLine],
    [double_skunk_below - 1, T.skunkLineCalled(double_skunk_word)],
  ]);
  return new Map(named.filter(([hole]) => hole > 0));
}

/**
 * @param {PegTrack} track
 * @param {number} hole
 */
function line(track, hole) {
  const [top, bottom] = track.across(hole);
  return drawn("path", { class: "pegboard-line", d: `M${top.x} ${top.y}V${bottom.y}` });
}

/**
 * Words between the rows, below the hole that they belong to.
 *
 * @param {PegTrack} track
 * @param {number} hole
 * @param {string} words
 * @param {string} more
 */
function label(track, hole, words, more) {
  const [, { x, y }] = track.across(hole);
  const right = track.goesRight(hole);
  const place = { x: right ? x - 3 : x + 3, y: y + 8, "text-anchor": right ? "end" : "start" };
  return drawn("text", { class: `pegboard-words ${more}`, ...place }, words);
}

/**
 * Two pegs: the one behind goes in front when points are pegged.
 *
 * @param {PegTrack} track
 * @param {number} lane
 * @param {PegSide} side
 * @param {PegSide | null} before
 */
function pegsOf(track, lane, side, before) {
  const [rear, front] = standing(side);
  const pegs = [peg(track, lane, rear, "rear"), peg(track, lane, front, "front")];
  if (before === null || pace() === 0) return pegs;
  const [oldRear, oldFront] = standing(before);
  if (front > oldFront && rear === oldFront) move(pegs[1], track, lane, [oldRear, front]);
  else {
    move(pegs[0], track, lane, [oldRear, rear]);
    move(pegs[1], track, lane, [oldFront, front]);
  }
  return pegs;
}

/**
 * The holes of both pegs; before the first point one stands behind the other at the start.
 *
 * @param {PegSide} side
 * @returns {[number, number]}
 */
function standing({ score, rear }) {
  return score > 0 ? [Math.min(rear, score), score] : [-1, 0];
}

/**
 * @param {PegTrack} track
 * @param {number} lane
 * @param {number} hole
 * @param {"rear" | "front"} which
 */
function peg(track, lane, hole, which) {
  const made = shape(lane, which);
  made.setAttribute("transform", moved(track, lane, hole));
  return made;
}

/**
 * @param {number} side
 * @param {"rear" | "front"} which
 */
function shape(side, which) {
  return drawn("path", { class: `peg ${which} side-${side}`, d: SHAPES[side % SHAPES.length] });
}

/**
 * @param {PegTrack} track
 * @param {number} lane
 * @param {number} hole
 * @param {string} [unit]
 */
function moved(track, lane, hole, unit = "") {
  const { x, y } = track.at(hole, lane);
  return unit ? `translate(${x}${unit}, ${y}${unit})` : `translate(${x} ${y})`;
}

/**
 * Lets a peg go along its lane, hole by hole.
 *
 * @param {SVGElement} made
 * @param {PegTrack} track
 * @param {number} lane
 * @param {[number, number]} way
 */
function move(made, track, lane, [from, to]) {
  if (from === to) return;
  const steps = Array.from({ length: Math.abs(to - from) + 1 }, (_, at) => from + Math.sign(to - from) * at);
  const frames = steps.map((hole) => ({ transform: moved(track, lane, hole, "px") }));
  const duration = pace() * Math.min(LONGEST_MS, HOP_MS * (steps.length + 3));
  made.animate(frames, { duration, easing: "ease-in-out" });
}
