// The keyboard at the table: every key stands for something that can be clicked as well.

import { isShortcut } from "../base/frame.js";
import { openHelp } from "./help.js";

/** @typedef {import("./desk.js").Desk} Desk */

/** @type {Record<string, (desk: Desk) => void>} */
const KEYS = {
  g: () => press(document.querySelector("#go:enabled")),
  m: () => document.querySelector(".claims")?.querySelector(/** @type {"button"} */ ("button, input, select"))?.focus(),
  u: (desk) => desk.putBack(),
  "?": () => openHelp(),
};

/** @param {Desk} desk */
export function listenToKeys(desk) {
  document.addEventListener("keydown", (event) => {
    if (!isShortcut(event)) return;
    if (/^[1-6]$/.test(event.key)) pickCard(Number(event.key));
    else if (event.key === "Enter") {
      if (takesEnter(event.target)) return;
      press(document.querySelector("[data-enter]:enabled"));
    } else if (KEYS[event.key.toLowerCase()]) KEYS[event.key.toLowerCase()](desk);
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
