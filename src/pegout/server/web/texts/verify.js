// What the check of the deals came to.

import { COMMON } from "./common.js";

/** @typedef {(game: number, deal: number) => string} PackTitle */

export const T = Object.freeze({
  ...COMMON,

  proven: (/** @type {number} */ packs, /** @type {boolean} */ noted, /** @type {boolean} */ alone) =>
    `${packs === 1 ? "The one pack" : `All ${packs} packs`} of this match came from ${
      alone
        ? "the server’s secret alone: no player added a secret"
        : noted
          ? "the secrets committed to before it began"
          : "its secrets"
    }.`,
  notProven: (/** @type {string} */ wrong, /** @type {boolean} */ bound) =>
    `This match was not dealt as its record says${bound ? ", or its names, date or bots were changed" : ""}: ${wrong}`,
  noPacks: "No pack was shuffled in this match, so there is nothing to check.",
  noSecrets: "This record does not contain the secrets behind its deals, so they cannot be checked.",
  /** @type {Record<string, PackTitle>} */
  packTitles: {
    cut: (game) => `Game ${game}, the pack to cut for the deal`,
    deal: (game, deal) => `Game ${game}, deal ${deal}`,
    rest: (game, deal) => `Game ${game}, deal ${deal}, the rest of the pack`,
  },
  packWrong: (
    /** @type {string} */ title,
    /** @type {number} */ place,
    /** @type {string} */ found,
    /** @type {string} */ right,
  ) => `${title}: card ${place} is ${found} but should be ${right}.`,
  /** @type {Record<string, [string, string, string]>} */
  checks: {
    commitment: [
      "The server’s secret is the one it had bound itself to.",
      "the server’s secret is not the one it had bound itself to.",
      "The server’s secret cannot be checked here.",
    ],
    noted: [
      "This browser noted the same commitment before the match.",
      "this browser noted another commitment before the match.",
      "This browser noted no commitment before this match, so it cannot compare.",
    ],
    own: ["Your own secret went into the shuffles.", "your own secret did not go into the shuffles.", ""],
    dealer: [
      "The first dealer was drawn as the secrets say.",
      "the first dealer was not drawn as the secrets say.",
      "",
    ],
  },
});
