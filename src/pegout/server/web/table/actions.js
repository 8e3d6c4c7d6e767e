// Buttons and numbers for what may be done now, as the server lists it.

import { cardButton } from "../base/cards.js";
import { el, labelled } from "../base/dom.js";
import { announces } from "./hand.js";
import { announced, counts } from "./numbers.js";
import { pass, pegs } from "./pegging.js";
import { cribWords, optionFor } from "./players.js";
import { isToCount, mayCall } from "./turn.js";
import { T } from "../texts/table.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("../base/types.js").GameSeen} GameSeen */
/** @typedef {import("../base/types.js").Option} Option */

/**
 * @param {Desk} desk
 * @param {GameSeen} game
 */
export function actions(desk, game) {
  const wanted = game.legal.filter(({ do: what }) => what !== desk.sending.what || !DONE_WITH.includes(what));
  const buttons = wanted.flatMap((option) => KINDS[option.do]?.(desk, game, option));
  return [...buttons, mayUrge(desk, game) && urge(desk), desk.slow && el("p", { class: "hint" }, T.sending)];
}

/** What is as good as done once it is sent: its button goes, and comes back if it is refused. */
const DONE_WITH = ["throw", "go", "pass", "accept", "mix", "next"];

/** @type {Record<string, (desk: Desk, game: GameSeen, option: Option) => HTMLElement | HTMLElement[] | null>} */
const KINDS = {
  throw: (desk, _, { number = 0 }) => {
    const cards = [...desk.picked];
    const ready = cards.length === number;
    return main(desk, T.throwTo(cribWords(desk.view)), () => desk.send({ do: "throw", cards }), ready);
  },
  choose: (desk, _, option) =>
    offered(desk, option, T.cribChoices, T.chooseCrib, (cards) => desk.send({ do: "choose", cards })),
  pick: (desk, _, option) =>
    offered(desk, option, T.starterChoices, T.pickStarter, ([card]) => desk.send({ do: "pick", card })),
  play: (desk, game, option) => (announces(game) ? announced(desk, option) : null),
  go: (desk, game) => {
    const alone = !optionFor(game, "play");
    const act = () => {
      desk.putBack(); // a card that was picked before is not played, and its count not said
      desk.send({ do: "go" });
    };
    return button(desk, T.go, act, {
      id: "go",
      class: alone ? "main" : "",
      "data-enter": alone,
    });
  },
  cut: (desk, _, option) => (desk.cutsItself() ? el("p", { class: "hint" }, T.cutting) : cut(desk, option)),
  peg: pegs,
  pass,
  count: counts,
  count_crib: counts,
  accept: (desk, game) => {
    const act = () => desk.send({ do: "accept" });
    const inWords = optionFor(game, "mix") && mayCall(desk.view);
    return inWords ? button(desk, T.accept, act, { id: "accept" }) : main(desk, T.accept, act);
  },
  mix: (desk, game) => {
    if (!mayCall(desk.view)) return null; // to accept is all there is to say then
    const act = () => desk.send({ do: "mix" });
    if (optionFor(game, "accept")) return main(desk, T.acceptAndMix, act);
    const counting = (optionFor(game, "count") ?? optionFor(game, "count_crib")) && isToCount(desk.view);
    return counting ? button(desk, T.mix, act, { id: "mix" }) : main(desk, T.mix, act);
  },
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
 * Cards to choose from that are none of the hand, and the button that says so.
 *
 * @param {Desk} desk
 * @param {Option} option
 * @param {string} title
 * @param {string} words
 * @param {(cards: string[]) => void} act
 */
function offered(desk, { cards = [], number = 0 }, title, words, act) {
  const buttons = cards.map((card, at) =>
    cardButton(card, {
      number: at + 1,
      usable: !desk.busy,
      picked: desk.picked.has(card),
      use: () => desk.pick(card, number),
    }),
  );
  const chosen = [...desk.picked];
  const lay = main(desk, words, () => act(chosen), chosen.length === number);
  return el("div", { role: "group", "aria-label": title }, el("div", { class: "hand" }, ...buttons), lay);
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
