// How much fits onto a page of this screen: measured with rows as the styles have them.

import { el } from "../base/dom.js";

/** @typedef {import("./types.js").Room} Room */

/**
 * @param {HTMLElement} body  Where pages are shown.
 * @returns {Room}
 */
export function roomOf(body) {
  const measured = (/** @type {string} */ look) => {
    const probe = el("div", { class: `display-row ${look} display-probe` }, "M");
    body.append(probe);
    const { width, height } = probe.getBoundingClientRect();
    probe.remove();
    return {
      rows: Math.max(1, Math.floor(body.clientHeight / height)),
      columns: Math.max(1, Math.floor(body.clientWidth / width)),
    };
  };
  return {
    pairings: measured("display-pairing"),
    names: measured("display-where"),
    wideNames: measured("display-where wide"),
    places: shorter(measured("display-place"), 1), // for the words below
    table: shorter(measured("display-standing"), 2), // for the heads
  };
}

/**
 * @param {{rows: number, columns: number}} room
 * @param {number} rows
 */
function shorter(room, rows) {
  return { ...room, rows: Math.max(1, room.rows - rows) };
}
