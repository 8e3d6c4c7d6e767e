// What is wanted less often: another dealer, a second phone, the judge, the record, the review.

import { el, labelled } from "../base/dom.js";
import { judgeAddress } from "./applying.js";
import { canStayAwake, stayAwake, staysAwake } from "./awake.js";
import { closing } from "../base/dialog.js";
import { openHelp } from "./help.js";
import { openPhones } from "./phones.js";
import { openRecord } from "./record.js";
import { T } from "../texts/companion.js";

/** @typedef {import("./board_page.js").BoardDesk} BoardDesk */

/** @param {BoardDesk} desk */
export function openMenu(desk) {
  const { keeping, board, view } = desk;
  desk.window(
    T.more,
    "menu",
    desk.event?.back(),
    keeping.keeps && closing(T.secondPhone, () => openPhones(desk)),
    el("a", { class: "button", href: judgeAddress(board, view) }, T.judge),
    closing(T.showRecord, () => openRecord(desk.page, board)),
    el("a", { class: "button", href: `/b/${board}/review` }, T.review),
    el("a", { class: "button", href: "/board" }, T.allBoards),
    closing(T.keysTitle, () => openHelp(desk)),
    ...(desk.playing ? markers(desk) : []),
    canStayAwake && awakeSwitch(),
  );
}

/**
 * Another dealer of the deal that is on.
 *
 * @param {BoardDesk} desk
 */
function markers(desk) {
  const { names, dealer } = desk.view;
  const others = names.map((name, seat) => ({ name, seat })).filter(({ seat }) => seat !== dealer);
  return others.map(({ name, seat }) => closing(T.setMarker(name), () => desk.act({ do: "marker", dealer: seat })));
}

function awakeSwitch() {
  const box = el("input", { type: "checkbox", checked: staysAwake() });
  box.addEventListener("change", () => stayAwake(box.checked));
  return labelled(T.awake, box, "check");
}
