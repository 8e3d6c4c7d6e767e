// What every page has around it: the head with the way home, the main part, and a line for what went wrong.

import { Refusal } from "./api.js";
import { el } from "./dom.js";
import { T } from "../texts/common.js";

/** @typedef {{main: HTMLElement, head: HTMLElement, say: (words: string) => void, name: (name: string) => void}} Frame */

/**
 * Draws the frame of a page with that title.
 *
 * @param {string} title
 * @param {string} [look]
 * @returns {Frame}
 */
export function frame(title, look = "") {
  document.title = T.pageTitle(title);
  const person = el("a", { class: "person", href: "/account" }, T.account);
  const home = el("a", { class: "home", href: "/" }, T.product);
  const head = el("header", {}, home, person);
  const trouble = el("p", { class: "trouble", role: "alert", hidden: true });
  const main = el("main", { class: look });
  document.body.replaceChildren(head, trouble, main);
  const say = (/** @type {string} */ words) => {
    trouble.textContent = words;
    trouble.hidden = !words;
  };
  const name = (/** @type {string} */ called) => {
    person.textContent = called ? T.youAre(called) : T.account;
  };
  return { main, head, say, name };
}

/**
 * Does what a button is for; what is refused is said, and the button can be used again.
 *
 * @param {Frame} page
 * @param {() => Promise<unknown>} act
 */
export async function attempt(page, act) {
  page.say("");
  try {
    await act();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    page.say(error.message);
  }
}
