// Leaving the table for good, after a question; nothing is left to be done there, so the way goes on.

import { ask, tablePath } from "../base/api.js";
import { sureToLeave } from "../base/leaving.js";

/** @param {import("./desk.js").Desk} desk */
export function leaveTable(desk) {
  const { table, status, seat, seats, terms, event } = desk.view.table;
  const others = seats.some(({ person }, place) => person && place !== seat);
  const sides = terms.partners ? 2 : terms.seats;
  if (!sureToLeave({ playing: status === "playing", alone: !others && event === null, gone: terms.gone, sides }))
    return;
  desk.attempt(async () => {
    await ask("POST", tablePath(table, "leave"));
    location.assign(event === null ? "/" : `/e/${encodeURIComponent(event)}`);
  });
}
