// The link that makes a phone this player's: to be kept, or opened on another phone. The code is drawn here, so
// that the key goes to nobody.

import { el } from "../base/dom.js";
import { linkToSend } from "../base/sharing.js";
import { keep, kept } from "../base/storage.js";
import { codeDrawn } from "../companion/code_drawn.js";
import { linkTo } from "../events/keys.js";
import { T } from "../texts/phone.js";

/** @typedef {import("./phone_page.js").Phone} Phone */

const PLACE = "pegout.event-link-kept.";

/** @param {Phone} phone */
export function ownLink(phone) {
  return [el("details", {}, el("summary", {}, T.ownLink), ...shown(phone))];
}

/**
 * Above all else until it was kept, while there is time for that.
 *
 * @param {Phone} phone
 */
export function linkToKeep(phone) {
  const { event } = phone;
  if (isKept(phone)) return [];
  const done = () => {
    keep(PLACE + event, "yes");
    phone.draw();
  };
  return [
    el("h2", {}, T.ownLink),
    ...shown(phone),
    el("button", { type: "button", class: "main", onclick: done }, T.linkKept),
  ];
}

/** @param {Phone} phone */
export function isKept({ event, view }) {
  return view?.event.event.phase !== "open" || kept(PLACE + event) !== null;
}

/** @param {Phone} phone */
function shown({ event, key }) {
  const address = linkTo(event, "me", key);
  return [
    el("p", {}, T.ownLinkWords),
    codeDrawn(address, "own-code", T.ownLinkCode),
    linkToSend(T.link, T.title, address, "own-link"),
  ];
}
