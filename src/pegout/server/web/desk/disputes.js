// Two players have entered different scores: take one of them, or enter another.

import { openDialog } from "../base/dialog.js";
import { el } from "../base/dom.js";
import { deskForm } from "./forms.js";
import { ScoreFields } from "./score_fields.js";
import { Refusal } from "../base/api.js";
import { T } from "../texts/desk.js";

/**
 * @param {import("./desk.js").Desk} desk
 * @param {string} key
 */
export function openDispute(desk, key) {
  const game = desk.view.games[key];
  if (!game) return;
  const { division, nth, first, second } = game;
  const send = (/** @type {object} */ score) => desk.send({ EnterScore: { division, game: game.game, nth, ...score } });
  const said = Object.entries(desk.view.entered[key]?.scores ?? {}).map(([name, [one, other, kind, winner]]) => {
    const take = () => send({ scores: [one, other], kind, winner: winner ?? "" });
    return deskForm(desk, T.take(name), T.takeScore(name, one, other), take);
  });
  const score = new ScoreFields("other", desk.now.goal, desk.now.round_minutes > 0);
  score.called(first, second);
  const other = () => {
    if (score.score === null) throw new Refusal(0, "score", T.noScore);
    return send(score.score);
  };
  const another = deskForm(
    desk,
    T.otherScore,
    T.enterOther,
    async () => other(),
    el("div", { class: "line" }, ...score.nodes),
  );
  openDialog(T.settleOf(T.between(first, second)), "desk-window", el("p", {}, T.settleWords), ...said, another);
}
