// Other phones: a link for each side's own, which alone confirms for that side, and one for any phone that keeps
// the score with the board's key. Each is a code to be photographed, too.

import { choice, el, labelled } from "../base/dom.js";
import { linkToSend } from "../base/sharing.js";
import { codeDrawn } from "./code_drawn.js";
import { namesOf } from "./phase.js";
import { T } from "../texts/companion.js";

/** @typedef {import("./board_page.js").BoardDesk} BoardDesk */

/** @param {BoardDesk} desk */
export function openPhones(desk) {
  const body = el("div", { class: "phones-body" });
  const draw = () => body.replaceChildren(...parts(desk, draw));
  draw();
  desk.window(T.secondPhone, "phones", body);
}

/**
 * @param {BoardDesk} desk
 * @param {() => void} draw
 */
function parts(desk, draw) {
  const { view, keeping } = desk;
  const box = bothBox(desk);
  const confirming = [labelled(T.bothConfirm, box, "check"), el("p", { class: "hint" }, T.ownConfirms)];
  if (keeping.key === "") return [el("p", {}, T.ownPhone(namesOf(view, Number(keeping.by)))), ...confirming];
  return [...links(desk, box), ownSide(desk, draw), ...removals(desk, draw), ...confirming];
}

/**
 * A side's own phone is there to confirm: with the first invitation, every side is to.
 *
 * @param {BoardDesk} desk
 * @param {HTMLInputElement} box
 */
function links(desk, box) {
  const { board, keeping, view } = desk;
  const shown = el("div", {});
  const draw = () => {
    const side = whom.value;
    if (side !== "" && !desk.view.both) box.checked = desk.act({ do: "both", on: true });
    const secret = side === "" ? keeping.key : `${side}.${keeping.invitationFor(Number(side))}`;
    const address = `${location.origin}/b/${board}#${secret}`;
    shown.replaceChildren(
      el("p", {}, side === "" ? T.phonesWords : T.invitationWords(namesOf(view, Number(side)))),
      codeDrawn(address, "phone-code", T.qrLabel) ?? "",
      linkToSend(T.link, T.boardTitle, address, "board-link"),
    );
  };
  /** @type {[string, string][]} */
  const free = sides(desk)
    .filter((side) => view.phones[side] !== "own")
    .map((side) => [String(side), T.phoneOf(namesOf(view, side))]);
  const whom = choice([["", T.anyPhone], ...free], "", { id: "link-for", onchange: draw });
  draw();
  return [labelled(T.linkFor, whom), shown];
}

/** @param {BoardDesk} desk */
function sides({ view }) {
  return view.scores.map((_, side) => side);
}

/**
 * @param {BoardDesk} desk
 * @param {() => void} draw
 */
function ownSide(desk, draw) {
  const { view, keeping } = desk;
  /** @type {[string, string][]} */
  const open = sides(desk)
    .filter((side) => view.phones[side] !== "own" || side === keeping.by)
    .map((side) => [String(side), T.sideName(namesOf(view, side))]);
  const who = choice([["", T.everybody], ...open], String(keeping.by ?? ""), { id: "own-side" });
  who.addEventListener("change", () => {
    keeping.become(who.value === "" ? null : Number(who.value));
    draw();
  });
  return labelled(T.sideLabel, who);
}

/**
 * @param {BoardDesk} desk
 * @param {() => void} draw
 */
function removals(desk, draw) {
  const { view, keeping } = desk;
  const others = sides(desk).filter((side) => view.phones[side] === "own" && side !== keeping.by);
  return others.map((side) => {
    const act = () => {
      keeping.removePhone(side);
      draw();
    };
    return el("button", { type: "button", onclick: act }, T.removePhone(namesOf(view, side)));
  });
}

/** @param {BoardDesk} desk */
function bothBox(desk) {
  const box = el("input", { type: "checkbox", checked: desk.view.both });
  box.addEventListener("change", () => desk.act({ do: "both", on: box.checked }));
  return box;
}
