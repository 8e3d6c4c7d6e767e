// Events on the server's own tables: who this browser is plays under the entrant's name.

import { beSomebody, Refusal } from "../base/api.js";
import { el } from "../base/dom.js";
import { attempt } from "../base/frame.js";
import { keep, kept } from "../base/storage.js";
import { askEvent } from "../events/asking.js";
import { T } from "../texts/phone.js";

/** @typedef {import("./phone_page.js").Phone} Phone */

const PLACE = "pegout.event-seat.";
const TO_BE_LET_IN = "to_be_let_in";
/** @type {Set<string>} */
const asked = new Set();

/**
 * Once, when the event is seen for the first time here: another phone of the same player keeps what it has.
 *
 * @param {Phone} phone
 */
export function takeSeat(phone) {
  const { event, view, me } = phone;
  if (phone.waits && me?.asks) phone.heard = true;
  const answered = phone.waits && phone.heard && !me?.asks;
  if (!view?.event.event.online || (!answered && (asked.has(event) || kept(PLACE + event)))) return;
  asked.add(event);
  attempt(phone.page, () => sitHere(phone));
}

/**
 * Where deals are shared the director lets guests in: until then this phone waits.
 *
 * @param {Phone} phone
 */
async function sitHere(phone) {
  const { event, key, page } = phone;
  const { name } = await beSomebody({ "x-event": event, "x-event-key": key });
  page.name(name);
  const waited = phone.waits;
  try {
    await askEvent("POST", event, "seat", key, {});
    keep(PLACE + event, "yes");
    phone.waits = false;
    phone.letIn = waited;
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== TO_BE_LET_IN) throw error;
    phone.waits = true;
    phone.heard = phone.me?.asks ?? false;
  }
  phone.draw();
}

/** @param {Phone} phone */
export function waitLine({ waits, letIn }) {
  if (waits) return [T.toBeLetIn];
  return letIn ? [T.letIn] : [];
}

/** @param {Phone} phone */
export function tableLine(phone) {
  const { game, view } = phone;
  if (!view?.event.event.online || game === null || phone.waits) return [];
  if (!game.online) return [el("p", { class: "hint" }, T.tableComes)];
  const address = `/t/${encodeURIComponent(game.online)}`;
  const move = () =>
    attempt(phone.page, async () => {
      await sitHere(phone);
      location.assign(address);
    });
  return [
    el("a", { class: "button to-my-table", href: address }, T.toTable),
    el("p", { class: "hint" }, T.comeSoon(view.event.event.online.wait_seconds)),
    el("button", { type: "button", class: "plain", onclick: move }, T.playHere),
  ];
}
