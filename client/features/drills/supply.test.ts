import { beforeEach, expect, test } from "vitest";
import type { AskedQuestion } from "~/shared/questions/asking";
import { Shelf } from "./shelf";
import { Supply } from "./supply";

beforeEach(() => localStorage.clear());

function hand(name: string): AskedQuestion {
  const question = { kind: "counting" as const, hand: [name], starter: "5H", crib: false };
  return { question, choices: [], number: 0, count: null };
}

/** Five at a time, numbered through; and how often there were any to be had. */
function supply(shelf = new Shelf("ann")) {
  const times = { fetched: 0 };
  const made = new Supply("counting", shelf, () => {
    const first = 5 * times.fetched;
    times.fetched += 1;
    return Promise.resolve({ enough: 3, questions: [0, 1, 2, 3, 4].map((at) => hand(`new ${first + at}`)) });
  });
  return { made, times };
}

const name = ({ asked: { question } }: { asked: AskedQuestion }) =>
  question.kind === "counting" ? question.hand[0] : question.kind;

test("own mistakes come first, each once in a sitting, and then fresh ones", async () => {
  const shelf = new Shelf("ann");
  shelf.add("t.1", [hand("mistake"), hand("another")]);
  const { made } = supply(shelf);
  const found = [await made.next(), await made.next(), await made.next()];
  expect(found.map(name)).toEqual(["mistake", "another", "new 0"]);
  expect(found.map(({ before }) => before)).toEqual([true, true, false]);
  expect(made.enough).toBe(3);
});

test("more are fetched where few are left, once for all who wait", async () => {
  const { made, times } = supply();
  await Promise.all([made.fetchAhead(), made.fetchAhead(), made.next()]);
  expect(times.fetched).toBe(1);
  for (let at = 0; at < 2; at += 1) await made.next();
  await made.fetchAhead();
  expect(times.fetched).toBe(2);
  expect(name(await made.next())).toBe("new 3");
});

test("a mistake that was just made is not asked again in the same sitting", async () => {
  const shelf = new Shelf("ann");
  const { made } = supply(shelf);
  const { asked } = await made.next();
  shelf.note(asked, false, 2);
  expect(name(await made.next())).toBe("new 1");
});

test("what could not be fetched can be fetched later", async () => {
  let works = false;
  const made = new Supply("counting", new Shelf("ann"), () =>
    works ? Promise.resolve({ enough: 2, questions: [hand("late")] }) : Promise.reject(new Error("offline")),
  );
  await expect(made.next()).rejects.toThrow("offline");
  works = true;
  expect(name(await made.next())).toBe("late");
});
