// What is on: one's own events, those that take entries, those that are being played, and the last results.

import { ask } from "../base/api.js";
import { arrive } from "../base/arriving.js";
import { el } from "../base/dom.js";
import { frame } from "../base/frame.js";
import { rememberedEvents } from "./keys.js";
import { T } from "../texts/events.js";

/**
 * @typedef {object} EventListed
 * @property {string} event
 * @property {string} name
 * @property {string} start
 * @property {string} format
 * @property {string} phase
 * @property {boolean} online
 * @property {number} entries
 * @property {string | null} winner
 */

const PHASES = ["playing", "open", "played", "closed"];
const LATELY = 5;

export async function open() {
  const page = frame(T.listTitle, "event-list");
  const found = el("div", { class: "shelves" }, el("p", { class: "hint", role: "status" }, T.looking));
  page.main.append(
    el(
      "div",
      { class: "heading" },
      el("h1", {}, T.listTitle),
      el("a", { class: "button", href: "/events/new" }, T.newEvent),
    ),
    ...mine(),
    found,
    el("p", {}, el("a", { href: "/events/archive" }, T.archive)),
  );
  await arrive(page, async () => {
    const [playing, coming, ...past] = await Promise.all(PHASES.map(inPhase));
    found.replaceChildren(...shelves(playing, coming, past.flat()));
  });
  found.querySelector("[role=status]")?.remove();
}

/**
 * @param {string} phase
 * @returns {Promise<EventListed[]>}
 */
async function inPhase(phase) {
  return (await ask("GET", `/api/events?phase=${phase}`)).events;
}

/**
 * @param {EventListed[]} playing
 * @param {EventListed[]} coming
 * @param {EventListed[]} past
 */
function shelves(playing, coming, past) {
  const soonest = [...coming].sort((one, other) => (one.start < other.start ? -1 : 1));
  const latest = [...past].sort((one, other) => (one.start > other.start ? -1 : 1));
  return [
    shelf(T.running, playing, T.noneRunning),
    shelf(T.openForEntry, soonest, T.noneOpen),
    shelf(T.finished, latest.slice(0, LATELY), T.noneFinished),
  ];
}

/**
 * @param {string} title
 * @param {EventListed[]} events
 * @param {string} none
 */
function shelf(title, events, none) {
  const lines = events.map((one) =>
    el(
      "li",
      {},
      el("a", { href: `/e/${one.event}` }, one.name),
      el("span", { class: "hint" }, T.listed(one.start, one.format, one.online, one.entries)),
      one.winner && el("span", {}, T.won(one.winner)),
    ),
  );
  const list = el("ul", { class: "tables" }, ...(lines.length ? lines : [el("li", { class: "hint" }, none)]));
  return el("section", { class: "box", "aria-label": title }, el("h2", {}, title), list);
}

/** Those to which this device has a key. */
function mine() {
  const lines = Object.entries(rememberedEvents())
    .filter(([, { desk, me }]) => desk || me)
    .reverse()
    .map(([event, { desk, me, name }]) =>
      el(
        "li",
        {},
        el("a", { href: `/e/${event}/${me ? "me" : "desk"}` }, name ?? T.unnamed),
        el(
          "span",
          { class: "event-ways" },
          me && el("a", { href: `/e/${event}/me` }, T.myPage),
          desk && el("a", { href: `/e/${event}/desk` }, T.desk),
          el("a", { href: `/e/${event}` }, T.publicPage),
        ),
      ),
    );
  if (!lines.length) return [];
  const list = el("ul", { class: "tables" }, ...lines);
  return [el("section", { class: "box", "aria-label": T.mine }, el("h2", {}, T.mine), list)];
}
