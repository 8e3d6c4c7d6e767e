// Turns the pages: by itself, by keys, or not at all while it is held.

import { el, Region } from "../base/dom.js";
import { isShortcut } from "../base/frame.js";
import { ChartNow } from "../events/chart_now.js";
import { HallClock } from "./clock.js";
import { deck } from "./deck.js";
import { roomOf } from "./room.js";
import { slideDrawn } from "./slides.js";
import { T } from "../texts/display.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Slide} Slide */

const IDLE = 3000; // milliseconds after which mouse and buttons are out of the way

export class Show {
  /** @type {View | null} */
  #view = null;
  /** @type {Slide[]} */
  #slides = [];
  #at = 0;
  #held = false;
  #stage = "";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #turning;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #idle;

  /**
   * @param {string} event
   * @param {{seconds: number, only: string[]}} how
   */
  constructor(event, { seconds, only }) {
    this.seconds = seconds;
    this.only = only;
    this.chart = new ChartNow(event, () => this.#refresh());
    this.clock = new HallClock();
    this.name = el("p", { class: "display-event" });
    this.title = el("h1", {}, T.title);
    this.body = new Region("section", { class: "display-body", "aria-label": T.title });
    this.body.node.hidden = false;
    this.page = el("span", { class: "display-page" });
    this.trouble = el("p", { class: "display-trouble", role: "alert" }, T.waitingForServer);
    this.holder = el("button", { type: "button", onclick: () => this.hold() }, T.hold);
    this.main = this.#frame();
    document.title = T.pageTitle(T.title);
    document.body.replaceChildren(this.main);
    document.addEventListener("keydown", (pressed) => this.#key(pressed));
    for (const sign of ["pointermove", "focusin", "keydown"]) document.addEventListener(sign, () => this.#busy());
    addEventListener("resize", () => this.#refresh());
    this.#busy();
    this.chart.refresh();
  }

  #frame() {
    const buttons = [
      el("button", { type: "button", onclick: () => this.turn(-1) }, T.previous),
      this.holder,
      el("button", { type: "button", onclick: () => this.turn(1) }, T.next),
      el("button", { type: "button", onclick: () => document.documentElement.requestFullscreen() }, T.fullScreen),
      this.clock.switch,
    ];
    return el(
      "main",
      { class: "display" },
      el("div", { class: "display-head" }, el("div", {}, this.name, this.title), this.clock.node),
      this.body.node,
      el(
        "div",
        { class: "display-foot" },
        this.page,
        this.trouble,
        el("div", { class: "display-controls", role: "group", "aria-label": T.controls }, ...buttons),
      ),
    );
  }

  /** @param {View} view */
  take(view) {
    this.#view = view;
    const stages = Object.values(view.fields ?? {}).map(({ stage, round }) => [stage, round]);
    if (stages.some(([stage]) => stage === "chart")) this.chart.refresh();
    this.clock.take(view);
    const stage = JSON.stringify([view.event?.event?.phase, stages]);
    if (stage !== this.#stage) this.#at = 0; // what matters now comes first
    const fresh = stage !== this.#stage;
    this.#stage = stage;
    this.#refresh();
    if (fresh) this.#plan();
  }

  /** @param {boolean} open */
  connection(open) {
    this.trouble.textContent = open ? "" : this.trouble.textContent || T.lost(Date.now());
  }

  /** @param {string} words */
  refuse(words) {
    this.trouble.textContent = words;
  }

  hold() {
    this.#held = !this.#held;
    this.#draw();
    this.#plan();
  }

  /** @param {number} by */
  turn(by) {
    const count = this.#slides.length;
    this.#at = count ? (this.#at + by + count) % count : 0;
    this.#draw();
    this.#plan();
  }

  #refresh() {
    if (this.#view === null) return;
    this.name.textContent = this.#view.event?.event?.name ?? "";
    const shown = this.#slides[this.#at]?.id;
    this.#slides = deck(this.#view, this.chart.rows, roomOf(this.body.node), this.only);
    const again = this.#slides.findIndex(({ id }) => id === shown);
    this.#at = again >= 0 && this.#at > 0 ? again : 0;
    this.#draw();
  }

  #draw() {
    const slide = this.#slides[this.#at];
    if (slide === undefined) return;
    this.title.textContent = slide.title;
    const pages = this.#slides.length;
    const words = [pages > 1 && T.pageOf(this.#at + 1, pages), this.#held && T.held].filter(Boolean);
    this.page.textContent = words.join(" · ");
    this.holder.textContent = this.#held ? T.goOn : T.hold;
    this.body.node.dataset.kind = slide.shown.kind;
    this.body.show([slide, innerWidth, innerHeight], () => slideDrawn(slide.shown));
    this.clock.tick();
  }

  /** The next page comes after its time. */
  #plan() {
    clearTimeout(this.#turning);
    if (!this.#held) this.#turning = setTimeout(() => this.turn(1), this.seconds * 1000);
  }

  /** @param {KeyboardEvent} pressed */
  #key(pressed) {
    const onButton = pressed.target instanceof Element && pressed.target.closest("button") !== null;
    /** @type {Record<string, () => void>} */
    const keys = {
      ArrowLeft: () => this.turn(-1),
      ArrowRight: () => this.turn(1),
      PageUp: () => this.turn(-1),
      PageDown: () => this.turn(1),
      ...(onButton ? {} : { " ": () => this.hold() }),
    };
    const act = keys[pressed.key];
    if (!act || !isShortcut(pressed)) return;
    pressed.preventDefault();
    act();
  }

  /** Somebody is at the screen: the buttons are seen for a while. */
  #busy() {
    this.main.classList.remove("idle");
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.main.classList.add("idle"), IDLE);
  }
}
