// A player over all events: figures, every event, and every opponent.

import { ask } from "../base/api.js";
import { arrive } from "../base/arriving.js";
import { el } from "../base/dom.js";
import { frame } from "../base/frame.js";
import { markedName } from "../base/kept_mark.js";
import { cardTable, eventLink, inAddress, playerLink, wayBack } from "./parts.js";
import { T } from "../texts/archive.js";

/** @typedef {import("./types.js").PlayerPage} PlayerPage */
/** @typedef {import("./types.js").Totals} Totals */
/** @typedef {import("./types.js").Attendance} Attendance */
/** @typedef {import("./types.js").Rival} Rival */

/** @param {string} name */
export async function open(name) {
  const page = frame(name, "archive");
  const title = el("h1", {}, name);
  page.main.append(wayBack(), title);
  await arrive(page, async () => {
    const path = `/api/players/${inAddress(name)}`;
    /** @type {PlayerPage} */
    const player = await ask("GET", path);
    title.replaceChildren(markedName(player.name, player.kept));
    const sheet = (/** @type {string} */ of, /** @type {string} */ words) =>
      el("p", {}, el("a", { href: `${path}?as=csv&of=${of}`, download: true }, words));
    page.main.append(...career(player), events(player), sheet("events", T.eventsOfAsCsv));
    if (player.against.length) page.main.append(rivals(player.against), sheet("opponents", T.headToHeadAsCsv));
    if (player.apart.length) page.main.append(...apart(player), sheet("apart", T.writtenAsCsv));
  });
}

/** @param {PlayerPage} player */
function career({ totals, bot }) {
  const figures = /** @type {[string, string][]} */ ([
    [T.eventsPlayed, String(totals.events)],
    [T.eventWins, String(totals.wins)],
    [T.podiums, String(totals.podiums)],
    [T.gamesWonLost, T.wonLost(totals.won, totals.lost)],
    [T.shareWon, T.share(totals.share)],
    [T.spread, T.signed(totals.spread)],
    [T.skunks, T.wonLost(totals.skunks_given, totals.skunks_taken)],
    [T.prizes, totals.prize || T.none],
  ]);
  const told = figures.map(([words, figure]) => el("div", {}, el("dt", {}, words), el("dd", {}, figure)));
  const list = el("dl", { class: "career" }, ...told);
  return [...(bot ? [el("p", { class: "hint" }, T.bot)] : []), el("h2", {}, T.career), list];
}

/** @param {PlayerPage} player */
function events({ name, events: attended }) {
  return eventTable(T.eventsOf(name), attended);
}

/**
 * What was played under the name without the account of whoever keeps it.
 *
 * @param {PlayerPage} player
 */
function apart({ name, apart: written }) {
  return [eventTable(T.writtenOnly(name), written), el("p", { class: "hint" }, T.writtenMeans)];
}

/**
 * @param {string} title
 * @param {Attendance[]} attended
 */
function eventTable(title, attended) {
  const heads = [T.event, T.date, T.place, T.gamesWonLost, T.spread, T.prizes];
  return cardTable(title, heads, attended.map(attendance), 0);
}

/** @param {Attendance} one */
function attendance({ event, name, start, division, place, of, won, lost, spread, prize }) {
  return [
    eventLink(event, T.eventInField(name, division)),
    T.day(start),
    place === null ? T.none : T.placeOf(place, of),
    T.wonLost(won, lost),
    T.signed(spread),
    prize || T.none,
  ];
}

/** @param {Rival[]} against */
function rivals(against) {
  const rows = against.map(({ name, played, won, lost, spread }) => [
    playerLink(name),
    String(played),
    T.wonLost(won, lost),
    T.signed(spread),
  ]);
  return cardTable(T.headToHead, [T.opponent, T.games, T.gamesWonLost, T.spread], rows, 0);
}
