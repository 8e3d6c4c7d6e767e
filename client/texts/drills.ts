import { area } from "./language";
import { several } from "./words";

export const drills = area("drills", {
  title: "Drills",
  kindsTitle: "What to practise",
  kinds: { counting: "Counting", throwing: "Throwing", pegging: "Pegging" },
  question: "Question",
  searching: "Looking through your last games for mistakes …",
  fetching: "Fetching a question …",
  before: "You had this one wrong",
  next: "Next",
  again: "Fetch a question",
  now: (right: number, asked: number) => `${right} of ${asked} right now`,
  ever: (right: number, asked: number) => `${right} of ${asked} in all`,
  due: (mistakes: number) => `${several(mistakes, "mistake")} of yours to come back`,
});
