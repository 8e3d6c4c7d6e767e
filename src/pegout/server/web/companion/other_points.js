// Points that come less often: heels, muggins, penalties by their names, and points back.

import { el, labelled } from "../base/dom.js";
import { closing } from "../base/dialog.js";
import { mark } from "../base/wrong_field.js";
import { T } from "../texts/companion.js";

/** @typedef {import("./board_page.js").BoardDesk} BoardDesk */

const LONGEST_PENALTY = 40;

/** @param {BoardDesk} desk */
export function openOthers(desk) {
  const { sheet } = desk.view;
  const choose = (/** @type {string} */ words, /** @type {Partial<import("./board_page.js").Entering>} */ some) =>
    closing(words, () => desk.change({ penalty: "", ...some }));
  desk.window(
    T.otherTitle,
    "others",
    closing(T.heelsChoice, () => desk.fillIn(sheet.heels, { kind: "heels", penalty: "" })),
    sheet.muggins && choose(T.mugginsChoice, { kind: "muggins" }),
    choose(T.backChoice, { kind: "back" }),
    el("h3", {}, T.penaltiesTitle),
    ...sheet.penalties.map((penalty) => named(desk, penalty)),
    closing(T.penaltyChoice, () => openAnother(desk)),
  );
}

/**
 * A penalty of the house goes by its name as well.
 *
 * @param {BoardDesk} desk
 */
function openAnother(desk) {
  const name = el("input", { id: "penalty-name", maxlength: LONGEST_PENALTY, autocomplete: "off", required: true });
  const onsubmit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    if (name.value.trim() === "") {
      mark(name, T.penaltyUnnamed);
      return name.focus();
    }
    name.closest("dialog")?.close();
    desk.change({ kind: "penalty", penalty: name.value.trim() });
  };
  const take = el("button", { class: "main" }, T.penaltyTake);
  desk.window(T.penaltyChoice, "naming", el("form", { onsubmit }, labelled(T.penaltyName, name), take));
}

/**
 * @param {BoardDesk} desk
 * @param {import("./types.js").Penalty} penalty
 */
function named(desk, penalty) {
  const { name, points, back } = penalty;
  const kind = back ? "back" : "penalty";
  const act = () => desk.fillIn(points, { kind, penalty: name });
  return closing(back ? T.penaltyBack(penalty) : T.penaltyNamed(penalty), act, { title: T.penaltyWhat(penalty) });
}
