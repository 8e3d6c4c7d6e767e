// How far the score of the game that is being played has come between its two players.

/** @typedef {import("./phone_page.js").Phone} Phone */
/** @typedef {import("./types.js").Scores} Scores */

/**
 * @typedef {object} Entering  What is being entered.
 * @property {boolean} again  Something else than was entered before.
 * @property {"" | "me" | "them" | "time"} how  Who won, or that time ended the game.
 * @property {string} opponent  Of a game that no chart has foreseen.
 */

/**
 * @typedef {object} Stage
 * @property {"none" | "free" | "waiting" | "enter" | "disagree" | "confirm" | "entered"} is
 * @property {Scores | null} mine
 * @property {Scores | null} theirs
 */

/** @type {Entering} */
export const NOTHING = Object.freeze({ again: false, how: "", opponent: "" });

/**
 * @param {Phone} phone
 * @returns {Stage}
 */
export function scoreStage({ me, game, view, queue, entering }) {
  const { online, free, phase } = view?.event.event ?? { online: null, free: false, phase: "" };
  if (me === null || online !== null) return { is: "none", mine: null, theirs: null };
  if (game === null || entering.opponent)
    return { is: free && phase === "playing" && me.number ? "free" : "none", mine: null, theirs: null };
  const { theirs } = me;
  if (entering.again || entering.how) return { is: "enter", mine: null, theirs: null }; // nothing comes between
  const sent = queue.waiting.filter((one) => one.do === "EnterScore" && isAbout(one.with, game)).at(-1);
  if (sent) return { is: "waiting", mine: sent.with.scores, theirs };
  return { is: agreed(me.mine, theirs), mine: me.mine, theirs };
}

/**
 * @param {Record<string, any>} entry
 * @param {import("./types.js").GameLine} game
 */
function isAbout(entry, { division, game, nth }) {
  return entry.division === division && entry.game === game && entry.nth === nth;
}

/**
 * @param {Scores | null} mine
 * @param {Scores | null} theirs
 */
function agreed(mine, theirs) {
  if (mine) return theirs ? "disagree" : "entered";
  return theirs ? "confirm" : "enter";
}
