// One page of the display, drawn large enough for the back of the hall.

import { contents } from "../bracket/drawing.js";
import { layout } from "../bracket/layout.js";
import { drawn } from "../base/drawing.js";
import { el } from "../base/dom.js";
import { codeDrawn } from "../companion/code_drawn.js";
import { runsBy } from "./clock.js";
import { standingsTable } from "../standings/standings.js";
import { T } from "../texts/display.js";

/** @typedef {import("./types.js").Shown} Shown */

const FEW = 8;
const SHORT = 16;

/**
 * @param {Shown} shown
 * @returns {import("../base/dom.js").Child[]}
 */
export function slideDrawn(shown) {
  switch (shown.kind) {
    case "entry":
      return entry(shown.event);
    case "winner":
      return winner(shown.event);
    case "cancelled":
      return [el("p", { class: "display-large" }, shown.event.cancelled ?? "")];
    case "waiting":
      return (shown.notes.length ? shown.notes : [T.waitForDesk]).map((note) =>
        el("p", { class: "display-large" }, note),
      );
    case "pairings":
      return [columns(shown.columns, pairing)];
    case "names":
      return [columns(shown.columns, whereabouts)];
    case "clock":
      return shown.fields.map(bigClock);
    case "standings":
      return [standingsTable(shown.rows, { explain: false })];
    case "places":
      return [
        columns(shown.columns, place),
        el("p", { class: "display-note" }, shown.more ? T.more(shown.more) : shown.figures),
      ];
    case "bracket":
      return [sheet(shown)];
  }
}

/** @param {Record<string, any>} event */
function entry({ id, start, fee, fee_cents, entered, places, waiting, entry_open }) {
  const address = `${location.origin}/e/${id}`;
  return [
    el("p", { class: "display-large" }, T.begins(start)),
    el(
      "p",
      { class: "display-line" },
      [fee_cents && T.fee(fee), T.taken(entered, places), waiting && T.waitingList(waiting)]
        .filter(Boolean)
        .join(" · "),
    ),
    el(
      "div",
      { class: "display-door" },
      codeDrawn(address, "display-code", T.codeLabel),
      el(
        "p",
        { class: "display-large" },
        entry_open ? T.enterHere : T.enterAtDesk,
        el("br"),
        el("span", { class: "display-address" }, address.replace(/^\w+:\/\//, "")),
      ),
    ),
  ];
}

/** @param {Record<string, any>} event */
function winner({ winner: name, prizes }) {
  const won = prizes.filter((/** @type {{name: string}} */ prize) => prize.name);
  const rows = won.map((/** @type {Record<string, any>} */ { place: at, name: who, amount }) =>
    el("li", { class: "display-row" }, el("span", { class: "display-name" }, T.prize(at, who)), el("span", {}, amount)),
  );
  return [
    el("p", { class: name ? "display-winner" : "display-large" }, name ?? T.over),
    rows.length > 0 && el("ol", { class: "display-column" }, ...rows),
  ];
}

/**
 * @template Row
 * @param {Row[][]} given
 * @param {(row: Row) => HTMLElement} drawnAs
 */
function columns(given, drawnAs) {
  const each = given.map((rows) => el("ol", { class: "display-column" }, ...rows.map(drawnAs)));
  return el("div", { class: `display-columns${isRoomy(given) ? " roomy" : ""}` }, ...each);
}

/**
 * Whether the screen has room for larger letters: few lines, and short ones.
 *
 * @param {unknown[][]} given
 */
function isRoomy([rows = [], ...others]) {
  const texts = rows.flatMap((row) => Object.values(/** @type {Record<string, unknown>} */ (row)));
  return others.length === 0 && rows.length <= FEW && texts.every((text) => String(text).length <= SHORT);
}

/** @param {import("./types.js").PairingRow} row */
function pairing({ place: at, first, second, result }) {
  return el(
    "li",
    { class: result ? "display-row display-pairing done" : "display-row display-pairing" },
    el("span", { class: "display-at" }, at),
    el("span", { class: "display-name" }, first),
    el("span", { class: "display-result" }, result || T.versus),
    el("span", { class: "display-name" }, second),
  );
}

/** @param {import("./types.js").NameRow} row */
function whereabouts({ name, where }) {
  return el(
    "li",
    { class: "display-row display-where" },
    el("span", { class: "display-name" }, name),
    el("span", { class: "display-at" }, where),
  );
}

/** @param {import("./types.js").StandingsRow} row */
function place({ place: at, name, figures = [] }) {
  return el(
    "li",
    { class: "display-row display-place" },
    el("span", { class: "display-at" }, String(at)),
    el("span", { class: "display-name" }, name),
    ...figures.map(([, figure]) => el("span", { class: "display-figure" }, String(figure))),
  );
}

/** @param {Record<string, any>} field */
function bigClock(field) {
  return el(
    "div",
    { class: "display-big" },
    el("p", { class: "display-large" }, T.clockOf(field.name, field.clock.round)),
    el("p", { class: "display-clock", role: "timer", ...runsBy(field) }),
  );
}

/** @param {Extract<Shown, {kind: "bracket"}>} shown */
function sheet({ matches, bestOf, names }) {
  const found = layout(matches, bestOf);
  const size = `0 0 ${found.width} ${found.height}`;
  const looks = { class: "bracket-drawing", viewBox: size, role: "img", "aria-label": T.bracketLabel };
  return drawn("svg", looks, ...contents(found, { names }));
}
