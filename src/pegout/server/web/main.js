// Which page an address stands for. A page is fetched when somebody goes there.

import { T } from "./texts/common.js";

/**
 * The only list of them: the server reads it here, and answers at each of these addresses with its page.
 *
 * @type {[string, () => Promise<{open: (...parts: string[]) => unknown}>][]}
 */
const PAGES = [
  ["/t/{table:str}", () => import("./table/table_page.js")],
  ["/board", () => import("./companion/start_page.js")],
  ["/b/{board:str}", () => import("./companion/board_page.js")],
  ["/b/{board:str}/review", () => import("./companion/review_page.js")],
  ["/events", () => import("./events/list_page.js")],
  ["/events/new", () => import("./events/new_page.js")],
  ["/e/{event:str}", () => import("./events/event_page.js")],
  ["/e/{event:str}/desk", () => import("./desk/desk_page.js")],
  ["/e/{event:str}/me", () => import("./phone/phone_page.js")],
  ["/e/{event:str}/display", () => import("./display/display_page.js")],
  ["/e/{event:str}/{table:int}", () => import("./events/hall_table_page.js")],
  ["/e/{event:str}/bracket", () => import("./bracket/bracket_page.js")],
  ["/e/{event:str}/bracket/{division:str}", () => import("./bracket/bracket_page.js")],
];
const FIRST_THINGS_FIRST = 1500; // milliseconds until the worker fetches what later visits need

go(tidied());

/** The address without a slash at its end, which somebody may have typed. */
function tidied() {
  const path = location.pathname.replace(/(.)\/+$/, "$1");
  if (path !== location.pathname) history.replaceState(null, "", path + location.search + location.hash);
  return path;
}

/** @param {string} path */
function go(path) {
  for (const [address, fetched] of PAGES) {
    const parts = partsOf(patternOf(address).exec(path));
    if (parts) return fetched().then(({ open }) => open(...parts), unreachable);
  }
  return unreachable();
}

/** @param {string} address */
function patternOf(address) {
  return new RegExp(`^${address.replace(/\{\w+:str\}/g, "([^/]+)").replace(/\{\w+:int\}/g, "(\\d+)")}$`);
}

/**
 * What stands in an address for a page; null where it is another page's, or cannot be read.
 *
 * @param {RegExpExecArray | null} found
 */
function partsOf(found) {
  try {
    return found && found.slice(1).map(decodeURIComponent);
  } catch {
    return null;
  }
}

/** The page itself has come, and what belongs to it has not. */
function unreachable() {
  document.body.textContent = T.offline;
}

addEventListener("load", () => {
  const install = () => import("./installed/installing.js").then(({ install: begin }) => begin(), later);
  setTimeout(install, FIRST_THINGS_FIRST);
});

/** Without a connection there is nothing to install: the next visit does it. */
function later() {}
