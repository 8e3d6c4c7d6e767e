// The keyboard where there are cards: every key stands for something that can be clicked as well.

import { isShortcut } from "./frame.js";

/** @typedef {Record<string, () => void>} Keys */

/**
 * 1 to 6 for cards, Enter for the main button, G for go, and the keys that a page adds.
 *
 * @param {Keys} [more]
 */
export function listenToKeys(more = {}) {
  /** @type {Keys} */
  const keys = { g: () => press(document.querySelector("#go:enabled")), ...more };
  document.addEventListener("keydown", (event) => {
    if (!isShortcut(event)) return;
    const act = keys[event.key.toLowerCase()];
    if (/^[1-6]$/.test(event.key)) pickCard(Number(event.key));
    else if (act) act();
    else if (event.key === "Enter" && !takesEnter(event.target)) press(document.querySelector("[data-enter]:enabled"));
    else return;
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

/** @param {Element | null} found */
function press(found) {
  if (found instanceof HTMLElement) found.click();
}

/** @param {number} number */
function pickCard(number) {
  const hands = document.querySelectorAll(".hand");
  const last = hands[hands.length - 1]; // where cards for the crib are offered, they are meant
  press(last?.querySelectorAll("button")[number - 1] ?? null);
  const announced = document.querySelector('.hand [aria-pressed="true"]');
  if (announced) document.getElementById("number-play")?.focus(); // the card is chosen: now its count
}
