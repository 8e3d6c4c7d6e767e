// The first page: play the computer, play a friend, join, or go on.

import { ask, whoAmI } from "../base/api.js";
import { choice, el, labelled } from "../base/dom.js";
import { attempt, frame } from "../base/frame.js";
import { openAndSit } from "../table/sitting.js";
import { listOfMine, listOfOpen } from "./table_lists.js";
import { T } from "../texts/first.js";

/** @typedef {import("../base/frame.js").Frame} Frame */
/** @typedef {import("../base/types.js").Opponent} Opponent */
/** @typedef {import("../base/types.js").RuleBook} RuleBook */

const USUAL_LEVEL = "regular";
const USUAL_RULES = "acc";

export async function open() {
  const page = frame("", "first");
  await attempt(page, async () => {
    const [opponents, rules, person] = await Promise.all([
      ask("GET", "/api/opponents"),
      ask("GET", "/api/rules"),
      whoAmI(),
    ]);
    page.name(person?.name ?? "");
    page.main.append(
      el("h1", {}, T.welcome),
      computer(page, opponents, rules),
      friend(page, rules),
      byCode(page),
      person ? listOfMine(page) : "",
      listOfOpen(page),
      person ? ownName(page, person.name) : "",
    );
  });
}

/**
 * A form in a box of its own.
 *
 * @param {Frame} page
 * @param {string} title
 * @param {() => Promise<unknown>} act
 * @param {...import("../base/dom.js").Child} children
 */
function box(page, title, act, ...children) {
  const onsubmit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const button = /** @type {HTMLButtonElement | null} */ (event.submitter);
    if (button) button.disabled = true;
    attempt(page, act).finally(() => {
      if (button) button.disabled = false;
    });
  };
  return el("form", { class: "box", "aria-label": title, onsubmit }, el("h2", {}, title), ...children);
}

/**
 * @param {Frame} page
 * @param {Opponent[]} opponents
 * @param {Record<string, RuleBook>} rules
 */
function computer(page, opponents, rules) {
  const level = choice(
    opponents.map(({ name, rating }) => [name, T.levelName(name, rating && rating.elo)]),
    USUAL_LEVEL,
  );
  const character = el("p", { class: "hint" });
  const describe = () => {
    character.textContent = opponents.find(({ name }) => name === level.value)?.character ?? "";
  };
  level.addEventListener("change", describe);
  describe();
  const { fields: preset, picked } = presets(rules);
  const { fields: options, chosen } = moreOptions(["match", "officiating"]);
  const act = () => {
    const seats = Number(rules[picked()].fields.seats);
    const bots = Array.from({ length: seats - 1 }, (_, at) => ({ seat: at + 1, level: level.value }));
    return openAndSit({ rules: picked(), bots, ...chosen() });
  };
  const play = el("button", { class: "main" }, T.playComputer);
  return box(page, T.computerTitle, act, labelled(T.level, level), character, ...preset, options, play);
}

/**
 * @param {Frame} page
 * @param {Record<string, RuleBook>} rules
 */
function friend(page, rules) {
  const { fields: preset, picked } = presets(rules);
  const { fields: options, chosen } = moreOptions(["match", "officiating", "clock", "listed", "watched"]);
  const act = () => openAndSit({ rules: picked(), ...chosen() });
  const open = el("button", { class: "main" }, T.openTable);
  return box(page, T.friendTitle, act, el("p", {}, T.friendWords), ...preset, options, open);
}

/** @param {Record<string, RuleBook>} rules */
function presets(rules) {
  const names = Object.keys(rules);
  const preset = choice(
    names.map((name) => [name, T.presetName(name)]),
    USUAL_RULES,
  );
  const words = el("p", { class: "hint" });
  const describe = () => {
    words.textContent = rules[preset.value].clauses[0].text;
  };
  preset.addEventListener("change", describe);
  describe();
  return { fields: [labelled(T.rules, preset), words], picked: () => preset.value };
}

/**
 * Options behind a line that opens, and what was chosen as POST /api/tables takes it.
 *
 * @param {string[]} which
 */
function moreOptions(which) {
  const match = choice(Object.entries(T.matches), "1 game");
  const clock = choice(Object.entries(T.moveClocks), "0");
  const officiating = el("input", { type: "checkbox" });
  const listed = el("input", { type: "checkbox" });
  const watched = el("input", { type: "checkbox", checked: true });
  /** @type {Record<string, HTMLElement>} */
  const all = {
    match: labelled(T.matchLength, match),
    clock: labelled(T.moveClock, clock),
    officiating: labelled(T.officiate, officiating, "check"),
    listed: labelled(T.listTable, listed, "check"),
    watched: labelled(T.letWatch, watched, "check"),
  };
  const chosen = () => ({
    match: match.value,
    move_seconds: Number(clock.value),
    officiating: officiating.checked ? "players" : "program",
    listed: listed.checked,
    watched: watched.checked,
  });
  const fields = el("details", {}, el("summary", {}, T.moreOptions), ...which.map((name) => all[name]));
  return { fields, chosen };
}

/** @param {Frame} page */
function byCode(page) {
  const code = el("input", {
    required: true,
    maxlength: 12,
    autocomplete: "off",
    autocapitalize: "characters",
    spellcheck: "false",
    class: "code",
  });
  const act = async () => {
    const { table } = await ask("GET", `/api/invitations/${encodeURIComponent(code.value.trim())}`);
    location.assign(`/t/${encodeURIComponent(table)}`);
  };
  const line = el("div", { class: "line" }, labelled(T.code, code), el("button", {}, T.join));
  return box(page, T.codeTitle, act, line);
}

/**
 * @param {Frame} page
 * @param {string} called
 */
function ownName(page, called) {
  const name = el("input", { required: true, maxlength: 24, value: called, autocomplete: "nickname" });
  const act = async () => {
    const person = await ask("PUT", "/api/account/name", { name: name.value });
    name.value = person.name;
    page.name(person.name);
  };
  const line = el("div", { class: "line" }, labelled(T.nameLabel, name), el("button", {}, T.changeName));
  return box(page, T.nameTitle, act, line);
}
