// What this browser keeps. Storage may be forbidden, and everything goes on without it.

/** @type {Map<string, string>} What the browser did not keep: it keeps nothing, or has no room left. */
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
 * @returns {boolean} Whether it was.
 */
export function keep(place, text) {
  try {
    localStorage.setItem(place, text);
    return true;
  } catch {
    return false;
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
 * What was noted at a place, where the browser did not keep it at least by this page; null where there is
 * nothing, or nothing that can be read.
 *
 * @param {string} place
 * @returns {any}
 */
export function noted(place) {
  try {
    return JSON.parse(memory.get(place) ?? kept(place) ?? "null");
  } catch {
    return null;
  }
}

/**
 * @param {string} place
 * @param {unknown} found
 * @returns {boolean} Whether the browser keeps it; if not, this page alone has it.
 */
export function note(place, found) {
  const text = JSON.stringify(found);
  const done = keep(place, text);
  if (done) memory.delete(place);
  else memory.set(place, text);
  return done;
}

/**
 * Whether this page alone has what was noted at a place.
 *
 * @param {string} place
 */
export function notKept(place) {
  return memory.has(place);
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
