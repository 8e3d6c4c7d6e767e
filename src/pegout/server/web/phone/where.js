// Where to sit and whom to play, as large as it can be.

import { el } from "../base/dom.js";
import { proposedElsewhere } from "./proposals.js";
import { T } from "../texts/phone.js";

/** @param {import("./phone_page.js").Phone} phone */
export function where(phone) {
  const { view, me, game } = phone;
  if (view === null || me === null) return [];
  const { event } = view.event;
  const head = el("p", { class: "event-name" }, event.name, el("span", { class: "hint" }, T.as(me.name, me.number)));
  if (event.cancelled !== null && event.phase === "cancelled")
    return [head, el("h1", {}, T.cancelled(event.cancelled))];
  if (game === null) return [head, el("h1", { class: "next" }, me.next)];
  const opponent = me.opponent ?? T.opponent;
  if (game.proposed) return [head, el("h1", { class: "next" }, proposal(me, opponent)), others(phone)];
  if (!game.table || event.online) return [head, el("h1", { class: "next" }, T.againstAlone(opponent)), stands(game)];
  return [head, el("h1", {}, T.table(game.table)), el("p", { class: "against" }, T.against(opponent)), stands(game)];
}

/**
 * A free game was played, or so one of the two says.
 *
 * @param {import("./types.js").MeLine} me
 * @param {string} opponent
 */
function proposal({ mine, theirs }, opponent) {
  if (mine && theirs) return T.differ(opponent);
  return mine ? T.waitsFor(opponent) : T.saysPlayed(opponent);
}

/** @param {import("./phone_page.js").Phone} phone */
function others(phone) {
  const names = proposedElsewhere(phone);
  return names.length > 0 ? el("p", { class: "hint" }, T.alsoWaiting(names)) : null;
}

/**
 * The round or the match, and how it stands.
 *
 * @param {import("./types.js").GameLine} game
 */
function stands({ game, table, round, best_of, nth, score, first, second }) {
  const parts = table ? [T.round(round)] : [T.match(game)]; // rounds of a bracket are not those of the clock
  if (!round) parts.push(T.tie);
  if (best_of > 1) parts.push(T.gameOf(nth, best_of));
  if (score && best_of > 1) parts.push(T.matchStands(first, second, score));
  return el("p", { class: "hint" }, T.gameSaid(parts));
}
