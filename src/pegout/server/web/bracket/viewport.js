// Zooming and moving a drawing: by buttons, wheel, keys, one finger that drags and two that pinch.

/** @typedef {import("./types.js").Rectangle} Rectangle */

const STEP = 1.25;
const WHEEL = 0.0015;
const LARGEST = 4;
const MOVED_BY_KEYS = 80; // pixels
const CLICK = 5; // pixels that a hand may slip while it clicks

/** What part of a drawing is seen in a box of the page. */
export class Viewport {
  /** @type {Map<number, {x: number, y: number}>} */
  #fingers = new Map();
  #slipped = 0;
  #sheet = { width: 1, height: 1 };
  #x = 0;
  #y = 0;
  #scale = 1;

  /**
   * @param {SVGSVGElement} svg
   * @param {HTMLElement} box  Has the focus, and is as large as the drawing is seen.
   */
  constructor(svg, box) {
    this.svg = svg;
    this.box = box;
    /** @type {(match: string) => void} */
    this.onpick = () => {};
    box.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    box.addEventListener("keydown", (event) => this.#key(event));
    box.addEventListener("pointerdown", (event) => this.#down(event));
    box.addEventListener("pointermove", (event) => this.#drag(event));
    for (const end of /** @type {const} */ (["pointerup", "pointercancel"]))
      box.addEventListener(end, (event) => this.#up(event));
    new ResizeObserver(() => this.#show()).observe(box);
  }

  /** The size at which letters are as large as those of the page. */
  get readable() {
    return parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  }

  /** @param {{width: number, height: number}} sheet */
  take(sheet) {
    this.#sheet = sheet;
    this.#show();
  }

  whole() {
    this.#scale = this.#fit();
    [this.#x, this.#y] = [0, 0];
    this.#show();
  }

  readably() {
    this.zoom(this.readable / this.#scale);
  }

  /** The beginning of the sheet, readable. */
  start() {
    this.#scale = Math.min(Math.max(this.#fit(), this.readable), LARGEST);
    [this.#x, this.#y] = [0, 0];
    this.#show();
  }

  larger() {
    this.zoom(STEP);
  }

  smaller() {
    this.zoom(1 / STEP);
  }

  /** @param {Rectangle} place  Is in the middle from now on. */
  centre({ x, y, width, height }) {
    this.#scale = Math.max(this.#scale, this.readable);
    this.#x = x + width / 2 - this.#wide() / 2;
    this.#y = y + height / 2 - this.#high() / 2;
    this.#show();
  }

  /** The middle of what is seen, in the drawing's own measure. */
  middle() {
    return { x: this.#x + this.#wide() / 2, y: this.#y + this.#high() / 2 };
  }

  /**
   * @param {number} factor
   * @param {{x: number, y: number}} [about]  Stays where it is; in pixels from the corner of the box.
   */
  zoom(factor, about = { x: this.box.clientWidth / 2, y: this.box.clientHeight / 2 }) {
    const scale = Math.min(Math.max(this.#scale * factor, this.#fit()), LARGEST);
    this.#x += about.x / this.#scale - about.x / scale;
    this.#y += about.y / this.#scale - about.y / scale;
    this.#scale = scale;
    this.#show();
  }

  /**
   * @param {number} right
   * @param {number} down
   */
  move(right, down) {
    this.#x += right / this.#scale;
    this.#y += down / this.#scale;
    this.#show();
  }

  #wide() {
    return this.box.clientWidth / this.#scale;
  }

  #high() {
    return this.box.clientHeight / this.#scale;
  }

  #fit() {
    const { width, height } = this.#sheet;
    return Math.min(this.box.clientWidth / width, this.box.clientHeight / height, this.readable) || this.readable;
  }

  /** Whatever would lie beside the sheet is moved onto it; a small sheet stands in the middle. */
  #show() {
    const { width, height } = this.#sheet;
    this.#x = within(this.#x, width, this.#wide());
    this.#y = within(this.#y, height, this.#high());
    this.svg.setAttribute("viewBox", `${this.#x} ${this.#y} ${this.#wide() || 1} ${this.#high() || 1}`);
  }

  /** @param {{clientX: number, clientY: number}} event */
  #inside({ clientX, clientY }) {
    const { left, top } = this.box.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    this.zoom(Math.exp(-event.deltaY * lines * WHEEL), this.#inside(event));
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    /** @type {Record<string, () => void>} */
    const keys = {
      ArrowLeft: () => this.move(-MOVED_BY_KEYS, 0),
      ArrowRight: () => this.move(MOVED_BY_KEYS, 0),
      ArrowUp: () => this.move(0, -MOVED_BY_KEYS),
      ArrowDown: () => this.move(0, MOVED_BY_KEYS),
      "+": () => this.larger(),
      "=": () => this.larger(),
      "-": () => this.smaller(),
      0: () => this.whole(),
    };
    const act = keys[event.key];
    if (!act || event.target !== this.box || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  }

  /** @param {PointerEvent} event */
  #down(event) {
    if (event.button !== 0) return;
    if (this.#fingers.size === 0) this.#slipped = 0;
    this.#fingers.set(event.pointerId, this.#inside(event));
    this.box.setPointerCapture(event.pointerId);
  }

  /** @param {PointerEvent} event */
  #drag(event) {
    const before = this.#fingers.get(event.pointerId);
    if (before === undefined) return;
    const now = this.#inside(event);
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.#fingers.set(event.pointerId, now);
    this.#slipped += Math.hypot(now.x - before.x, now.y - before.y);
    if (other) this.zoom(distance(now, other) / Math.max(distance(before, other), 1), between(now, other));
    const share = other ? 2 : 1; // the middle of two fingers moves half as far
    this.move((before.x - now.x) / share, (before.y - now.y) / share);
  }

  /** @param {PointerEvent} event */
  #up(event) {
    const known = this.#fingers.delete(event.pointerId);
    if (!known || event.type !== "pointerup" || this.#slipped > CLICK) return;
    const hit = document.elementsFromPoint(event.clientX, event.clientY).find((one) => this.svg.contains(one));
    const match = hit?.closest("[data-match]")?.getAttribute("data-match");
    if (match) this.onpick(match);
  }
}

/**
 * @param {number} at
 * @param {number} length
 * @param {number} seen
 */
function within(at, length, seen) {
  if (seen >= length) return (length - seen) / 2;
  return Math.min(Math.max(at, 0), length - seen);
}

/**
 * @param {{x: number, y: number}} one
 * @param {{x: number, y: number}} other
 */
function distance(one, other) {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/**
 * @param {{x: number, y: number}} one
 * @param {{x: number, y: number}} other
 */
function between(one, other) {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}
