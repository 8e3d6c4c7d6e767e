// A score that is locked and wrong: found among the results, and corrected with a reason.

import { Refusal } from "../base/api.js";
import { el, labelled } from "../base/dom.js";
import { attempt } from "../base/frame.js";
import { askInWindow, behind, button, reasonField } from "./forms.js";
import { ScoreFields } from "./score_fields.js";
import { T } from "../texts/desk.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("../events/on_demand.js").ResultLine} ResultLine */

const MOST = 12; // rows; whoever looks for another one types a name

/** @param {Desk} desk */
export function correcting(desk) {
  if (!desk.can.CorrectScore) return null;
  const search = el("input", { type: "search", id: "correct-search", autocomplete: "off" });
  const list = el("ul", { class: "game-rows" });
  /** @type {ResultLine[]} */
  let results = [];
  const draw = () => {
    const wanted = search.value.trim().toLowerCase();
    const found = results.filter((line) =>
      [line.first, line.second, line.game].join(" ").toLowerCase().includes(wanted),
    );
    list.replaceChildren(
      ...found
        .slice(-MOST)
        .reverse()
        .map((line) => row(desk, line, fetched)),
    );
  };
  const fetched = () =>
    attempt(desk.page, async () => {
      results = await desk.ask("GET", "lists/results");
      draw();
    });
  search.addEventListener("input", draw);
  const details = behind(T.correct, labelled(T.findResult, search), list);
  details.addEventListener("toggle", () => details.open && fetched());
  return details;
}

/**
 * @param {Desk} desk
 * @param {ResultLine} line
 * @param {() => void} then
 */
function row(desk, line, then) {
  const words = T.result(line);
  const open = () => openCorrection(desk, line, then);
  return el(
    "li",
    {},
    el("span", { class: "game-place" }, line.game),
    el("span", { class: "game-who" }, words),
    el("span", { class: "game-buttons" }, button(T.correctIt, open, { "aria-label": T.correctResult(words) })),
  );
}

/**
 * @param {Desk} desk
 * @param {ResultLine} line
 * @param {() => void} then
 */
function openCorrection(desk, { division, game, first, second, first_points, second_points }, then) {
  const score = new ScoreFields("correct", desk.now.goal, desk.now.round_minutes > 0);
  score.called(first, second);
  score.first.value = String(first_points);
  score.second.value = String(second_points);
  const reason = reasonField();
  const act = async () => {
    if (score.score === null) throw new Refusal(0, "score", T.noScore, "scores");
    await desk.send({ CorrectScore: { division, game, reason: reason.value, ...score.score } });
    then();
  };
  const fields = el("div", { class: "line" }, ...score.nodes);
  askInWindow(desk, T.correctResult(T.between(first, second)), T.correctIt, act, fields, reason.node);
}
