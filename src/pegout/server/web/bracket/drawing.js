// A sheet as SVG: boxes with names and scores, the lines between them, and the heads of the rounds.

import { drawn } from "../base/drawing.js";
import { SIZES } from "./layout.js";
import { BYE, isEmpty } from "./sheets.js";
import { columnOf, players } from "./telling.js";
import { meet } from "./windows.js";
import { T } from "../texts/bracket.js";

/** @typedef {import("./types.js").Layout} Layout */
/** @typedef {import("./types.js").Box} Box */
/** @typedef {import("./types.js").Rectangle} Rectangle */
/** @typedef {import("./way.js").Way} Way */

const MOST_LETTERS = 22; // more are hardly ever seen in the room that a name has; whatever is too long is cut off
const BASE_LINE = 17; // of letters in their line
const PAD = 6;
const ABOVE = 4; // the ids from their boxes

/**
 * Everything on the sheet, or in a window of it.
 *
 * @param {Layout} sheet
 * @param {{names: import("./telling.js").RoundNames, way?: Way | null, window?: Rectangle | null}} how
 */
export function contents(sheet, { names: rounds, way = null, window = null }) {
  const seen = (/** @type {Rectangle} */ one) => window === null || meet(one, window);
  const shown = sheet.boxes.filter(({ match }) => !isEmpty(match));
  const names = new Set(shown.map(({ match }) => match.match));
  const joins = sheet.joins.filter(({ from, to }) => names.has(from) && names.has(to));
  const onWay = (/** @type {{from: string}} */ { from }) => way?.joins.has(from) ?? false;
  return [
    ...joins.filter((one) => !onWay(one)).map((one) => line(one.points, "")),
    ...joins.filter(onWay).map((one) => line(one.points, way?.hoped.has(one.to) ? "hoped" : "followed")),
    ...(way?.drops ?? []).flatMap(([from, to]) => drop(sheet, from, to)),
    ...shown.filter(seen).map((one) => box(one, sheet.cells, way)),
    ...sheet.heads.filter((one) => seen({ ...one, height: SIZES.head })).map((one) => head(one, rounds)),
  ];
}

/**
 * @param {[number, number][]} points
 * @param {string} look
 */
function line(points, look) {
  const path = points.map(([x, y], at) => `${at ? "L" : "M"}${x} ${y}`).join("");
  return drawn("path", { class: `bracket-line ${look}`, d: path });
}

/**
 * The way of a loser into the other bracket, which is drawn for whom one follows.
 *
 * @param {Layout} sheet
 * @param {string} from
 * @param {string} to
 */
function drop(sheet, from, to) {
  const [one, other] = [from, to].map((name) => sheet.boxes.find(({ match }) => match.match === name));
  if (!one || !other) return [];
  const [x, y] = [one.x + one.width / 2, one.y + one.height];
  const [left, top] = [other.x + other.width / 2, other.y];
  const bend = (top - y) / 2;
  return [
    drawn("path", {
      class: "bracket-line dropped",
      d: `M${x} ${y}C${x} ${y + bend} ${left} ${top - bend} ${left} ${top}`,
    }),
  ];
}

/**
 * @param {import("./types.js").Head} given
 * @param {import("./telling.js").RoundNames} rounds
 */
function head({ x, y, width, match }, rounds) {
  return text("bracket-head", x + width / 2, y + SIZES.head - 12, rounds[columnOf(match)] ?? "", "middle");
}

/**
 * @param {Box} given
 * @param {number} cells
 * @param {Way | null} way
 */
function box({ match, x, y, width, height }, cells, way) {
  const looks = ["bracket-box", match.state === "open" && "open", match.state === "by bye" && "by-bye"];
  const onWay = way?.matches.has(match.match) ? "followed" : way?.hoped.has(match.match) && "hoped";
  return drawn(
    "g",
    { class: joined([...looks, onWay]), transform: `translate(${x} ${y})`, "data-match": match.match },
    drawn("title", {}, `${match.match}: ${players(match)}`),
    text("bracket-id", PAD, -ABOVE, match.match),
    match.loser_to &&
      match.bracket !== "final" &&
      text("bracket-id", width - PAD, -ABOVE, T.drops(match.loser_to), "end"),
    drawn("rect", { class: "bracket-frame", width, height, rx: 4 }),
    drawn("path", { class: "bracket-rule", d: `M0 ${SIZES.line}H${width}` }),
    ...side(match, 0, width - cells * SIZES.cell, way),
    ...side(match, 1, width - cells * SIZES.cell, way),
    ...match.games.slice(-cells).flatMap((game, nth) => points(game, width - (cells - nth - 1) * SIZES.cell)),
  );
}

/**
 * One line of a box: the number on the list and the name, which is cut off where it is too long.
 *
 * @param {import("./types.js").MatchSeen} match
 * @param {0 | 1} at
 * @param {number} right
 * @param {Way | null} way
 */
function side(match, at, right, way) {
  const [name, seed] = at ? [match.lower, match.seed_lower] : [match.upper, match.seed_upper];
  const vacant = name === null || name === BYE;
  const look = joined([
    "bracket-name",
    !vacant && name === match.winner && "won",
    vacant && "vacant",
    name === way?.name && "followed",
  ]);
  const room = { x: SIZES.number, y: at * SIZES.line, width: right - SIZES.number, height: SIZES.line };
  return [
    seed !== null && text("bracket-seed", SIZES.number - PAD, at * SIZES.line + BASE_LINE, String(seed), "end"),
    drawn("svg", room, text(look, PAD, BASE_LINE, short(written(match, name, at)))),
  ];
}

/**
 * @param {[number, number]} game
 * @param {number} right
 */
function points(game, right) {
  return game.map((one, at) => text("bracket-points", right - PAD, at * SIZES.line + BASE_LINE, String(one), "end"));
}

/**
 * @param {string} look
 * @param {number} x
 * @param {number} y
 * @param {string} words
 * @param {string} [anchor]
 */
function text(look, x, y, words, anchor = "start") {
  return drawn("text", { class: look, x, y, "text-anchor": anchor }, words);
}

/** @param {(string | false | undefined)[]} looks */
function joined(looks) {
  return looks.filter(Boolean).join(" ");
}

/**
 * @param {import("./types.js").MatchSeen} match
 * @param {string | null} name
 * @param {0 | 1} at
 */
function written({ bracket, round, state }, name, at) {
  const again = bracket === "final" && round > 1;
  if (again && state === "void") return at ? "" : T.notNeeded;
  if (again && name === null) return at ? "" : T.ifNeeded;
  return name === BYE ? T.bye : (name ?? "");
}

/** @param {string} name */
function short(name) {
  return name.length > MOST_LETTERS ? `${name.slice(0, MOST_LETTERS - 1)}…` : name;
}
