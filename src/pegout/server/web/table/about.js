// What table it is, where else it can be looked at, and the way out.

import { el } from "../base/dom.js";
import { leaveTable } from "./leaving.js";
import { neighbours } from "./neighbour.js";
import { T } from "../texts/table.js";

/** @param {import("./desk.js").Desk} desk */
export function about(desk) {
  const { table, game } = desk.view;
  const statistics = `/t/${encodeURIComponent(table.table)}/statistics`;
  const leave = { type: "button", class: "plain", onclick: () => leaveTable(desk) };
  return [
    el("h2", {}, T.tableTitle),
    el("p", {}, T.terms(table.terms)),
    game && el("p", {}, el("a", { href: statistics }, T.statistics)),
    table.event !== null && el("p", {}, el("a", { href: `/e/${table.event}` }, T.eventOf)),
    table.event !== null && table.commitment && el("p", { class: "hint break" }, T.boundTo(table.commitment)),
    ...neighbours(desk),
    mayLeave(table) && el("button", leave, T.leave),
  ];
}

/** @param {import("../base/types.js").TableSeen} table */
function mayLeave({ seat, status, event }) {
  return seat !== null && status !== "closed" && !(event !== null && status === "over");
}
