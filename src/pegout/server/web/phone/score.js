// The score of the game: entered by one, confirmed by the other, and shown side by side where they differ.

import { el } from "../base/dom.js";
import { chooseOpponent } from "./free_game.js";
import { backButton, pointsForm } from "./points_form.js";
import { BY_TIME, opponentOf, ownFirst, PLAYED, sendScore } from "./scores.js";
import { T } from "../texts/phone.js";

/** @typedef {import("./phone_page.js").Phone} Phone */
/** @typedef {import("./types.js").Scores} Scores */
/** @typedef {import("./stage.js").Stage} Stage */

/**
 * @param {Phone} phone
 * @param {Stage} stage
 */
export function scoreParts(phone, stage) {
  const proposed = stage.is !== "free" && stage.is !== "enter" && phone.game?.proposed;
  return [...ownParts(phone, stage), ...(proposed ? besideProposal(phone) : [])];
}

/**
 * A free game that waits for one of the two may never have been played, and is in nobody's way.
 *
 * @param {Phone} phone
 */
function besideProposal(phone) {
  const { game, me } = phone;
  const onclick = () => phone.enter("DenyGame", { division: game?.division, game: game?.game, player: me?.name });
  return [el("button", { type: "button", id: "deny", onclick }, T.neverPlayed), ...chooseOpponent(phone)];
}

/**
 * @param {Phone} phone
 * @param {Stage} stage
 */
function ownParts(phone, stage) {
  switch (stage.is) {
    case "none":
      return [];
    case "free":
      return phone.entering.opponent ? enter(phone) : chooseOpponent(phone);
    case "enter":
      return enter(phone);
    case "confirm":
      return confirm(phone, stage);
    case "disagree":
      return disagree(phone, stage);
    default:
      return entered(phone, stage);
  }
}

/** @param {Phone} phone */
function enter(phone) {
  return phone.entering.how ? pointsForm(phone) : whoWon(phone);
}

/** @param {Phone} phone */
function whoWon(phone) {
  const { again, opponent } = phone.entering;
  const button = (/** @type {"me" | "them" | "time"} */ how, /** @type {string} */ words) =>
    el("button", { type: "button", id: `won-${how}`, class: "big", onclick: () => phone.change({ how }) }, words);
  return [
    el("h2", {}, T.whoWon),
    el("div", { class: "side-by-side" }, button("me", T.iWon), button("them", T.theyWon(opponentOf(phone)))),
    phone.view?.event.event.round_minutes ? button("time", T.timeEnded) : null,
    (again || opponent) && backButton(() => phone.change({ again: false, opponent: "" })),
  ];
}

/**
 * What the other has entered: one button agrees.
 *
 * @param {Phone} phone
 * @param {Stage} stage
 */
function confirm(phone, { theirs }) {
  if (theirs === null) return [];
  const other = opponentOf(phone);
  return [
    el("h2", {}, T.theyEntered(other)),
    shown(phone, theirs),
    ...agreeing(phone, theirs, T.thatIsRight),
    againButton(phone, T.notRight),
  ];
}

/**
 * What the other has entered is sent as one's own.
 *
 * @param {Phone} phone
 * @param {Scores} theirs
 * @param {string} words
 */
function agreeing(phone, theirs, words) {
  const { theirs_kind: kind = null, theirs_winner: winner = null } = phone.me ?? {};
  const onclick = () => sendScore(phone, theirs, kind ?? PLAYED, winner ?? "");
  return [
    kind === BY_TIME && el("p", {}, winner ? T.endedLevel(winner) : T.timeEnded),
    el("button", { type: "button", id: "agree", class: "main big", onclick }, words),
  ];
}

/**
 * @param {Phone} phone
 * @param {Stage} stage
 */
function disagree(phone, { mine, theirs }) {
  if (mine === null || theirs === null) return [];
  const other = opponentOf(phone);
  return [
    el("h2", {}, T.disagree),
    el("h3", {}, T.youSaid),
    shown(phone, mine),
    el("h3", {}, T.theySaid(other)),
    shown(phone, theirs),
    ...agreeing(phone, theirs, T.theyAreRight(other)),
    againButton(phone, T.changeMine),
    el("p", { class: "hint" }, T.orJudge),
  ];
}

/**
 * @param {Phone} phone
 * @param {Stage} stage
 */
function entered(phone, { is, mine }) {
  if (mine === null) return [];
  return [
    el("h2", {}, is === "waiting" ? T.notSentYet : T.youEntered),
    shown(phone, mine),
    el("p", {}, is === "waiting" ? T.sentLater : T.waitFor(opponentOf(phone))),
    againButton(phone, T.changeMine),
  ];
}

/**
 * @param {Phone} phone
 * @param {string} words
 */
function againButton(phone, words) {
  return el("button", { type: "button", id: "score-again", onclick: () => phone.change({ again: true }) }, words);
}

/**
 * Both names with their points, one's own first.
 *
 * @param {Phone} phone
 * @param {Scores} scores
 */
function shown(phone, scores) {
  const [own, others] = ownFirst(phone, scores);
  return el("dl", { class: "result" }, side(T.you, own, own > others), side(opponentOf(phone), others, others > own));
}

/**
 * @param {string} name
 * @param {number} points
 * @param {boolean} won
 */
function side(name, points, won) {
  return el("div", { class: won ? "won" : null }, el("dt", {}, name), el("dd", {}, String(points)));
}
