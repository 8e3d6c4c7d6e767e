// Every field of an event: how far it is, its clock, and what can be started now.

import { el, Region } from "../base/dom.js";
import { button } from "./forms.js";
import { Rows } from "../base/rows.js";
import { secondsLeft } from "../events/round_clock.js";
import { T } from "../texts/desk.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("./types.js").FieldLine} FieldLine */

const A_SECOND = 1000;
const STARTS = ["start", "round", "play_offs"]; // what belongs to a field as a whole

export class Fields {
  #list = new Rows(el("div", { class: "field-boxes" }));
  #before = new Region("p", { class: "hint" });

  /** @param {Desk} desk */
  constructor(desk) {
    this.desk = desk;
    this.node = el("div", {}, this.#before.node, this.#list.node);
    setInterval(() => this.#tick(), A_SECOND);
  }

  show() {
    const fields = Object.entries(this.desk.view.fields);
    this.#before.show(fields.length, () => (fields.length === 0 ? [T.noFields] : []));
    const lines = fields.map(
      ([key, field]) => /** @type {const} */ ([key, { ...field, offered: this.#offered(field) }]),
    );
    this.#list.show(/** @type {any} */ (lines), (/** @type {any} */ field) => this.#box(field));
    this.#tick();
  }

  /**
   * What the server says can be done with the field now.
   *
   * @param {FieldLine} field
   */
  #offered({ name }) {
    const lines = Object.values(this.desk.view.todo);
    return lines.filter((line) => STARTS.includes(line.kind) && line.division === name && line.do !== null);
  }

  /** @param {FieldLine & {offered: import("./types.js").TodoLine[]}} field */
  #box(field) {
    const { desk } = this;
    const { clock } = field;
    const buttons = field.offered.flatMap(({ do: offered, button: words }) =>
      offered && desk.can[offered.do] ? [button(words, () => desk.act({ [offered.do]: offered.with }))] : [],
    );
    buttons.push(...this.#timeButton(field));
    const sitting = field.sitting_out.length > 0 ? el("p", { class: "hint" }, T.sittingOut(field.sitting_out)) : null;
    return el(
      "div",
      { class: "field-box box" },
      el("h2", {}, T.fieldTitle(field.name)),
      el("p", {}, T.stage(field, desk.view.players[field.name]?.names.length ?? 0)),
      clock ? clockFace(clock) : null,
      field.note ? el("p", {}, field.note) : null,
      sitting,
      buttons.length > 0 ? el("div", { class: "line" }, ...buttons) : null,
    );
  }

  /**
   * Seen when the clock here has come to its end.
   *
   * @param {FieldLine} field
   */
  #timeButton({ name: division, clock }) {
    const { desk } = this;
    if (!clock || clock.called || !desk.can.CallTime) return [];
    const act = () => desk.act({ CallTime: { division, round: clock.round } });
    return [button(T.callTime, act, { class: "call-time", hidden: true })];
  }

  #tick() {
    for (const clock of /** @type {NodeListOf<HTMLElement>} */ (this.node.querySelectorAll("[data-ends]"))) {
      const ends = Number(clock.dataset.ends);
      if (!ends) continue;
      const round = Number(clock.dataset.round);
      const left = secondsLeft({ ends_ms: ends, called: false });
      clock.textContent = left > 0 ? T.timeLeft(round, Math.floor(left / 60), left % 60) : T.timeIsUp(round);
      clock.classList.toggle("over", left <= 0);
      /** @type {HTMLElement | null | undefined} */
      const call = clock.parentElement?.querySelector(".call-time");
      if (call) call.hidden = left > 0;
    }
  }
}

/** @param {import("./types.js").RoundClock} clock */
function clockFace({ round, called, ends_ms }) {
  const look = called ? "round-clock over" : "round-clock";
  return el("p", { class: look, "data-round": round, "data-ends": called ? "" : ends_ms }, T.timeCalled(round));
}
