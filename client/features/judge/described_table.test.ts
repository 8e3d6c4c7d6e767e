import { expect, test } from "vitest";
import { type Books, namesAt, pegsIn, questionOf, sidesAt } from "./described_table";
import { type Matter, matterAt } from "./matter";

const BOOKS: Books = {
  acc: { name: "acc", clauses: [], fields: { seats: "2", partners: "off", goal: "121", muggins: "off" } },
};

function told(hash: string): Matter {
  return matterAt({ hash, search: "" }, ["acc"]);
}

test("players are called by their names, or by what they do", () => {
  expect(namesAt(BOOKS, told("#name=&name=Ben"))).toEqual(["Dealer", "Ben"]);
  expect(sidesAt(BOOKS, told("#o.seats=4&o.partners=on&name=A&name=B&name=C&name=D"))).toEqual(["A and C", "B and D"]);
});

test("pegs are one or two, and none where nothing was told", () => {
  expect([pegsIn("80/84"), pegsIn("84"), pegsIn(""), pegsIn(undefined)]).toEqual([[80, 84], [84], [], []]);
});

test("scores are sent when all are known", () => {
  expect(questionOf(BOOKS, told("#score=84")).scores).toEqual([]);
  expect(questionOf(BOOKS, told("#score=80/84&score=118")).scores).toEqual([[80, 84], [118]]);
});

test("only what is not as in the rules is sent, and another length has no skunk lines", () => {
  expect(questionOf(BOOKS, told("#o.goal=121&o.muggins=on")).options).toEqual({ muggins: "on" });
  const short = questionOf(BOOKS, told("#o.goal=61&o.seats=2&o.partners=off"));
  expect(short.options).toMatchObject({ goal: "61", skunk_below: 0 });
  expect([short.seats, short.partners]).toEqual([2, false]);
});
