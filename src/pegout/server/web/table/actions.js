// Buttons and numbers for what may be done now, as the server lists it.

import { cardButton } from "../base/cards.js";
import { choice, el, labelled } from "../base/dom.js";
import { announces } from "./hand.js";
import { cribWords, nameOf, optionFor } from "./players.js";
import { T } from "../texts/table.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("../base/types.js").GameSeen} GameSeen */
/** @typedef {import("../base/types.js").Option} Option */
/** @typedef {import("../base/types.js").ClaimSeen} ClaimSeen */

/**
 * @param {Desk} desk
 * @param {GameSeen} game
 */
export function actions(desk, game) {
  const wanted = game.legal.filter(({ do: what }) => what !== desk.sending.what || !DONE_WITH.includes(what));
  const buttons = wanted.map((option) => KINDS[option.do]?.(desk, game, option));
  return [...buttons, mayUrge(desk, game) && urge(desk), desk.slow && el("p", { class: "hint" }, T.sending)];
}

/** What is as good as done once it is sent: its button goes, and comes back if it is refused. */
const DONE_WITH = ["throw", "go", "accept", "next"];

/** @type {Record<string, (desk: Desk, game: GameSeen, option: Option) => HTMLElement | null>} */
const KINDS = {
  throw: (desk, _, { number = 0 }) => {
    const cards = [...desk.picked];
    const ready = cards.length === number;
    return main(desk, T.throwTo(cribWords(desk.view)), () => desk.send({ do: "throw", cards }), ready);
  },
  choose: (desk, _, option) => chooseCrib(desk, option),
  play: (desk, game, option) => (announces(game) ? announced(desk, option) : null),
  go: (desk, game) => {
    const alone = !optionFor(game, "play");
    return button(desk, T.go, () => desk.send({ do: "go" }), {
      id: "go",
      class: alone ? "main" : "",
      "data-enter": alone,
    });
  },
  cut: (desk, _, option) => (desk.cutsItself() ? el("p", { class: "hint" }, T.cutting) : cut(desk, option)),
  peg: (desk, _, option) => points(desk, option, T.pegPoints, T.peg),
  count: (desk, _, option) => points(desk, option, T.handPoints, T.countHand),
  count_crib: (desk, _, option) => points(desk, option, T.cribPoints, T.countCrib),
  accept: (desk) => main(desk, T.accept, () => desk.send({ do: "accept" })),
  next: (desk) => main(desk, T.nextGame, () => desk.send({ do: "next" })),
};

/**
 * @param {Desk} desk
 * @param {string} words
 * @param {() => void} act
 * @param {import("../base/dom.js").Attributes} [more]
 */
function button(desk, words, act, more = {}) {
  return el("button", { type: "button", onclick: act, disabled: desk.busy, ...more }, words);
}

/**
 * The button that Enter stands for.
 *
 * @param {Desk} desk
 * @param {string} words
 * @param {() => void} act
 * @param {boolean} [ready]
 */
function main(desk, words, act, ready = true) {
  return button(desk, words, act, {
    id: "main-action",
    class: "main",
    "data-enter": true,
    disabled: desk.busy || !ready,
  });
}

/**
 * @param {Desk} desk
 * @param {Option} option
 */
function chooseCrib(desk, { cards = [], number = 0 }) {
  const offered = cards.map((card, at) =>
    cardButton(card, {
      number: at + 1,
      usable: !desk.busy,
      picked: desk.picked.has(card),
      use: () => desk.pick(card, number),
    }),
  );
  const chosen = [...desk.picked];
  const lay = main(desk, T.chooseCrib, () => desk.send({ do: "choose", cards: chosen }), chosen.length === number);
  return el("div", { role: "group", "aria-label": T.cribChoices }, el("div", { class: "hand" }, ...offered), lay);
}

/**
 * A number with a button beside it; Enter in the number presses it.
 *
 * @param {Desk} desk
 * @param {Option} option
 * @param {{id: string, label: string, button: string, ready?: boolean, main?: boolean}} how
 * @param {(number: number) => void} act
 */
function numbered(desk, { least = 0, most = 0 }, how, act) {
  const field = el("input", {
    id: how.id,
    type: "number",
    min: least,
    max: most,
    required: true,
    inputmode: "numeric",
  });
  const onsubmit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    if (how.ready === false) return;
    const given = field.valueAsNumber;
    field.value = "";
    act(given);
  };
  const send = el(
    "button",
    { class: how.main ? "main" : "", "data-enter": how.main === true, disabled: desk.busy || how.ready === false },
    how.button,
  );
  return el("form", { class: "line", onsubmit }, labelled(how.label, field), send);
}

/**
 * @param {Desk} desk
 * @param {Option} option
 */
function announced(desk, option) {
  const [card] = desk.picked;
  const how = { id: "number-play", label: T.announce, button: T.play, ready: card !== undefined, main: true };
  return numbered(desk, option, how, (said) => desk.send({ do: "play", card, said }));
}

/**
 * @param {Desk} desk
 * @param {Option} option
 * @param {string} label
 * @param {string} words
 */
function points(desk, option, label, words) {
  const how = { id: `number-${option.do}`, label, button: words, main: option.do !== "peg" };
  return numbered(desk, option, how, (given) => desk.send({ do: option.do, points: given }));
}

/**
 * @param {Desk} desk
 * @param {Option} option
 */
function cut(desk, { least = 0, most = 0 }) {
  const middle = Math.round((least + most) / 2);
  const lift = el("input", { id: "number-cut", type: "range", min: least, max: most, value: middle });
  const shown = el("output", {}, String(middle));
  lift.addEventListener("input", () => (shown.textContent = lift.value));
  const act = () => desk.send({ do: "cut", lifted: lift.valueAsNumber });
  const line = el("div", { class: "line" }, labelled(T.lift, lift), shown);
  return el(
    "div",
    { class: "cut" },
    line,
    el("p", { class: "hint" }, T.liftWords(least, most)),
    main(desk, T.cutHere, act),
  );
}

/**
 * Where people claim for themselves bots wait for a while, and need not if nobody has anything to say.
 *
 * @param {Desk} desk
 * @param {GameSeen} game
 */
function mayUrge({ view: { table } }, game) {
  if (table.seat === null || table.terms.officiating !== "players") return false;
  const waiting = game.to_act.some((seat) => seat !== table.seat && table.seats[seat].bot);
  return waiting && (game.phase === "play" || game.phase === "show");
}

/** @param {Desk} desk */
function urge(desk) {
  return button(desk, T.urge, () => desk.send({ do: "urge" }), { id: "urge", "data-enter": true });
}

/** What a claim asks for besides the player it is about. */
const WITH_POINTS = ["peg-back", "muggins"];
const WITH_FATE = ["renege"];

/**
 * @param {Desk} desk
 * @param {GameSeen} game
 */
export function claims(desk, game) {
  const all = game.claims.map((claim) => claimed(desk, claim));
  return [el("h2", {}, T.claimsTitle), el("p", { class: "hint" }, T.claimsWords), ...all];
}

/**
 * @param {Desk} desk
 * @param {ClaimSeen} claim
 */
function claimed(desk, { claim, player }) {
  const words = T.claim(claim, player === undefined ? T.somebody : nameOf(desk.view, player));
  const made = { do: "claim", claim, player };
  if (WITH_POINTS.includes(claim)) {
    const how = { id: `number-${claim}-${player ?? ""}`, label: T.claimPoints(words), button: words };
    return numbered(desk, { do: claim, least: 1, most: desk.view.table.terms.goal }, how, (given) =>
      desk.send({ ...made, points: given }),
    );
  }
  if (!WITH_FATE.includes(claim)) return button(desk, words, () => desk.send(made));
  const fate = choice(Object.entries(T.fates), "played");
  const act = () => desk.send({ ...made, fate: fate.value });
  return el("div", { class: "line" }, labelled(T.fate, fate), button(desk, words, act));
}
