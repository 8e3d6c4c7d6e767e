// Texts about the client itself.

import { COMMON } from "./common.js";

export const T = Object.freeze({
  ...COMMON,

  newVersion: "A new version of Pegout is there.",
  renew: "Use it",
});
