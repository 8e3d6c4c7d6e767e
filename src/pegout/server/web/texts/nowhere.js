// Texts for addresses that lead nowhere.

import { COMMON } from "./common.js";

export const T = Object.freeze({
  ...COMMON,

  title: "Nothing here",
  words: "There is nothing at this address: check the link, or begin at the first page.",
  first: "To the first page",
});
