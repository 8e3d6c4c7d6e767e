// The keypad: points first, then the player. What they are for is guessed, and can be said.

import { el } from "../base/dom.js";
import { pegMark } from "../base/pegboard.js";
import { openPicker } from "./card_picker.js";
import { entryWords } from "./entry_words.js";
import { letterOf } from "./keys.js";
import { openOthers } from "./other_points.js";
import { lastStanding, likelySeat } from "./phase.js";
import { sideOf } from "./tally.js";
import { T } from "../texts/companion.js";

/** @typedef {import("./board_page.js").BoardDesk} BoardDesk */

const USUAL = /** @type {const} */ (["play", "hand", "crib"]);

/**
 * The points as they are typed and what for; before that, what was entered last.
 *
 * @param {BoardDesk} desk
 */
export function typedLine(desk) {
  const { entering, kind, view } = desk;
  const last = lastStanding(view);
  const begun = entering.typed !== "" || entering.kind !== null;
  const done = last ? entryWords(desk, last) : T.nothingYet;
  return [
    el("span", { class: "typed-for" }, begun ? T.typedFor(kind, entering.penalty) : done),
    el("output", { class: "number", "aria-label": T.pointsTyped }, entering.typed || T.nothingTyped),
  ];
}

/** @param {BoardDesk} desk */
export function kinds(desk) {
  const { kind } = desk;
  const buttons = USUAL.map((one) =>
    choiceButton(`kind-${one}`, T.kinds[one], kind === one, () => desk.change({ kind: one, penalty: "" })),
  );
  const other = !USUAL.some((one) => one === kind);
  const words = other ? T.kindButton(kind) : T.other;
  return [...buttons, choiceButton("kind-other", words, other, () => openOthers(desk))];
}

/**
 * @param {string} id
 * @param {string} words
 * @param {boolean} pressed
 * @param {() => void} onclick
 */
function choiceButton(id, words, pressed, onclick) {
  return el("button", { type: "button", id, "aria-pressed": String(pressed), onclick }, words);
}

/** @param {BoardDesk} desk */
export function keypad(desk) {
  const digit = (/** @type {number} */ number) =>
    el("button", { type: "button", id: `key-${number}`, onclick: () => desk.type(String(number)) }, String(number));
  const quick = quickKeys(desk);
  const rows = [0, 1, 2].flatMap((row) => [...[1, 2, 3].map((column) => digit(3 * row + column)), quick[row]]);
  const back = () => desk.rubOut();
  const label = { "aria-label": T.deleteKey };
  return [
    ...rows,
    el("button", { type: "button", id: "key-back", onclick: back, ...label }, T.deleteSign),
    digit(0),
    el("button", { type: "button", id: "key-cards", class: "word", onclick: () => openPicker(desk) }, T.cardsKey),
    el("button", { type: "button", id: "key-undo", class: "word", onclick: () => desk.undo() }, T.undoKey),
  ];
}

/** @param {BoardDesk} desk */
function quickKeys(desk) {
  const keys = T.quickKeys[desk.kind === "hand" || desk.kind === "crib" ? desk.kind : "play"];
  return keys.map(([points, words], at) =>
    el(
      "button",
      {
        type: "button",
        id: `quick-${at}`,
        class: "quick",
        "aria-label": T.quickLabel(Number(points)),
        onclick: () => desk.fillIn(Number(points)),
      },
      el("span", {}, String(points)),
      words ? el("small", {}, String(words)) : null,
    ),
  );
}

/** @param {BoardDesk} desk */
export function players(desk) {
  const { view, entering, kind } = desk;
  const likely = likelySeat(view, kind); // whom Enter means
  const points = kind === "back" ? T.peggedBack : T.pegged;
  return view.names.map((name, seat) =>
    el(
      "button",
      {
        type: "button",
        id: `player-${seat}`,
        class: entering.typed ? "main" : null,
        "aria-keyshortcuts": seat === likely ? `${letterOf(view.names, seat)} Enter` : letterOf(view.names, seat),
        onclick: () => desk.peg(seat),
      },
      pegMark(sideOf(view.sheet, seat)),
      el("span", { class: "name" }, name),
      " ",
      entering.typed !== "" && el("span", { class: "points" }, points(entering.typed)),
      el("kbd", { "aria-hidden": "true" }, letterOf(view.names, seat) + (seat === likely ? T.enterSign : "")),
    ),
  );
}
