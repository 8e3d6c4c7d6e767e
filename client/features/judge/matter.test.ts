import { expect, test } from "vitest";
import { addressOf, matterAt, withIncident } from "./matter";

const KNOWN = ["acc", "club"];

function at(address: string) {
  const { hash, search } = new URL(address, "http://pegout.test");
  return matterAt({ hash, search }, KNOWN);
}

test("an address tells the whole matter, and comes out of it again", () => {
  const address =
    "/judge#board=b7&dealer=1&incident=renege&rules=club&name=Ann&name=Ben&score=40%2F44&score=&o.goal=61&f.offender=0";
  const matter = at(address);
  expect(matter.board).toEqual({ id: "b7", dealer: 1 });
  expect(matter.names).toEqual(["Ann", "Ben"]);
  expect(matter.scores).toEqual(["40/44", ""]);
  expect([matter.options, matter.facts]).toEqual([{ goal: "61" }, { offender: "0" }]);
  expect(addressOf(matter)).toBe(address);
});

test("rules that are not known are the usual ones, and these are not named", () => {
  expect(at("/judge#rules=moon").rules).toBe("acc");
  expect(addressOf(at("/judge#rules=moon"))).toBe("/judge#");
});

test("an event comes with the question, and stays with the matter", () => {
  const matter = at("/judge?event=e1&division=men&game=3");
  expect(matter.event).toEqual({ id: "e1", division: "men", game: "3" });
  expect(addressOf(matter)).toBe("/judge#event=e1&division=men&game=3");
  expect(at("/judge?event=e1#event=e2").event?.id).toBe("e2");
});

test("facts belong to their incident", () => {
  const matter = at("/judge#incident=renege&f.offender=0");
  expect(withIncident(matter, "renege").facts).toEqual({ offender: "0" });
  expect(withIncident(matter, "misdeal").facts).toEqual({});
});
