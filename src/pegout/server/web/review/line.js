// The way of the chance to win through a game, from the reader's side, with the reader's slips on it. Touch and arrow
// keys walk along it, each point in words.

import { drawn } from "../base/drawing.js";
import { el } from "../base/dom.js";
import { isSlip } from "./decisions.js";
import { T } from "../texts/review.js";

/** @typedef {import("./types.js").Point} Point */
/** @typedef {import("./types.js").GameReview} GameReview */
/** @typedef {Map<number, import("./types.js").Grade>} Slips  By the place on the line where they were made. */
/** @typedef {{width: number, x: (at: number) => number, y: (chance: number) => number}} Scale */

const [HIGH, EDGE, FOOT] = [220, 10, 24];
const BEFORE_DEAL = "before the deal";
const DECIDED = ["thrown", "card"];
/** @type {Record<string, number>} */
const SIZES = { inaccuracy: 3, mistake: 4.5, blunder: 6 };

/**
 * @param {string[]} names
 * @param {GameReview} game
 * @param {number | null} own
 */
export function chanceLine(names, game, own) {
  const slips = slipsOf(game, own);
  if (own !== 1) return new ChanceLine(names, game.line, slips).node;
  const turned = game.line.map((one) => ({ ...one, chance: 1 - one.chance, scores: [...one.scores].reverse() }));
  return new ChanceLine([...names].reverse(), turned, slips).node;
}

/**
 * Every decision has a moment of its own, in the order in which they were made. Of a game of others all are shown.
 *
 * @param {GameReview} game
 * @param {number | null} own
 * @returns {Slips}
 */
function slipsOf({ line, players }, own) {
  const moments = line.flatMap(({ moment }, at) => (DECIDED.includes(moment) ? [at] : []));
  const made = players.flatMap(({ decisions }) => decisions).filter((one) => own === null || one.seat === own);
  return new Map(made.filter(isSlip).map(({ number, grade }) => [moments[number - 1], grade]));
}

class ChanceLine {
  #at = 0;
  #drawing = el("div", { class: "drawing" });
  #words = el("p", { class: "moment" });

  /**
   * @param {string[]} names
   * @param {Point[]} line
   * @param {Slips} slips
   */
  constructor(names, line, slips) {
    this.names = names;
    this.line = line;
    this.slips = slips;
    this.slider = el("div", {
      class: "chances",
      role: "slider",
      tabindex: 0,
      "aria-label": T.lineLabel(names[0]),
      "aria-valuemin": 0,
      "aria-valuemax": line.length - 1,
      onkeydown: (/** @type {KeyboardEvent} */ event) => this.#key(event),
      onpointerdown: (/** @type {PointerEvent} */ event) => this.#point(event),
      onpointermove: (/** @type {PointerEvent} */ event) => this.#point(event),
    });
    this.slider.append(this.#drawing);
    const ends = names.map((name) => el("span", { class: "hint" }, T.wins(name)));
    const steps = [this.#step(-1, T.back, "‹"), this.#words, this.#step(1, T.on, "›")];
    this.node = el(
      "div",
      { class: "chance-line" },
      ends[0],
      this.slider,
      ends[1],
      el("div", { class: "steps" }, ...steps),
    );
    new ResizeObserver(() => this.#draw()).observe(this.#drawing);
    this.#go(0);
  }

  /**
   * @param {number} by
   * @param {string} label
   * @param {string} sign
   */
  #step(by, label, sign) {
    const onclick = () => this.#go(this.#at + by);
    return el("button", { type: "button", "aria-label": label, onclick }, sign);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const last = this.line.length - 1;
    /** @type {Record<string, number>} */
    const places = {
      ArrowLeft: this.#at - 1,
      ArrowDown: this.#at - 1,
      ArrowRight: this.#at + 1,
      ArrowUp: this.#at + 1,
      PageUp: this.#deal(1),
      PageDown: this.#deal(-1),
      Home: 0,
      End: last,
    };
    if (!(event.key in places)) return;
    event.preventDefault();
    this.#go(places[event.key]);
  }

  /**
   * Where the next deal begins, or the one before.
   *
   * @param {number} by
   */
  #deal(by) {
    const deal = this.line[this.#at].deal + by;
    const found = this.line.findIndex((point) => point.deal === deal);
    return found < 0 ? this.#at : found;
  }

  /** @param {PointerEvent} event */
  #point(event) {
    if (event.type === "pointermove" && !event.buttons) return;
    const { left, width } = this.#drawing.getBoundingClientRect();
    const share = (event.clientX - left - EDGE) / (width - 2 * EDGE);
    this.#go(Math.round(share * (this.line.length - 1)));
  }

  /** @param {number} to */
  #go(to) {
    this.#at = Math.max(0, Math.min(this.line.length - 1, to));
    const { deal, text, chance, scores } = this.line[this.#at];
    const words = T.moment(deal, text, this.names, chance, scores, this.slips.get(this.#at) ?? "");
    this.#words.replaceChildren(...words.map((part, at) => el(at ? "span" : "strong", {}, part)));
    this.slider.setAttribute("aria-valuenow", String(this.#at));
    this.slider.setAttribute("aria-valuetext", words.join(" "));
    this.#draw();
  }

  #draw() {
    const width = this.#drawing.clientWidth;
    if (!width) return;
    const last = Math.max(1, this.line.length - 1);
    const scale = {
      width,
      x: (/** @type {number} */ at) => EDGE + ((width - 2 * EDGE) * at) / last,
      y: (/** @type {number} */ chance) => EDGE + (HIGH - EDGE - FOOT) * (1 - chance),
    };
    const size = { viewBox: `0 0 ${width} ${HIGH}`, width, height: HIGH, "aria-hidden": "true" };
    const slips = [...this.slips].map(([at, grade]) => slip(this.line, at, grade, scale));
    const drawing = [...picture(this.line, scale), ...slips, ...mark(this.line, this.#at, scale)];
    this.#drawing.replaceChildren(drawn("svg", size, ...drawing));
  }
}

/**
 * @param {Point[]} line
 * @param {Scale} scale
 */
function picture(line, { width, x, y }) {
  const spots = line.map(({ chance }, at) => `${x(at).toFixed(1)},${y(chance).toFixed(1)}`);
  const floor = `${x(line.length - 1)},${y(0.5)} ${x(0)},${y(0.5)}`;
  return [
    ...deals(line, { width, x, y }),
    drawn("polygon", { class: "area", points: `${spots.join(" ")} ${floor}` }),
    drawn("line", { class: "even", x1: 0, x2: width, y1: y(0.5), y2: y(0.5) }),
    drawn("polyline", { class: "way", points: spots.join(" ") }),
  ];
}

/**
 * Every other deal lies on a darker ground.
 *
 * @param {Point[]} line
 * @param {Scale} scale
 */
function deals(line, { x, y }) {
  const starts = line.map(({ moment }, at) => (moment === BEFORE_DEAL ? at : -1)).filter((at) => at >= 0);
  return starts.flatMap((start, number) => {
    const [left, right] = [x(start), x(starts[number + 1] ?? line.length - 1)];
    const size = { x: left, y: y(1), width: right - left, height: y(0) - y(1) };
    const middle = { x: (left + right) / 2, y: HIGH - 6, "text-anchor": "middle" };
    const label = drawn("text", middle, String(line[start].deal));
    return number % 2 ? [label] : [drawn("rect", { class: "deal", ...size }), label];
  });
}

/**
 * @param {Point[]} line
 * @param {number} at
 * @param {string} grade
 * @param {Scale} scale
 */
function slip(line, at, grade, { x, y }) {
  return drawn("circle", { class: `slip ${grade}`, cx: x(at), cy: y(line[at].chance), r: SIZES[grade] });
}

/**
 * @param {Point[]} line
 * @param {number} at
 * @param {Scale} scale
 */
function mark(line, at, { x, y }) {
  const [left, top] = [x(at), y(line[at].chance)];
  return [
    drawn("line", { class: "here", x1: left, x2: left, y1: y(1), y2: y(0) }),
    drawn("circle", { class: "here", cx: left, cy: top, r: 6 }),
  ];
}
