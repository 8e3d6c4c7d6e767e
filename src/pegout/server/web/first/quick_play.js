// One click plays the computer, as the last time; what was chosen stands below, and can be changed.

import { ask } from "../base/api.js";
import { choice, el, labelled } from "../base/dom.js";
import { form } from "../base/form.js";
import { lastChoices, rememberChoices } from "./choices.js";
import { houseRules, sitAt, termsOf, whenOpened } from "./fields.js";
import { T } from "../texts/first.js";

/** @typedef {import("../base/frame.js").Frame} Frame */
/** @typedef {import("../base/types.js").Opponent} Opponent */
/** @typedef {import("../base/types.js").RuleBook} RuleBook */
/** @typedef {import("./choices.js").Choices} Choices */

/** @param {Frame} page */
export function quickPlay(page) {
  let now = lastChoices();
  const words = el("span", {}, chosenWords(now));
  const become = (/** @type {Choices} */ next) => {
    now = next;
    words.textContent = chosenWords(now);
  };
  const options = whenOpened(page, words, T.change, async () => {
    const [opponents, rules] = await Promise.all([ask("GET", "/api/opponents"), ask("GET", "/api/rules")]);
    return fields(opponents, rules, now, become);
  });
  const play = el("button", { class: "main play" }, T.play);
  const act = () => {
    rememberChoices(now);
    return sitAt({ ...termsOf(now), bots: botsOf(now) });
  };
  return form(page, T.play, act, play, options);
}

/** @param {Choices} now */
function chosenWords(now) {
  return T.against(T.levelName(now.level, null), T.chosen(now));
}

/** @param {Choices} now */
function botsOf({ level, seats }) {
  return Array.from({ length: seats - 1 }, (_, at) => ({ seat: at + 1, level }));
}

/**
 * @param {Opponent[]} opponents
 * @param {Record<string, RuleBook>} rules
 * @param {Choices} now
 * @param {(next: Choices) => void} become
 */
function fields(opponents, rules, now, become) {
  const names = /** @type {[string, string][]} */ (
    opponents.map(({ name, rating }) => [name, T.levelName(name, rating && rating.elo)])
  );
  const level = choice(names, now.level);
  const character = el("p", { class: "hint" });
  const house = houseRules(rules, now);
  const changed = () => {
    character.textContent = opponents.find(({ name }) => name === level.value)?.character ?? "";
    const chosen = house.read();
    become({ ...chosen, level: level.value, seats: Number(rules[chosen.rules].fields.seats) });
  };
  changed();
  return [el("div", { onchange: changed }, labelled(T.level, level), character, ...house.nodes)];
}
