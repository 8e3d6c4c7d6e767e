// The facts of all rules, kept by this browser so that a board can begin without a network.

import { ask } from "../base/api.js";
import { note, noted } from "../base/storage.js";

/** @typedef {import("./types.js").Sheet} Sheet */
/** @typedef {import("./types.js").Sheets} Sheets */
/** @typedef {import("./types.js").OpenCommand} OpenCommand */

const PLACE = "pegout.sheets";
/** @type {Record<number, number>} */
const DEALT = { 2: 6, 3: 5, 4: 5 };

/**
 * Those kept here at once, to be renewed for the next time; otherwise the server's.
 *
 * @returns {Promise<Sheets>}
 */
export async function sheets() {
  const fetched = ask("GET", "/api/boards/sheets");
  fetched.then((found) => note(PLACE, found)).catch(() => null); // without a network the old ones do
  const known = noted(PLACE);
  return known?.sheets ? known : fetched;
}

/**
 * The sheet of a board that is opened so: presets are for so many seats, and boards may be for others.
 *
 * @param {Sheets} all
 * @param {OpenCommand} asked
 * @returns {Sheet}
 */
export function sheetFor({ sheets: known }, { rules, names, partners, options }) {
  const sheet = known.find((one) => one.rules === rules) ?? known[0];
  const seats = names.length;
  const fits = seats === sheet.seats && (!partners || sheet.partners);
  const together = fits ? sheet.partners : partners;
  const table = { seats, partners: together, sides: together ? 2 : seats, dealt: fits ? sheet.dealt : DEALT[seats] };
  return { ...sheet, ...table, ...options };
}
