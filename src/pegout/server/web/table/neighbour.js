// Somebody at the table whom one has had enough of: reported to those who run the server, or blocked.

import { ask } from "../base/api.js";
import { openDialog } from "../base/dialog.js";
import { el, labelled } from "../base/dom.js";
import { form } from "../base/form.js";
import { T } from "../texts/table.js";

/** @typedef {import("./desk.js").Desk} Desk */

const LONGEST_WHY = 500;

/**
 * A button for every other person at the table, for those who sit there.
 *
 * @param {Desk} desk
 */
export function neighbours(desk) {
  const { seat: own, seats } = desk.view.table;
  if (own === null) return [];
  return seats.flatMap(({ name, person }, seat) => {
    if (!person || seat === own) return [];
    const open = () => openNeighbour(desk, seat, name);
    return [el("p", {}, el("button", { type: "button", class: "plain", onclick: open }, T.reportOrBlock(name)))];
  });
}

/**
 * @param {Desk} desk
 * @param {number} seat
 * @param {string} name
 */
function openNeighbour(desk, seat, name) {
  const who = { table: desk.view.table.table, seat };
  const why = el("textarea", { name: "why", id: "report-why", required: true, maxlength: LONGEST_WHY, rows: 3 });
  const report = () => ask("POST", "/api/reports", { who, why: why.value });
  const block = () => ask("POST", "/api/account/blocks", who);
  const told = [labelled(T.whatHappened, why), el("p", { class: "hint" }, T.reportWords)];
  openDialog(
    T.reportOrBlock(name),
    "neighbour",
    done(desk, T.report, T.reported, report, ...told),
    done(desk, T.block(name), T.blocked(name), block, el("p", {}, T.blockWords(name))),
  );
}

/**
 * A form in whose place stands afterwards what was done; what is refused is said in it.
 *
 * @param {Desk} desk
 * @param {string} words
 * @param {string} result
 * @param {() => Promise<unknown>} act
 * @param {...import("../base/dom.js").Child} children
 */
function done(desk, words, result, act, ...children) {
  const told = el("p", { role: "status" });
  const say = (/** @type {string} */ why) => {
    told.textContent = why;
    told.className = why ? "trouble" : "";
  };
  const sent = async () => {
    await act();
    say("");
    told.textContent = result;
    made.replaceChildren(told);
  };
  const made = form({ ...desk.page, say }, words, sent, ...children, told, el("button", {}, words));
  return made;
}
