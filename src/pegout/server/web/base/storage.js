// What this browser keeps. Storage may be forbidden, and everything goes on without it.

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
