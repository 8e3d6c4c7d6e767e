// The ways on after a match.

import { area } from "./language";

export const afterMatch = area("after match", {
  title: "After the match",
  review: "Review the match",
  verify: "Was it dealt fairly?",
  drills: "Drill my mistakes",
  record: "Download the record",
  table: "Back to the table",
});
