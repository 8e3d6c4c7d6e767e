// A game that no chart has foreseen, where players find their opponents themselves.

import { Refusal } from "../base/api.js";
import { el } from "../base/dom.js";
import { behind, deskForm, divisionField, nameField } from "./forms.js";
import { ScoreFields } from "./score_fields.js";
import { T } from "../texts/desk.js";

/** @param {import("./desk.js").Desk} desk */
export function freeGame(desk) {
  if (!desk.can.FreeGame) return null;
  const names = Object.values(desk.view.fields).map(({ name }) => name);
  const division = divisionField(names, "free-field");
  const first = nameField(T.onePlayer, { name: "first" });
  const second = nameField(T.otherPlayer, { name: "second" });
  const score = new ScoreFields("free", desk.now.goal, false);
  const act = async () => {
    if (score.score === null) throw new Refusal(0, "score", T.noScore, "scores");
    const { scores } = score.score;
    await desk.send({
      FreeGame: { division: division.control.value, first: first.value, second: second.value, scores },
    });
    first.control.focus();
  };
  const players = el("div", { class: "pairs" }, first.node, second.node);
  const points = el("div", { class: "line" }, ...score.nodes);
  return behind(T.freeGame, deskForm(desk, T.freeGame, T.enter, act, division.node, players, points));
}
