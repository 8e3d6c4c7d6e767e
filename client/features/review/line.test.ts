import { expect, test } from "vitest";
import type { Decision, Grade, PlayerReview, Point } from "~/contract/api";
import { momentWords, placeAfter, seenFrom, slipsOf } from "./line";

const NAMES = ["Ann", "Regular (bot)"];

function point(deal: number, moment: Point["moment"], text: string, chance = 0.25): Point {
  return { deal, moment, text, chance, scores: [12, 7] };
}

const LINE = [
  point(1, "before the deal", "deal 1, Ann deals"),
  point(1, "dealt", "cards dealt"),
  point(1, "thrown", "Ann throws 2♥ 3♣"),
  point(1, "card", "Regular (bot) plays 5♦"),
  point(2, "before the deal", "deal 2, Regular (bot) deals"),
  point(2, "thrown", "Ann throws K♦ 10♠"),
  point(2, "end", "the game is over", 1),
];

function decided(seat: number, number: number, grade: Grade): Decision {
  const cards = { hand: [], series: [], chosen: [], best: [] };
  const lost = { points_lost: 0, win_lost: null, stake: 0, reason: "" };
  return { seat, number, grade, deal: 1, kind: "throw", scores: [0, 0], ...cards, ...lost };
}

function player(seat: number, ...decisions: Decision[]): PlayerReview {
  const figures = { accuracy: 90, throwing: 0, pegging: 0, start: null, ledger: null };
  return {
    seat,
    name: NAMES[seat] ?? "",
    decisions,
    grades: {},
    won: false,
    worst_card: null,
    worst_throw: null,
    ...figures,
  };
}

const GAME = {
  line: LINE,
  players: [player(0, decided(0, 1, "blunder"), decided(0, 3, "good")), player(1, decided(1, 2, "inaccuracy"))],
};

test("own slips stand where they were made, and all of them where others played", () => {
  expect([...slipsOf(GAME, 0)]).toEqual([[2, "blunder"]]);
  expect([...slipsOf(GAME, 1)]).toEqual([[3, "inaccuracy"]]);
  expect([...slipsOf(GAME, null)]).toEqual([
    [2, "blunder"],
    [3, "inaccuracy"],
  ]);
});

test("the line is seen from one's own side", () => {
  const [ann = ""] = momentWords(seenFrom(0, NAMES, LINE), new Map(), 0);
  const [bot = ""] = momentWords(seenFrom(1, NAMES, LINE), new Map(), 0);
  expect(ann).toBe("Ann 25%, Regular (bot) 75%");
  expect(bot.split(", ")).toEqual(ann.split(", ").reverse());
  expect(seenFrom(1, NAMES, LINE).line[0]?.scores).toEqual([7, 12]);
  expect(seenFrom(null, NAMES, LINE)).toEqual(seenFrom(0, NAMES, LINE));
});

test("a moment is told with its deal, the scores and the slip that was made", () => {
  const seen = seenFrom(0, NAMES, LINE);
  const slips = slipsOf(GAME, 0);
  expect(momentWords(seen, slips, 0).slice(1)).toEqual(["Deal 1, Ann deals.", "Scores 12–7."]);
  expect(momentWords(seen, slips, 2).slice(1)).toEqual(["Deal 1: Ann throws 2♥ 3♣.", "Scores 12–7.", "A blunder."]);
});

test("keys walk along the line, moment by moment and deal by deal", () => {
  const after = (key: string, at: number) => placeAfter(key, at, LINE);
  expect([after("ArrowRight", 0), after("ArrowUp", 6), after("ArrowLeft", 0), after("ArrowDown", 3)]).toEqual([
    1, 6, 0, 2,
  ]);
  expect([after("PageUp", 1), after("PageUp", 5), after("PageDown", 5), after("PageDown", 2)]).toEqual([4, 5, 0, 2]);
  expect([after("Home", 5), after("End", 0), after("x", 3)]).toEqual([0, 6, null]);
});
