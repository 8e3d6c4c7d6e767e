// The table that the judge is called to: rules, players and scores.

import { choice, el, labelled } from "../base/dom.js";
import { numberField } from "./questions.js";
import { T } from "../texts/judge.js";

/** @typedef {import("./memory.js").Matter} Matter */
/** @typedef {import("./courts.js").DescribedTable} DescribedTable */
/** @typedef {import("./courts.js").OnlineTable} OnlineTable */

/**
 * Fields for a table that is described; it opens by a line that tells how it stands.
 *
 * @param {DescribedTable} court
 * @param {Matter} matter
 * @param {(changed: Partial<Matter>, anew: boolean) => void} told  Anew where the questions have changed with it.
 */
export function described(court, matter, told) {
  const sides = court.sides(matter);
  const names = court.names(matter);
  const rules = choice(
    Object.keys(court.books).map((name) => [name, T.presetName(name)]),
    matter.rules,
    { id: "desk-rules" },
  );
  rules.addEventListener("change", () => told({ rules: rules.value, scores: [], facts: {} }, true));
  const players = names.map((_, seat) => nameField(matter, seat, told));
  const scores = sides.map((side, at) => scoreField(matter, side, at, sides.length, told));
  const points = sides.map((_, side) => Number(matter.scores[side] || 0));
  return el(
    "details",
    { class: "situation" },
    el("summary", {}, T.situation(T.presetName(matter.rules), sides, points)),
    labelled(T.rules, rules),
    el("div", { class: "pairs" }, ...players),
    el("div", { class: "pairs" }, ...scores),
  );
}

/**
 * @param {Matter} matter
 * @param {number} seat
 * @param {(changed: Partial<Matter>, anew: boolean) => void} told
 */
function nameField(matter, seat, told) {
  const field = el("input", {
    id: `desk-name-${seat}`,
    maxlength: 24,
    autocomplete: "off",
    value: matter.names[seat] ?? "",
    placeholder: T.roles[seat],
  });
  field.addEventListener("change", () => {
    const names = Array.from({ length: Math.max(matter.names.length, seat + 1) }, (_, at) => matter.names[at] ?? "");
    names[seat] = field.value.trim();
    told({ names }, true);
  });
  return labelled(T.nameOf(T.roles[seat]), field);
}

/**
 * @param {Matter} matter
 * @param {string} side
 * @param {number} at
 * @param {number} sides
 * @param {(changed: Partial<Matter>, anew: boolean) => void} told
 */
function scoreField(matter, side, at, sides, told) {
  const field = numberField(`desk-score-${at}`, matter.scores[at] ?? "0", (text) => {
    matter.scores = Array.from({ length: sides }, (_, one) => (one === at ? text : (matter.scores[one] ?? "0")));
    told({ scores: matter.scores }, false);
  });
  return labelled(T.scoreOf(side), field);
}

/**
 * How the table of this server stands.
 *
 * @param {OnlineTable} court
 */
export function online({ table, view }) {
  const back = el("a", { href: `/t/${encodeURIComponent(table)}` }, T.backToTable);
  const game = view?.game;
  if (!view || !game) return el("p", { class: "situation" }, view ? T.noGame : T.looking, " ", back);
  const sides = game.scores.map((_, side) =>
    T.partnersList(game.names.filter((__, seat) => seat % game.scores.length === side)),
  );
  return el(
    "p",
    { class: "situation" },
    `${T.situation(T.presetName(view.table.terms.rules), sides, game.scores)} `,
    back,
  );
}
