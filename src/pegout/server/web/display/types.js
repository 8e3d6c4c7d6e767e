// What the display shows. Types only: nothing here runs.

/** @typedef {import("../events/live.js").View} View */
/** @typedef {{division: string, round: number, table: number, first: string, second: string, result: string}} ChartRow */
/** The place is a table or a match; a seat is nothing where no table is set. */
/** @typedef {{place: string, seat: string, first: string, second: string, result: string}} PairingRow */
/** @typedef {{name: string, where: string}} NameRow */
/** @typedef {import("../standings/types.js").StandingsRow} StandingsRow */

/**
 * @typedef {object} Room  How much of each kind a page of this screen holds.
 * @property {{rows: number, columns: number}} pairings
 * @property {{rows: number, columns: number}} names  With the number of a table.
 * @property {{rows: number, columns: number}} wideNames  With more words than that.
 * @property {{rows: number, columns: number}} places
 * @property {{rows: number, columns: number}} table
 */

/**
 * @typedef {(
 *   | {kind: "entry" | "winner" | "cancelled", event: Record<string, any>}
 *   | {kind: "waiting", notes: string[]}
 *   | {kind: "pairings", columns: PairingRow[][]}
 *   | {kind: "names", columns: NameRow[][]}
 *   | {kind: "clock", fields: Record<string, any>[]}
 *   | {kind: "standings", rows: StandingsRow[]}
 *   | {kind: "places", columns: StandingsRow[][], figures: string, more: number}
 *   | {kind: "bracket", matches: import("../bracket/types.js").MatchSeen[], bestOf: number,
 *      names: import("../bracket/telling.js").RoundNames}
 * )} Shown
 * @typedef {{id: string, title: string, shown: Shown}} Slide
 */

export {};
