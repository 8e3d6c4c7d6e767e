// The pages of the display, those that matter now first. It follows from the view and the size of the screen.

import { sections } from "../bracket/sections.js";
import { sheetName, sheetsOf } from "../bracket/sheets.js";
import { roundNames } from "../bracket/telling.js";
import { fieldsStanding } from "../standings/standings.js";
import { meetings, nameRows } from "./pairings.js";
import { T } from "../texts/display.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Room} Room */
/** @typedef {import("./types.js").Slide} Slide */
/** @typedef {import("./types.js").Shown} Shown */

const FEW = 8; // pages of one kind while there are other kinds to come
const MANY = 64;

/** What `?only=` may ask for, and the kinds of pages that it means. @type {Record<string, Shown["kind"][]>} */
const GROUPS = {
  pairings: ["pairings", "names"],
  clock: ["clock"],
  standings: ["winner", "standings", "places"],
  bracket: ["bracket"],
};

/**
 * @param {View} view
 * @param {import("./types.js").ChartRow[]} chart
 * @param {Room} room
 * @param {string[]} only  Nothing for everything.
 * @returns {Slide[]}
 */
export function deck(view, chart, room, only) {
  const kinds = only.flatMap((name) => GROUPS[name] ?? []);
  const all = slides(view, chart, room, kinds.length ? MANY : FEW);
  const wanted = kinds.length ? all.filter(({ shown }) => kinds.includes(shown.kind)) : all;
  return wanted.length ? wanted : [waiting(view)];
}

/**
 * @param {View} view
 * @param {import("./types.js").ChartRow[]} chart
 * @param {Room} room
 * @param {number} most
 * @returns {Slide[]}
 */
function slides(view, chart, room, most) {
  const event = view.event?.event ?? {};
  if (event.phase === "open") return [{ id: "entry", title: T.entryTitle, shown: { kind: "entry", event } }];
  if (event.phase === "cancelled")
    return [{ id: "cancelled", title: T.cancelledTitle, shown: { kind: "cancelled", event } }];
  const standing = standingSlides(view, room, most);
  const drawing = bracketSlides(view, most);
  const onSheets = Object.values(view.fields ?? {}).some(({ stage }) => stage === "sheet");
  const rest = onSheets ? [...drawing, ...standing] : [...standing, ...drawing];
  if (event.phase !== "playing") {
    return [{ id: "winner", title: T.winnerTitle, shown: { kind: "winner", event } }, ...rest];
  }
  const playing = pairingSlides(view, chart, room);
  return [...(playing.length ? playing : [waiting(view)]), ...clockSlides(view), ...rest];
}

/**
 * @param {View} view
 * @returns {Slide}
 */
function waiting(view) {
  const notes = Object.values(view.fields ?? {}).map(({ note }) => note);
  return { id: "waiting", title: T.waitingTitle, shown: { kind: "waiting", notes: notes.filter(Boolean) } };
}

/**
 * By table; and by name as soon as that is more than one page.
 *
 * @param {View} view
 * @param {import("./types.js").ChartRow[]} chart
 * @param {Room} room
 */
function pairingSlides(view, chart, room) {
  const all = meetings(view, chart);
  const byTable = all.flatMap(({ title, rows }) =>
    inColumns(rows, room.pairings).map((columns, at) =>
      slide(`pairings ${title} ${at}`, title, { kind: "pairings", columns }),
    ),
  );
  if (byTable.length < 2) return byTable;
  const names = nameRows(view, all);
  const wide = names.some(({ where }) => !/^\d+$/.test(where) && where !== T.sitsOut);
  const byName = inColumns(names, wide ? room.wideNames : room.names).map((columns, at) =>
    slide(`names ${at}`, T.namesTitle, { kind: "names", columns }),
  );
  return [...byTable, ...byName];
}

/** @param {View} view */
function clockSlides(view) {
  const fields = clocksOf(view);
  return fields.length ? [slide("clock", T.clockTitle, { kind: "clock", fields })] : [];
}

/**
 * The fields whose round has a time to end; one without a name where all have the same.
 *
 * @param {View} view
 */
export function clocksOf(view) {
  if (!view.event?.event?.round_minutes) return [];
  const fields = Object.values(view.fields ?? {}).filter(({ clock }) => clock !== null);
  const same =
    new Set(fields.map(({ clock: { round, ends_ms, called } }) => `${round} ${ends_ms} ${called}`)).size === 1;
  return same ? [{ ...fields[0], name: "" }] : fields;
}

/**
 * As tables while they are short; longer ones with less about each.
 *
 * @param {View} view
 * @param {Room} room
 * @param {number} most
 */
function standingSlides(view, room, most) {
  return fieldsStanding(view).flatMap(({ division, rows }) => {
    const title = rows[0].played === undefined ? T.placesTitle(division) : T.standingsTitle(division);
    const id = `standings ${division}`;
    if (rows.length <= 2 * room.table.rows)
      return chunks(rows, room.table.rows).map((some, at) =>
        slide(`${id} ${at}`, title, { kind: "standings", rows: some }),
      );
    const pages = inColumns(rows, room.places);
    const figures = T.figureWords(rows[0].figures ?? []);
    const left = rows.length - most * room.places.rows * room.places.columns;
    return pages.slice(0, most).map((columns, at) => {
      const more = at === most - 1 ? Math.max(left, 0) : 0;
      return slide(`${id} ${at}`, title, { kind: "places", columns, figures, more });
    });
  });
}

/**
 * @param {View} view
 * @param {number} most
 */
function bracketSlides(view, most) {
  return sheetsOf(view).flatMap((sheet) => {
    const [title, names] = [T.sheetTitle(sheet.division, sheet.course), roundNames(sheet.matches)];
    return sections(sheet.matches, most).map((matches, at) =>
      slide(`bracket ${sheetName(sheet)} ${at}`, title, { kind: "bracket", matches, bestOf: sheet.bestOf, names }),
    );
  });
}

/**
 * @param {string} id
 * @param {string} title
 * @param {Shown} shown
 * @returns {Slide}
 */
function slide(id, title, shown) {
  return { id, title, shown };
}

/**
 * Pages of columns, each column from top to bottom; of several pages the last has as many columns as the others.
 *
 * @template Row
 * @param {Row[]} rows
 * @param {{rows: number, columns: number}} room
 * @returns {Row[][][]}
 */
function inColumns(rows, room) {
  const pages = chunks(rows, room.rows * room.columns).map((page) => chunks(page, room.rows));
  for (const last of pages.slice(1)) while (last.length < room.columns) last.push([]);
  return pages;
}

/**
 * @template Row
 * @param {Row[]} rows
 * @param {number} size
 * @returns {Row[][]}
 */
function chunks(rows, size) {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, at) => rows.slice(at * size, (at + 1) * size));
}
