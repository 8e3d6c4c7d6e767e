// Who comes late, who leaves, and who is sent off.

import { behind, deskForm, divisionField, nameField, reasonField } from "./forms.js";
import { T } from "../texts/desk.js";

/** @typedef {import("./desk.js").Desk} Desk */

/**
 * @param {Desk} desk
 * @param {string[]} names  Of the fields.
 */
export function comingAndGoing(desk, names) {
  return [joining(desk, names), dropping(desk), expelling(desk)];
}

/**
 * @param {Desk} desk
 * @param {string[]} names
 */
function joining(desk, names) {
  if (!desk.can.JoinLate) return null;
  const division = divisionField(names, "join-field");
  const player = nameField(T.name, { id: "join-name", name: "player" });
  const act = () => desk.send({ JoinLate: { division: division.control.value, player: player.value } });
  return behind(T.joinLate, deskForm(desk, T.joinLate, T.joinLate, act, division.node, player.node));
}

/** @param {Desk} desk */
function dropping(desk) {
  if (!desk.can.DropOut) return null;
  const player = nameField(T.name, { id: "drop-name", name: "player" });
  const reason = reasonField(false);
  const act = () => desk.send({ DropOut: { player: player.value, reason: reason.value } });
  return behind(T.dropOut, deskForm(desk, T.dropOut, T.dropOut, act, player.node, reason.node));
}

/** @param {Desk} desk */
function expelling(desk) {
  if (!desk.can.Expel) return null;
  const player = nameField(T.name, { id: "expel-name", name: "player" });
  const reason = reasonField();
  const act = () => desk.send({ Expel: { player: player.value, reason: reason.value } });
  return behind(T.expel, deskForm(desk, T.expel, T.expel, act, player.node, reason.node));
}
