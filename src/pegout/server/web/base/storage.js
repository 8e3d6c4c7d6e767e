// What this browser keeps. Storage may be forbidden, and everything goes on without it.

/** @type {Map<string, string>} For browsers that keep nothing. */
const memory = new Map();

/**
 * @param {string} place
 * @returns {string | null}
 */
export function kept(place) {
  try {
    return localStorage.getItem(place);
  } catch {
    return null;
  }
}

/**
 * @param {string} place
 * @param {string} text
 */
export function keep(place, text) {
  try {
    localStorage.setItem(place, text);
  } catch {
    // as above
  }
}

/**
 * The same for this tab alone, for as long as it is open.
 *
 * @param {string} place
 * @returns {string | null}
 */
export function keptHere(place) {
  try {
    return sessionStorage.getItem(place);
  } catch {
    return memory.get(place) ?? null;
  }
}

/**
 * @param {string} place
 * @param {string} text
 */
export function keepHere(place, text) {
  try {
    sessionStorage.setItem(place, text);
  } catch {
    memory.set(place, text);
  }
}

/**
 * What was noted at a place, where nothing is kept at least by this page; null where there is nothing that can
 * be read.
 *
 * @param {string} place
 * @returns {any}
 */
export function noted(place) {
  try {
    return JSON.parse(kept(place) ?? memory.get(place) ?? "null");
  } catch {
    return null;
  }
}

/**
 * @param {string} place
 * @param {unknown} found
 */
export function note(place, found) {
  const text = JSON.stringify(found);
  memory.set(place, text);
  keep(place, text);
}

/** @param {string} place */
export function drop(place) {
  memory.delete(place);
  try {
    localStorage.removeItem(place);
  } catch {
    // there was nothing then
  }
}
