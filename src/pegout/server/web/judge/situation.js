// The table that the judge is called to: rules, players and scores.

import { choice, el, labelled } from "../base/dom.js";
import { pegsIn } from "./courts.js";
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
  const seats = names.length;
  const rules = choice(
    Object.keys(court.books).map((name) => [name, T.presetName(name)]),
    matter.rules,
    { id: "desk-rules" },
  );
  rules.addEventListener("change", () => {
    const { muggins: _, ...options } = matter.options; // these rules may have it otherwise, or fix it
    const others = court.names({ ...matter, rules: rules.value }).length !== seats;
    told({ rules: rules.value, options, ...(others ? { facts: {} } : {}) }, true);
  });
  const players = names.map((_, seat) => nameField(matter, seat, told));
  const scores = sides.flatMap((side, at) => scoreFields(matter, side, at, sides.length, told));
  const points = sides.map((_, side) => pegsIn(matter.scores[side]).at(-1) ?? null);
  const [goal, muggins] = [court.option(matter, "goal"), court.option(matter, "muggins") === "on"];
  return el(
    "details",
    { class: "situation" },
    el("summary", {}, T.situation(T.described(T.presetName(matter.rules), goal, muggins), sides, points)),
    labelled(T.rules, rules),
    el("div", { class: "pairs" }, ...agreed(court, matter, told)),
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
 * What players agree on for themselves: how far the game goes, and muggins where the rules leave it open.
 *
 * @param {DescribedTable} court
 * @param {Matter} matter
 * @param {(changed: Partial<Matter>, anew: boolean) => void} told
 */
function agreed(court, matter, told) {
  const change = (/** @type {string} */ name, /** @type {string} */ text) =>
    told({ options: { ...matter.options, [name]: text } }, true);
  const goal = court.option(matter, "goal");
  const goals = [...new Set([...T.goals, goal])].map((hole) => /** @type {[string, string]} */ ([hole, hole]));
  const hole = choice(goals, goal, { id: "desk-goal" });
  hole.addEventListener("change", () => change("goal", hole.value));
  const checked = court.option(matter, "muggins") === "on";
  const muggins = el("input", { id: "desk-muggins", type: "checkbox", checked });
  muggins.addEventListener("change", () => change("muggins", muggins.checked ? "on" : "off"));
  const fixed = court.option(matter, "muggins_fixed") === "on";
  return [labelled(T.goal, hole), !fixed && labelled(T.muggins, muggins, "check")];
}

/**
 * The front peg, and the rear one, which only some rulings ask for.
 *
 * @param {Matter} matter
 * @param {string} side
 * @param {number} at
 * @param {number} sides
 * @param {(changed: Partial<Matter>, anew: boolean) => void} told
 */
function scoreFields(matter, side, at, sides, told) {
  const holes = (matter.scores[at] ?? "").split("/");
  const change = () => {
    const score = front.value && [rear.value, front.value].filter(Boolean).join("/");
    matter.scores = Array.from({ length: sides }, (_, one) => (one === at ? score : (matter.scores[one] ?? "")));
    told({ scores: matter.scores }, false);
  };
  const front = numberField(`desk-score-${at}`, holes.at(-1) ?? "", change);
  const rear = numberField(`desk-rear-${at}`, holes.length > 1 ? holes[0] : "", change);
  front.name = `scores[${at}]`; // as the server calls it where it cannot be
  front.placeholder = rear.placeholder = T.notKnown;
  return [labelled(T.scoreOf(side), front), labelled(T.rearPegOf(side), rear)];
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
