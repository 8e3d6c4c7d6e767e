import { expect, test } from "vitest";
import type { Change, RulingMadeEvent, WholeTable } from "~/contract/api";
import { merged } from "./table_socket";

const SEATS = { status: "open", seat: 0 } as WholeTable["table"];
const VIEW: WholeTable = {
  type: "table",
  version: 3,
  table: SEATS,
  game: null,
  log: ["Ann sits down."],
  log_before: 0,
  rulings: [],
  shown: [],
};

function change(fields: Partial<Change>): Change {
  return { type: "change", version: 4, ...fields };
}

test("fields of a change are put over the view, and the others stay", () => {
  const after = merged(VIEW, change({ table: { status: "playing" }, said: ["The game begins."] }));
  expect(after.table).toEqual({ status: "playing", seat: 0 });
  expect([after.version, after.game]).toEqual([4, null]);
  expect(after.log).toEqual(["Ann sits down.", "The game begins."]);
  expect(VIEW.log).toHaveLength(1);
});

test("a game begins whole, and goes on by differences", () => {
  const begun = merged(VIEW, change({ game: { count: 0, names: ["Ann", "Bea"] } }));
  expect(merged(begun, change({ game: { count: 10 } })).game).toEqual({ count: 10, names: ["Ann", "Bea"] });
});

test("rulings among the events are kept", () => {
  const what = { citations: [], findings: ["A misdeal."], remedies: [], upheld: true };
  const ruling: RulingMadeEvent = { event: "RulingMade", by: 0, claim: null, ...what };
  const after = merged(VIEW, change({ events: [{ event: "DealWon", seat: 0 }, ruling] }));
  expect(after.rulings).toEqual([ruling]);
});
