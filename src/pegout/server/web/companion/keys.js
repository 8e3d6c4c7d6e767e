// The keyboard: digits for points, Enter or a letter for the player, and a few more.

import { isShortcut } from "../base/frame.js";
import { openPicker } from "./card_picker.js";
import { openHelp } from "./help.js";
import { likelySeat } from "./phase.js";
import { T } from "../texts/companion.js";

/** @typedef {import("./board_page.js").BoardDesk} BoardDesk */

const BY_SEAT = "ABDEFGHI";
const KINDS = /** @type {const} */ (["play", "hand", "crib"]);

/**
 * The letter that stands for a player: the first of the name where nothing else has it.
 *
 * @param {string[]} names
 * @param {number} seat
 */
export function letterOf(names, seat) {
  const firsts = names.map((name) => name.charAt(0).toUpperCase());
  const own = firsts[seat];
  const free = /^[A-Z]$/.test(own) && !T.reservedKeys.includes(own) && firsts.filter((one) => one === own).length === 1;
  if (free) return own;
  return [...BY_SEAT].filter((one) => !firsts.includes(one))[seat];
}

/** @param {BoardDesk} desk */
export function listenToKeys(desk) {
  document.addEventListener("keydown", (event) => {
    if (!isShortcut(event) || desk.keeping.view === null || !desk.keeping.keeps) return;
    const act = event.key === "Enter" && takesEnter(desk, event.target) ? null : meant(desk, event.key);
    if (act === null) return;
    event.preventDefault();
    act();
  });
}

/**
 * On a button or link Enter presses that one; on a digit that was clicked it enters what is typed.
 *
 * @param {BoardDesk} desk
 * @param {EventTarget | null} target
 */
function takesEnter({ entering }, target) {
  if (!(target instanceof Element) || target.closest("button, a, summary") === null) return false;
  return entering.typed === "" || target.closest(".keypad > button:not(.word)") === null;
}

/**
 * @param {BoardDesk} desk
 * @param {string} key
 * @returns {(() => void) | null}
 */
function meant(desk, key) {
  const { view } = desk;
  const letter = key.toUpperCase();
  if (key === "?") return () => openHelp(desk);
  if (letter === "U") return () => desk.undo();
  if (letter === "N") return () => desk.goOn();
  if (!desk.playing) return null;
  if (/^\d$/.test(key)) return () => desk.type(key);
  if (key === T.backspace) return () => desk.rubOut();
  if (key === "Enter") return () => desk.peg(likelySeat(view, desk.kind));
  if (letter === "C") return () => openPicker(desk);
  if (letter === "K") return () => desk.change({ kind: nextKind(desk.kind), penalty: "" });
  const seat = view.names.findIndex((_, at) => letterOf(view.names, at) === letter);
  return seat >= 0 ? () => desk.peg(seat) : null;
}

/** @param {string} kind */
function nextKind(kind) {
  return KINDS[(KINDS.findIndex((one) => one === kind) + 1) % KINDS.length];
}
