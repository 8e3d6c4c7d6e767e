// Texts about what binds the server on a duplicate night.

import { COMMON } from "./common.js";

export const T = Object.freeze({
  ...COMMON,

  bound: "How the deals of the night are bound",
  toldLater:
    "The server is bound to all deals of the night by this commitment: note it. The secret is revealed when the event is closed.",
  told: "The event is closed, so its secret is revealed: every round’s secret comes from it.",
  commitment: "Commitment",
  secret: "Secret",
  kept: (/** @type {boolean | null} */ good) => {
    if (good === null) return "This browser cannot check it here.";
    return good ? "✓ The secret is the one of the commitment." : "✗ The secret is not the one of the commitment.";
  },
});
