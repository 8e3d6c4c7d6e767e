// The keyboard where there are cards: every key stands for something that can be clicked as well.

import { isShortcut } from "./frame.js";

/** @typedef {Record<string, () => void>} Keys */

/**
 * Figures for cards and numbers, Enter for the main button, G for go, P for the pad, and the keys that a page adds.
 *
 * @param {Keys} [more]
 */
export function listenToKeys(more = {}) {
  /** @type {Keys} */
  const keys = { g: () => press(document.querySelector("#go:enabled")), p: () => numberField()?.focus(), ...more };
  document.addEventListener("keydown", (event) => {
    if (!isShortcut(event)) return;
    const act = keys[event.key.toLowerCase()];
    if (/^\d$/.test(event.key)) {
      if (goesToPad()) return numberField()?.focus(); // which the figure is then typed in
      pickCard(Number(event.key));
    } else if (act) act();
    else if (event.key !== "Enter" || takesEnter(event.target) || !pressMain(isChoice(event.target))) return;
    event.preventDefault();
  });
}

/**
 * On another button or link Enter presses that one; on a card it does what was picked for.
 *
 * @param {EventTarget | null} target
 */
function takesEnter(target) {
  return target instanceof Element && target.closest("button, summary, a") !== null && !target.closest(".hand");
}

/**
 * Whether it is a card that can be chosen now.
 *
 * @param {EventTarget | null} target
 */
function isChoice(target) {
  return target instanceof Element && target.closest(".hand button:not([aria-disabled])") !== null;
}

/**
 * Presses the button that Enter stands for, if there is one: while a number stands on the pad, one that takes it.
 *
 * @param {boolean} [greenOnly]  Enter on a card is for the card where nothing else is the thing to do.
 * @returns {boolean}
 */
export function pressMain(greenOnly = false) {
  const numbered = numberField()?.value ? '="number"' : "";
  const green = document.querySelector(`.main[data-enter${numbered}]:enabled`);
  const found = green ?? (greenOnly ? null : document.querySelector(`[data-enter${numbered}]:enabled`));
  press(found);
  return found !== null;
}

/** The field of the number pad, while that is shown.
 * @returns {HTMLInputElement | null} */
function numberField() {
  return document.querySelector(".pad:not([hidden]) > .number");
}

/** @param {Element | null} found */
function press(found) {
  if (found instanceof HTMLElement) found.click();
}

/** Where cards for the crib are offered as well, those are meant. */
function cardsToPick() {
  return [...document.querySelectorAll(".hand")].at(-1)?.querySelectorAll("button") ?? [];
}

/** A figure is one of a number where no card can be picked, and where one is picked and its count is to be said. */
function goesToPad() {
  return numberField() !== null && (isAnnounced() || ![...cardsToPick()].some(isChoice));
}

function isAnnounced() {
  return document.querySelector("[data-announces]") !== null;
}

/** @param {number} number */
function pickCard(number) {
  press(cardsToPick()[number - 1] ?? null);
  if (isAnnounced()) numberField()?.focus(); // the card is chosen: now its count
}
