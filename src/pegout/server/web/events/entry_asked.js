// Entries that wait for the director: this browser remembers them, and asks what became of them.

import { Refusal } from "../base/api.js";
import { keyFor, remember, rememberedEvents } from "./keys.js";
import { record } from "./sending.js";

/** @typedef {import("./keys.js").Asked} Asked */

/** @param {string} event */
export function entriesAsked(event) {
  return rememberedEvents()[event]?.asked ?? [];
}

/**
 * @param {string} event
 * @param {Asked} asked
 */
export function rememberAsked(event, asked) {
  remember(event, { asked: [...entriesAsked(event), asked] });
}

/**
 * The server knows whoever sends the same again: it gives the link to the own page, or says that nothing came of it.
 *
 * @param {import("./event_page.js").EventPage} page
 * @param {string[]} entered  Only these are asked about, as long as nobody is told more by the page.
 */
export async function askAgain({ event, page }, entered) {
  for (const one of entriesAsked(event).filter(({ who }) => entered.includes(who.name))) {
    try {
      const { asked, key } = await record(event, keyFor(event, "enter"), "Register", one.who, one.id);
      if (asked) continue;
      forgetAsked(event, one);
      if (key) return location.assign(`/e/${event}/me#${key}`);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.code !== "refused") return; // not reached: asked with the next change
      forgetAsked(event, one);
      page.say(error.message);
    }
  }
}

/**
 * @param {string} event
 * @param {Asked} done
 */
function forgetAsked(event, done) {
  remember(event, { asked: entriesAsked(event).filter(({ id }) => id !== done.id) });
}
