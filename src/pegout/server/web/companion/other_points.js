// Points that come less often: heels, muggins, penalties by their names, and points back.

import { el } from "../base/dom.js";
import { closing } from "./doubts.js";
import { T } from "../texts/companion.js";

/** @typedef {import("./board_page.js").BoardDesk} BoardDesk */

/** @param {BoardDesk} desk */
export function openOthers(desk) {
  const { sheet } = desk.view;
  const choose = (/** @type {string} */ words, /** @type {Partial<import("./board_page.js").Entering>} */ some) =>
    closing(words, () => desk.change({ penalty: "", ...some }));
  desk.window(
    T.otherTitle,
    "others",
    choose(T.heelsChoice, { kind: "heels", typed: String(sheet.heels) }),
    sheet.muggins && choose(T.mugginsChoice, { kind: "muggins" }),
    choose(T.backChoice, { kind: "back" }),
    el("h3", {}, T.penaltiesTitle),
    ...sheet.penalties.map((penalty) => named(desk, penalty)),
    choose(T.penaltyChoice, { kind: "penalty" }),
  );
}

/**
 * @param {BoardDesk} desk
 * @param {import("./types.js").Penalty} penalty
 */
function named(desk, penalty) {
  const { name, points, back } = penalty;
  const kind = back ? "back" : "penalty";
  const act = () => desk.change({ kind, penalty: name, typed: String(points) });
  return closing(back ? T.penaltyBack(penalty) : T.penaltyNamed(penalty), act, { title: T.penaltyWhat(penalty) });
}
