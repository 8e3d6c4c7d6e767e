// The second phone: the link with the key, as a code to be photographed.

import { choice, el, labelled } from "../base/dom.js";
import { linkToSend } from "../base/sharing.js";
import { codeDrawn } from "./code_drawn.js";
import { namesOf } from "./phase.js";
import { T } from "../texts/companion.js";

/** @typedef {import("./board_page.js").BoardDesk} BoardDesk */

/** @param {BoardDesk} desk */
export function openPhones(desk) {
  const { board, keeping } = desk;
  const address = `${location.origin}/b/${board}#${keeping.key}`;
  desk.window(
    T.secondPhone,
    "phones",
    el("p", {}, T.phonesWords),
    codeDrawn(address, "phone-code", T.qrLabel),
    linkToSend(T.link, T.boardTitle, address, "board-link"),
    ownSide(desk),
    bothSwitch(desk),
  );
}

/** @param {BoardDesk} desk */
function ownSide({ view, keeping }) {
  /** @type {[string, string][]} */
  const sides = view.scores.map((_, side) => [String(side), T.sideName(namesOf(view, side))]);
  const who = choice([["", T.everybodys], ...sides], String(keeping.by ?? ""), { id: "own-side" });
  who.addEventListener("change", () => keeping.become(who.value === "" ? null : Number(who.value)));
  return labelled(T.sideLabel, who);
}

/** @param {BoardDesk} desk */
function bothSwitch(desk) {
  const box = el("input", { type: "checkbox", checked: desk.view.both });
  box.addEventListener("change", () => desk.act({ do: "both", on: box.checked }));
  return labelled(T.bothConfirm, box, "check");
}
