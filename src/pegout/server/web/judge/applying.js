// A ruling is applied to a game of this server: put to the people at the table, or carried out where only bots
// sit; or it is entered on a companion board that this browser keeps, or attached to a game of an event.

import { ask, whoAmI } from "../base/api.js";
import { el } from "../base/dom.js";
import { attempt } from "../base/frame.js";
import { keyFor } from "../events/keys.js";
import { record } from "../events/sending.js";
import { addressOf } from "./memory.js";
import { T } from "../texts/judge.js";

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
  const words = court.alone ? T.carryOut : T.propose;
  const button = el("button", { type: "button", id: "propose", class: "main", onclick: act }, words);
  return button;
}

/**
 * @param {import("../base/frame.js").Frame} page
 * @param {{id: string, dealer: number}} board
 * @param {Judged} judged
 */
export function entering(page, board, judged) {
  const act = () =>
    attempt(page, async () => {
      const { applyRuling } = await import("../companion/applying.js");
      await applyRuling(board, judged.remedies ?? [], (judged.findings ?? []).join(" "), judged.citations ?? []);
      location.assign(`/b/${encodeURIComponent(board.id)}`);
    });
  return el("button", { type: "button", id: "propose", class: "main", onclick: act }, T.enterOnBoard);
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
 * The games under way of whoever is here, each with the way to the same questions at that table.
 *
 * @param {import("../base/frame.js").Frame} page
 * @param {Matter} matter
 */
export function chooseGame(page, matter) {
  const list = el("ul", { class: "games" });
  const details = el("details", {}, el("summary", {}, T.applyToGame), list);
  details.addEventListener("toggle", () => attempt(page, () => fill(list, matter)), { once: true });
  return details;
}

/**
 * @param {HTMLElement} list
 * @param {Matter} matter
 */
async function fill(list, matter) {
  /** @type {TableListed[]} */
  const tables = (await whoAmI()) ? await ask("GET", "/api/tables/mine") : [];
  const playing = tables.filter(({ status }) => status === "playing");
  const links = playing.map(({ table, summary }) => {
    const href = addressOf({ ...matter, table, board: null, names: [], scores: [], facts: {} });
    return el("li", {}, el("a", { href }, T.game(summary.seats.map((seat) => seat?.name ?? ""))));
  });
  list.replaceChildren(...(links.length ? links : [el("li", { class: "hint" }, T.noGames)]));
}
