// The standings of a year over all of its events.

import { ask } from "../base/api.js";
import { arrive } from "../base/arriving.js";
import { el } from "../base/dom.js";
import { frame } from "../base/frame.js";
import { keptMark } from "../base/kept_mark.js";
import { cardTable, playerLink, wayBack } from "./parts.js";
import { T } from "../texts/archive.js";

/** @typedef {import("./types.js").Season} Season */

/** @param {string} year */
export async function open(year) {
  const page = frame(T.standingsOf(year), "archive");
  page.main.append(wayBack(), el("h1", {}, T.standingsOf(year)));
  await arrive(page, async () => {
    const path = `/api/seasons/${encodeURIComponent(year)}`;
    /** @type {Season} */
    const season = await ask("GET", path);
    page.main.append(...(season.players.length ? table(season, path) : [el("p", { class: "hint" }, T.seasonNone)]));
    page.main.append(...others(season));
  });
}

/**
 * @param {Season} season
 * @param {string} path
 */
function table({ year, events, players }, path) {
  const heads = [T.place, T.player, T.eventsPlayed, T.eventWins, T.podiums];
  const rows = players.map(({ place, name, totals, kept }) => [
    String(place),
    el("span", {}, playerLink(name), keptMark(kept)),
    String(totals.events),
    String(totals.wins),
    String(totals.podiums),
    T.wonLost(totals.won, totals.lost),
    T.share(totals.share),
    T.signed(totals.spread),
    totals.prize || T.none,
  ]);
  const figures = [T.gamesWonLost, T.shareWon, T.spread, T.prizes];
  return [
    el("p", {}, T.seasonEvents(events), " ", T.seasonOrder),
    el("p", {}, el("a", { href: `${path}?as=csv`, download: true }, T.standingsAsCsv)),
    cardTable(T.standingsOf(year), [...heads, ...figures], rows, 1),
  ];
}

/** @param {Season} season */
function others({ year, years }) {
  const links = years
    .filter((other) => other !== year)
    .map((other) => el("a", { href: `/events/seasons/${other}` }, String(other)));
  return links.length ? [el("nav", { class: "archive-ways", "aria-label": T.otherYears }, T.otherYears, ...links)] : [];
}
