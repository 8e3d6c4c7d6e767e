// The keys that links to events bring along, remembered on this device.

import { keep, kept } from "../base/storage.js";

/** @typedef {"desk" | "me" | "enter"} Door  The last is the public page, which an entry link opens. */

/** @typedef {{id: string, who: Record<string, string>}} Asked */

const SHELF = "pegout.events";

/**
 * @typedef {object} Remembered
 * @property {string} [desk]
 * @property {string} [me]
 * @property {string} [enter]
 * @property {string} [name]
 * @property {Asked[]} [asked]  Entries that wait for the director, or were not answered when this was last open.
 */

/** @returns {Record<string, Remembered>} */
export function rememberedEvents() {
  try {
    return JSON.parse(kept(SHELF) ?? "{}");
  } catch {
    return {};
  }
}

/**
 * The key of the link, or the one that an earlier link has brought; "" where there is none.
 *
 * @param {string} event
 * @param {Door} door
 */
export function keyFor(event, door) {
  const brought = location.hash.slice(1);
  if (/^[A-Za-z0-9_-]{22}$/.test(brought)) {
    remember(event, { [door]: brought });
    history.replaceState(null, "", location.pathname + location.search); // nobody reads it over a shoulder
    return brought;
  }
  return rememberedEvents()[event]?.[door] ?? "";
}

/**
 * @param {string} event
 * @param {Remembered} facts
 */
export function remember(event, facts) {
  const all = rememberedEvents();
  keep(SHELF, JSON.stringify({ ...all, [event]: { ...all[event], ...facts } }));
}

/**
 * @param {string} event
 * @param {Door} door
 */
export function forget(event, door) {
  const all = rememberedEvents();
  if (all[event]) delete all[event][door];
  keep(SHELF, JSON.stringify(all));
}

/**
 * The link that opens a door with a key.
 *
 * @param {string} event
 * @param {Door} door
 * @param {string} key
 */
export function linkTo(event, door, key) {
  return `${location.origin}/e/${event}${door === "enter" ? "" : `/${door}`}#${key}`;
}
