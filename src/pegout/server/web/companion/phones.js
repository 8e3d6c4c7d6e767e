// The second phone: the link with the key, as a code to be photographed. It is drawn here, so that the key
// goes to nobody.

import { drawn } from "../base/drawing.js";
import { choice, el, labelled } from "../base/dom.js";
import { linkToSend } from "../base/sharing.js";
import { namesOf } from "./phase.js";
import { qrCode } from "./qr.js";
import { T } from "../texts/companion.js";

/** @typedef {import("./board_page.js").BoardDesk} BoardDesk */

const EDGE = 4; // squares that must stay empty around a code

/** @param {BoardDesk} desk */
export function openPhones(desk) {
  const { board, keeping } = desk;
  const address = `${location.origin}/b/${board}#${keeping.key}`;
  desk.window(
    T.secondPhone,
    "phones",
    el("p", {}, T.phonesWords),
    code(address),
    linkToSend(T.link, T.boardTitle, address, "board-link"),
    ownSide(desk),
    bothSwitch(desk),
  );
}

/** @param {string} address */
function code(address) {
  const rows = qrCode(address);
  if (rows === null) return null;
  const size = rows.length + 2 * EDGE;
  const dark = rows.flatMap((row, y) => row.map((on, x) => (on ? `M${x + EDGE} ${y + EDGE}h1v1h-1z` : "")));
  const looks = { class: "phone-code", viewBox: `0 0 ${size} ${size}`, role: "img", "aria-label": T.qrLabel };
  const ground = drawn("rect", { class: "light", width: size, height: size });
  return drawn("svg", looks, ground, drawn("path", { class: "dark", d: dark.join("") }));
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
