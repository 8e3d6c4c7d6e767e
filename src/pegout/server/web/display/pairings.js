// Who plays whom now, table by table with the results as they come in, and name by name.

import { T } from "../texts/display.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").ChartRow} ChartRow */
/** @typedef {import("./types.js").PairingRow} PairingRow */
/** @typedef {import("./types.js").NameRow} NameRow */
/** @typedef {{division: string, title: string, rows: PairingRow[]}} Meeting  What is played in one field, or on one of its sheets. */

/**
 * @param {View} view
 * @param {ChartRow[]} chart
 * @returns {Meeting[]}
 */
export function meetings(view, chart) {
  return Object.values(view.fields ?? {}).flatMap((field) => {
    if (field.stage === "sheet") return onSheets(view, field);
    const rows = field.stage === "chart" ? ofChart(view, field, chart) : openGames(view, field).map(openRow);
    return rows.length
      ? [{ division: field.name, title: T.pairingsTitle(field.name, field.round, field.rounds), rows }]
      : [];
  });
}

/**
 * The whole round: nothing moves on the screen when a result comes in.
 *
 * @param {View} view
 * @param {Record<string, any>} field
 * @param {ChartRow[]} chart
 */
function ofChart(view, field, chart) {
  const round = chart.filter(({ division, round }) => division === field.name && round === field.round);
  const open = openGames(view, field);
  if (!round.length) return open.map(openRow);
  const waiting = new Set(open.map(({ table }) => table));
  return round.map(({ table, first, second, result }) => ({
    place: String(table),
    seat: String(table),
    first,
    second,
    result: waiting.has(table) ? "" : result.replace("-", T.versus),
  }));
}

/**
 * @param {View} view
 * @param {Record<string, any>} field
 * @returns {Record<string, any>[]}
 */
function openGames(view, field) {
  const all = Object.values(view.games ?? {});
  const games = all.filter(({ division, proposed }) => division === field.name && !proposed);
  return games.sort((one, other) => one.table - other.table);
}

/**
 * @param {Record<string, any>} game
 * @returns {PairingRow}
 */
function openRow({ game, table, first, second, score }) {
  const started = score?.some((/** @type {number} */ won) => won > 0);
  const seat = table ? String(table) : "";
  return { place: seat || game, seat, first, second, result: started ? T.score(score) : "" };
}

/**
 * The open matches of each sheet, and those of the same rounds that are decided.
 *
 * @param {View} view
 * @param {Record<string, any>} field
 * @returns {Meeting[]}
 */
function onSheets(view, field) {
  const matches = Object.values(view.matches ?? {}).filter(({ division }) => division === field.name);
  const open = openGames(view, field);
  return field.courses.flatMap((/** @type {{course: string}} */ { course }) => {
    const playing = open.filter((game) => game.course === course);
    const byId = new Map(playing.map((game) => [game.game, game]));
    const own = matches.filter((match) => match.course === course);
    const rounds = new Set(own.filter(({ match }) => byId.has(match)).map(column));
    const decided = own.filter((match) => match.state === "decided" && rounds.has(column(match)));
    const rows = [...playing.map(openRow), ...decided.map(decidedRow)];
    return rows.length ? [{ division: field.name, title: T.sheetTitle(field.name, course), rows }] : [];
  });
}

/** @param {Record<string, any>} match */
function column({ bracket, round }) {
  return `${bracket} ${round}`;
}

/**
 * @param {Record<string, any>} match
 * @returns {PairingRow}
 */
function decidedRow({ match, upper, lower, games }) {
  return { place: match, seat: "", first: upper ?? "", second: lower ?? "", result: T.scores(games) };
}

/**
 * Everybody in the order of the alphabet, with the place to go to.
 *
 * @param {View} view
 * @param {Meeting[]} all
 * @returns {NameRow[]}
 */
export function nameRows(view, all) {
  const fields = Object.values(view.fields ?? {});
  const several = fields.length > 1; // each has a table 1 of its own
  const playing = all.flatMap(({ division, rows }) =>
    rows.flatMap(({ seat, first, second }) => {
      const where = seat && several ? T.tableIn(division, seat) : seat;
      return [
        { name: first, where: where || T.against(second) },
        { name: second, where: where || T.against(first) },
      ];
    }),
  );
  const resting = fields.flatMap(({ sitting_out }) =>
    sitting_out.map((/** @type {string} */ name) => ({ name, where: T.sitsOut })),
  );
  return [...playing, ...resting].sort((one, other) => one.name.localeCompare(other.name));
}
