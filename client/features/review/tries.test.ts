import { afterEach, expect, test, vi } from "vitest";
import type { Decision } from "~/contract/api";
import { type Position, Tries } from "./tries";

afterEach(() => vi.unstubAllGlobals());

const GRADE = { right: true, best: [], cost: 0, points_lost: 0, count: null, choices: [], chosen: null };

function position(game: number, deal: number, chosen: string[]): Position {
  const question = { kind: "throwing" as const, cards: [], dealer: true, scores: [0, 0], goal: 121 };
  return { game, deal, chosen, asked: { question, choices: [], number: 2, count: null } };
}

function threw(deal: number, chosen: string[]): Decision {
  const cards = { hand: [], series: [], best: [] };
  const graded = { grade: "blunder" as const, points_lost: 1, win_lost: 0.1, stake: 0, reason: "" };
  return { seat: 0, number: deal, deal, chosen, kind: "throw", scores: [0, 0], ...cards, ...graded };
}

const [FIRST, SECOND] = [threw(1, ["2C", "3C"]), threw(2, ["KD", "KH"])];

/** A server that knows these positions; gives what it was asked for. */
function serving(positions: Position[], answers = true): string[] {
  const paths: string[] = [];
  vi.stubGlobal("fetch", (request: Request) => {
    const { pathname } = new URL(request.url);
    paths.push(pathname);
    const isGrade = pathname.endsWith("/grade");
    const refusal = { error: { code: "busy", message: "Try again." } };
    if (isGrade && !answers) return Promise.resolve(new Response(JSON.stringify(refusal), { status: 503 }));
    return Promise.resolve(new Response(JSON.stringify(isGrade ? GRADE : positions)));
  });
  return paths;
}

test("a mistake is asked as it was decided, and graded; then it is no secret what was better", async () => {
  serving([position(1, 1, ["KD", "KH"]), position(1, 1, ["2C", "3C"]), position(2, 1, ["2C", "3C"])]);
  const tries = new Tries("record");
  await tries.begin(2, FIRST);
  const now = tries.ofDecision(FIRST);
  expect([now?.grade, tries.hasSeen(FIRST)]).toEqual([null, false]);
  if (now) await tries.answer(now, ["2C", "3C"]);
  expect([tries.ofDecision(FIRST)?.grade, tries.hasSeen(FIRST)]).toEqual([GRADE, true]);
});

test("another one ends the one before, and positions are fetched once", async () => {
  const paths = serving([position(1, 1, ["2C", "3C"]), position(1, 2, ["KD", "KH"])]);
  const tries = new Tries("record");
  await tries.begin(1, FIRST);
  await tries.begin(1, SECOND);
  expect([tries.ofDecision(FIRST), tries.ofDecision(SECOND)?.decision]).toEqual([null, SECOND]);
  expect(paths).toEqual(["/api/drills/decisions"]);
});

test("what a ruling has changed cannot be tried", async () => {
  serving([position(1, 1, ["4C", "5C"])]);
  const tries = new Tries("record");
  await tries.begin(1, FIRST);
  expect([tries.cannot(FIRST), tries.cannot(SECOND), tries.ofDecision(FIRST)]).toEqual([true, false, null]);
});

test("a try that could not be graded is over", async () => {
  serving([position(1, 1, ["2C", "3C"])], false);
  const tries = new Tries("record");
  await tries.begin(1, FIRST);
  const now = tries.ofDecision(FIRST);
  if (now) await tries.answer(now, ["2C", "3C"]);
  expect([tries.ofDecision(FIRST), tries.hasSeen(FIRST)]).toEqual([null, false]);
});
