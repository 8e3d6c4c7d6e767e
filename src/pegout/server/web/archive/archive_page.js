// Events that are over, by year, with the ways to seasons, sheets and the calendar.

import { ask } from "../base/api.js";
import { arrive } from "../base/arriving.js";
import { choice, el, labelled } from "../base/dom.js";
import { attempt, frame } from "../base/frame.js";
import { eventLink, wayBack } from "./parts.js";
import { T } from "../texts/archive.js";

/** @typedef {import("./types.js").EventLine} EventLine */
/** @typedef {import("./types.js").EventsListed} EventsListed */

export async function open() {
  const page = frame(T.archiveTitle, "archive");
  const shelf = el("div", {});
  page.main.append(wayBack(), el("h1", {}, T.archiveTitle), shelf);
  await arrive(page, async () => {
    const asked = new URLSearchParams(location.search).get("year") ?? "";
    /** @type {import("./types.js").Season} */
    const { years } = await ask("GET", `/api/seasons/${new Date().getFullYear()}`);
    if (!years.length) return shelf.append(el("p", { class: "hint" }, T.nothingFinished), calendar());
    const chosen = years.map(String).includes(asked) ? asked : "";
    const list = el("div", {});
    const picked = choice([["", T.allYears], ...years.map(named)], chosen, { onchange: () => turn(picked.value) });
    const turn = (/** @type {string} */ year) => {
      history.replaceState(null, "", year ? `?year=${year}` : location.pathname);
      return attempt(page, () => show(page, list, year, years));
    };
    shelf.append(labelled(T.year, picked), list);
    await show(page, list, chosen, years);
  });
}

/**
 * @param {number} year
 * @returns {[string, string]}
 */
function named(year) {
  return [String(year), String(year)];
}

/**
 * @param {import("../base/frame.js").Frame} page
 * @param {HTMLElement} list
 * @param {string} year
 * @param {number[]} years
 */
async function show(page, list, year, years) {
  const events = el("ul", { class: "past-events" });
  const more = el("button", { type: "button", onclick: () => attempt(page, next) }, T.earlier);
  const next = async () => {
    const asked = `${filter(year)}&after=${events.childElementCount}`;
    /** @type {EventsListed} */
    const found = await ask("GET", `/api/events?${asked}`);
    events.append(...found.events.map(line));
    more.hidden = !found.more;
  };
  await next();
  const nothing = events.childElementCount ? null : el("p", { class: "hint" }, T.nothingThatYear);
  const csv = el("a", { href: `/api/events?${filter(year)}&as=csv`, download: true }, T.eventsAsCsv);
  const seasons = year ? [Number(year)] : years;
  const links = seasons.map((one) => el("a", { href: `/events/seasons/${one}` }, T.standingsOf(one)));
  const ways = el("p", { class: "archive-ways" }, ...links, csv);
  list.replaceChildren(ways, ...(nothing ? [nothing] : [events]), more, calendar());
}

/** @param {string} year */
function filter(year) {
  return `phase=closed${year && `&year=${year}`}`;
}

/** @param {EventLine} one */
function line({ event, name, start, format, entries, winner }) {
  return el(
    "li",
    {},
    eventLink(event, name),
    el("span", { class: "hint" }, T.day(start), " · ", T.about(format, entries)),
    winner && el("span", {}, T.wonBy(winner)),
  );
}

function calendar() {
  return el("p", {}, el("a", { href: "/api/calendar.ics" }, T.calendar));
}
