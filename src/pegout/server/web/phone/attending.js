// Saying that one is here, and withdrawing.

import { openDialog } from "../base/dialog.js";
import { el } from "../base/dom.js";
import { closing } from "../base/dialog.js";
import { T } from "../texts/phone.js";

/** @typedef {import("./phone_page.js").Phone} Phone */

const IN = ["waiting", "placed", "confirmed"];

/** @param {Phone} phone */
export function attending(phone) {
  const { view, me, queue } = phone;
  if (view === null || me === null) return [];
  const { event } = view.event;
  const entered = IN.includes(me.status_code);
  const open = event.phase === "open";
  const over = me.finished || !(open || event.phase === "playing");
  const waits = (/** @type {string} */ what) => queue.waiting.some((one) => one.do === what);
  return [
    entered && !over && isAwaited(phone) && !waits("CheckIn") && hereButton(phone, open),
    entered && open && !waits("Withdraw") && withdrawButton(phone),
  ];
}

/**
 * Online whoever has a seat is there.
 *
 * @param {Phone} phone
 */
function isAwaited({ view, me }) {
  return me?.arrival === "not_here" && !view?.event.event.online;
}

/**
 * @param {Phone} phone
 * @param {boolean} large  As long as nothing else is to be done.
 */
function hereButton(phone, large) {
  const onclick = () => phone.enter("CheckIn", { entrant: phone.me?.name });
  return el("button", { type: "button", id: "check-in", class: large ? "main big" : null, onclick }, T.here);
}

/** @param {Phone} phone */
function withdrawButton(phone) {
  const act = () => phone.enter("Withdraw", { entrant: phone.me?.name });
  const sure = () => openDialog(T.withdraw, "phone-window", el("p", {}, T.withdrawWords), closing(T.withdrawYes, act));
  return el("button", { type: "button", id: "withdraw", class: "plain", onclick: sure }, T.withdraw);
}
