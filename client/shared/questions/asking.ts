// Questions that the server asks, and its grades. Their types are those of its answers: the client reads a pair as a
// list, which the types of the contract do not.

import type { QuestionsAsked } from "~/contract/api";
import { api, asked } from "~/shared/api";

const AT_ONCE = 5;

export type Kind = QuestionsAsked["kind"];
export type Questions = Awaited<ReturnType<typeof fetchQuestions>>;
export type AskedQuestion = Questions["questions"][number];
export type Answer = number | string[];
type OfKind<Name extends Kind> = Extract<AskedQuestion["question"], { kind: Name }>;
export type CountingQuestion = OfKind<"counting">;
export type ThrowingQuestion = OfKind<"throwing">;
export type PeggingQuestion = OfKind<"pegging">;

/** Fresh ones to practise with. */
export function fetchQuestions(kind: Kind) {
  return asked(api.POST("/api/drills/questions", { body: { kind, number: AT_ONCE } }));
}

export function gradeAnswer({ question }: AskedQuestion, answer: Answer) {
  return asked(api.POST("/api/drills/grade", { body: { question, answer } }));
}
