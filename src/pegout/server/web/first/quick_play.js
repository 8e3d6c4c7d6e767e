// One click plays the computer, as the last time; what was chosen stands below, and can be changed.

import { ask } from "../base/api.js";
import { choice, el, labelled } from "../base/dom.js";
import { lastChoices, rememberChoices } from "./choices.js";
import { form, matchField, officiatingField, rulesField, sitAt, whenOpened } from "./fields.js";
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
  const summary = el("summary", {}, words, " ", el("span", { class: "change" }, T.change));
  const options = whenOpened(page, summary, async () => {
    const [opponents, rules] = await Promise.all([ask("GET", "/api/opponents"), ask("GET", "/api/rules")]);
    return fields(opponents, rules, now, become);
  });
  const play = el("button", { class: "main play" }, T.play);
  const act = () => {
    rememberChoices(now);
    return sitAt(termsOf(now));
  };
  return form(page, T.play, act, play, options);
}

/** @param {Choices} now */
function chosenWords({ level, rules }) {
  return T.chosen(T.levelName(level, null), rules);
}

/** @param {Choices} now */
function termsOf({ level, rules, seats, match, officiating }) {
  const bots = Array.from({ length: seats - 1 }, (_, at) => ({ seat: at + 1, level }));
  return { rules, bots, match, officiating: officiating ? "players" : "program" };
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
  const preset = rulesField(rules, now.rules);
  const match = matchField(now.match);
  const officiating = officiatingField(now.officiating);
  const changed = () => {
    character.textContent = opponents.find(({ name }) => name === level.value)?.character ?? "";
    become({
      level: level.value,
      rules: preset.control.value,
      seats: Number(rules[preset.control.value].fields.seats),
      match: match.control.value,
      officiating: officiating.control.checked,
    });
  };
  for (const { control } of [{ control: level }, preset, match, officiating]) {
    control.addEventListener("change", changed);
  }
  changed();
  return [labelled(T.level, level), character, preset.node, match.node, officiating.node];
}
