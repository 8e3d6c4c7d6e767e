// What every page has around it: the head with the way home and the settings, the main part, a line for what
// went wrong, and words that are read out.

import { ownName, Refusal } from "./api.js";
import { el } from "./dom.js";
import { settings } from "./settings.js";
import { clearMarks, listenForWrongFields, sayAt } from "./wrong_field.js";
import { T } from "../texts/common.js";

/**
 * @typedef {object} Frame
 * @property {HTMLElement} main
 * @property {HTMLElement} head
 * @property {(words: string) => void} say  What went wrong.
 * @property {(name: string) => void} name
 * @property {(words: string) => void} tell  For those who listen to the page; nothing is seen of it.
 */

const TOLD_AT_MOST = 8;
const TYPED_IN = "input, select, textarea, [contenteditable]";

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
  const head = el("header", {}, home, person, settingsButton());
  const told = el("div", { class: "unseen", role: "status", "aria-live": "polite" });
  const trouble = el("p", { class: "trouble", role: "alert", hidden: true });
  const main = el("main", { class: look });
  document.body.replaceChildren(head, trouble, main, told);
  const say = (/** @type {string} */ words) => {
    trouble.textContent = words;
    trouble.hidden = !words;
  };
  const name = (/** @type {string} */ called) => {
    person.textContent = called ? T.youAre(called) : T.account;
    person.title = called;
  };
  const tell = (/** @type {string} */ words) => {
    told.append(el("p", {}, words)); // added, not exchanged: what comes quickly is read out in turn
    while (told.childElementCount > TOLD_AT_MOST) told.firstElementChild?.remove();
  };
  name(ownName());
  listenForWrongFields();
  return { main, head, say, name, tell };
}

/** The settings are fetched when somebody wants them: by this button, or by their key. */
function settingsButton() {
  const open = () => import("./settings_dialog.js").then(({ openSettings }) => openSettings());
  document.addEventListener("keydown", (event) => {
    if (event.key.toUpperCase() === T.settingsKey && isShortcut(event)) open();
  });
  const keys = { "aria-keyshortcuts": T.settingsKey };
  return el("button", { type: "button", class: "plain settings-button", onclick: open, ...keys }, T.settings);
}

/**
 * Whether a key is meant for the page: nobody types, no other key is held, and no window is open over it.
 *
 * @param {KeyboardEvent} event
 */
export function isShortcut(event) {
  const held = event.ctrlKey || event.altKey || event.metaKey || event.repeat;
  return settings().keys && !held && !isTyped(event) && document.querySelector("dialog[open]") === null;
}

/**
 * Whether a field takes the key; one for figures alone leaves letters and signs to the page.
 *
 * @param {KeyboardEvent} event
 */
function isTyped({ target, key }) {
  if (!(target instanceof Element) || target.closest(TYPED_IN) === null) return false;
  return !target.matches("[data-figures]") || key.length > 1 || /\d/.test(key);
}

/**
 * Does what a button is for; what is refused is said, and the button can be used again.
 *
 * @param {Frame} page
 * @param {() => Promise<unknown>} act
 * @param {HTMLElement} [form]  Whose fields may be what is refused: then it is said there.
 * @param {Parameters<typeof sayAt>[3]} [how]
 */
export async function attempt(page, act, form, how) {
  page.say("");
  if (form) clearMarks(form);
  try {
    await act();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (!form || !sayAt(form, error.field, error.message, how)) page.say(error.message);
  }
}
