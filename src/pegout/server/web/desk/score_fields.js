// The fields of a score: two numbers, and where rounds are timed how it ended and who was ahead.

import { checkField } from "../base/check_field.js";
import { choice, el, labelled } from "../base/dom.js";
import { T } from "../texts/desk.js";

const PLAYED = "played";
const BY_TIME = "by time";

/** @typedef {{scores: [number, number], kind: string, winner: string}} Score  As the commands have it. */
/** @typedef {{first: string, second: string, time: boolean, winner: string}} Typed */

export class ScoreFields {
  /**
   * @param {string} id
   * @param {number} goal  What a field that is left empty means, where the other has a number.
   * @param {boolean} timed
   */
  constructor(id, goal, timed) {
    const looks = { type: "number", min: 0, max: 200, inputmode: "numeric", placeholder: goal };
    this.goal = goal;
    this.first = el("input", { ...looks, id: `${id}-first`, name: "scores" });
    this.second = el("input", { ...looks, id: `${id}-second` });
    this.time = checkField(T.byTime, false);
    this.winner = choice([["", T.nobodyYet]], "", { id: `${id}-winner` });
    this.names = [el("span", {}, T.firstPoints), el("span", {}, T.secondPoints)];
    this.winnerNode = labelled(T.levelWinner, this.winner);
    this.time.node.hidden = !timed;
    const [first, second] = [this.first, this.second].map((control, at) =>
      el("label", { class: "field" }, this.names[at], control),
    );
    this.nodes = [first, second, this.time.node, this.winnerNode];
    for (const control of [this.first, this.second, this.time.control])
      control.addEventListener("input", () => this.#level());
    this.#level();
  }

  /**
   * @param {string} first
   * @param {string} second
   */
  called(first, second) {
    [first || T.firstPoints, second || T.secondPoints].forEach((name, at) => {
      this.names[at].textContent = name;
    });
    const before = this.winner.value;
    const options = [first, second].map((name) => el("option", { value: name, selected: name === before }, name));
    this.winner.replaceChildren(el("option", { value: "" }, T.nobodyYet), ...options);
  }

  /** @returns {Score | null}  Null where no number has been typed. */
  get score() {
    const typed = [this.first.value, this.second.value];
    if (typed.every((text) => text === "")) return null;
    const [first, second] = typed.map((text) => (text === "" ? this.goal : Number(text)));
    const winner = this.#isLevel() ? this.winner.value : "";
    return { scores: [first, second], kind: this.time.control.checked ? BY_TIME : PLAYED, winner };
  }

  #isLevel() {
    return this.time.control.checked && this.first.value !== "" && this.first.value === this.second.value;
  }

  #level() {
    this.winnerNode.hidden = !this.#isLevel();
  }

  /** @returns {Typed} */
  get typed() {
    const { first, second, time, winner } = this;
    return { first: first.value, second: second.value, time: time.control.checked, winner: winner.value };
  }

  /** @param {Typed | null} typed  Nothing in any field where it is null. */
  set typed(typed) {
    this.first.value = typed?.first ?? "";
    this.second.value = typed?.second ?? "";
    this.time.control.checked = typed?.time ?? false;
    this.winner.value = typed?.winner ?? "";
    this.#level();
  }
}
