// Texts of what there is to do after a match.

import { COMMON } from "./common.js";

export const T = Object.freeze({
  ...COMMON,

  ways: "After the match",
  review: "Review",
  toVerify: "Was it dealt fairly?",
  toDrills: "Drill my mistakes",
  download: "Download the record",
  checking: "Checking the deals …",
  cannotCheck: "This browser checks deals only on https pages: the record and pegout verify do it anywhere.",
  notChecked: "The deals could not be checked now.",
});
