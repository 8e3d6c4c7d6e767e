// A ruling is applied to a game of this server: put to the people at the table, or carried out where only bots
// sit; or it is entered on a companion board that this browser keeps, or attached to a game of an event.

import { ask, whoAmI } from "../base/api.js";
import { el } from "../base/dom.js";
import { attempt } from "../base/frame.js";
import { keyFor } from "../events/keys.js";
import { record } from "../events/sending.js";
import { addressOf, remember } from "./memory.js";
import { T } from "../texts/judge.js";
import { byHand } from "./verdict.js";

/** @typedef {import("./memory.js").Matter} Matter */
/** @typedef {import("./courts.js").OnlineTable} OnlineTable */
/** @typedef {import("../base/types.js").Judged} Judged */
/** @typedef {import("../base/types.js").TableListed} TableListed */

/**
 * @param {OnlineTable} court
 * @param {Matter} matter
 * @param {Judged} judged
 */
export function proposing(court, matter, { refusal }) {
  if (refusal) return el("p", { class: "refusal" }, T.cannotApply(refusal));
  const act = async () => {
    button.disabled = true;
    const done = await court.propose(matter);
    button.disabled = false;
    if (done) location.assign(`/t/${encodeURIComponent(court.table)}`);
  };
  const alone = court.alone ? T.carryOut : T.propose;
  const words = court.view?.table.event ? T.askDirector : alone;
  const button = el("button", { type: "button", id: "propose", class: "main", onclick: act }, words);
  return button;
}

/**
 * The button, and what the board cannot do; or that it is there already, for those who have come back.
 *
 * @param {import("../base/frame.js").Frame} page
 * @param {Matter} matter
 * @param {Judged} judged
 */
export function entering(page, matter, judged) {
  const { id, dealer } = matter.board ?? { id: "", dealer: 0 };
  const address = `/b/${encodeURIComponent(id)}`;
  if (matter.entered === matter.incident)
    return el("p", { id: "attached" }, T.entered, " ", el("a", { href: address }, T.toTheBoard));
  const act = () =>
    attempt(page, async () => {
      button.disabled = true;
      const { findings = [], remedies = [], citations = [] } = judged;
      const { applyRuling } = await import("../companion/applying.js");
      await applyRuling({ id, dealer }, remedies, findings.join(" "), citations).catch((refusal) => {
        button.disabled = false;
        throw refusal;
      });
      remember({ ...matter, entered: matter.incident });
      location.assign(address);
    });
  const button = el("button", { type: "button", id: "propose", class: "main", onclick: act }, T.enterOnBoard);
  return el("div", {}, ...leftToDo(judged), button);
}

/**
 * What the board cannot do; not said twice where it can do nothing of it.
 *
 * @param {Judged} judged
 */
function leftToDo(judged) {
  const left = byHand(judged).map((words) => el("li", {}, words));
  if (left.length === 0) return [];
  if (left.length === judged.remedies?.length) return [el("p", {}, T.allByHand)];
  return [el("p", {}, T.byHand), el("ul", {}, ...left)];
}

/**
 * @param {import("../base/frame.js").Frame} page
 * @param {import("./memory.js").EventGame} event
 * @param {Judged} judged
 */
export function attaching(page, { id, division, game }, { findings = [], remedies = [], citations = [] }) {
  const text = [...findings, ...remedies.map((remedy) => remedy.text)].join(" ");
  const act = () =>
    attempt(page, async () => {
      button.disabled = true;
      const key = keyFor(id, "desk");
      await record(id, key, "NoteRuling", { text, citations, division, game }).finally(() => (button.disabled = false));
      button.replaceWith(
        el("p", { id: "attached", role: "status" }, T.attached, " ", el("a", { href: desk }, T.toTheDesk)),
      );
    });
  const desk = `/e/${encodeURIComponent(id)}/desk?part=judge`;
  const button = el("button", { type: "button", id: "propose", class: "main", onclick: act }, T.attach(game));
  return button;
}

/**
 * The games under way of whoever is here and the boards of this browser, each with the way to the same questions
 * at that table.
 *
 * @param {import("../base/frame.js").Frame} page
 * @param {Matter} matter
 * @param {number} seats  Of the table that was described.
 */
export function chooseGame(page, matter, seats) {
  const list = el("ul", { class: "games" });
  const details = el("details", {}, el("summary", {}, T.applyToGame), list);
  details.addEventListener("toggle", () => attempt(page, () => fill(list, matter, seats)), { once: true });
  return details;
}

/**
 * @param {HTMLElement} list
 * @param {Matter} matter
 * @param {number} seats
 */
async function fill(list, matter, seats) {
  /** @type {TableListed[]} */
  const tables = (await whoAmI()) ? await ask("GET", "/api/tables/mine") : [];
  const playing = tables.filter(({ status }) => status === "playing");
  const games = playing.map(({ table, summary }) => {
    const href = addressOf({ ...matter, table, board: null, names: [], scores: [], options: {}, facts: {} });
    return el("li", {}, el("a", { href }, T.game(summary.seats.map((seat) => seat?.name ?? ""))));
  });
  const links = [...games, ...(await boards(matter, seats))];
  list.replaceChildren(...(links.length ? links : [el("li", { class: "hint" }, T.noGames)]));
}

/**
 * Answers count seats from the dealer, here as there.
 *
 * @param {Matter} matter
 * @param {number} seats
 */
async function boards({ incident, facts }, seats) {
  const { boardsInPlay, judgeAddress } = await import("../companion/applying.js");
  return (await boardsInPlay()).map(({ board, view }) => {
    const known = view.names.length === seats ? facts : {};
    const href = judgeAddress(board, view, { incident, facts: known });
    return el("li", {}, el("a", { href }, T.board(view.names, view.scores)));
  });
}
