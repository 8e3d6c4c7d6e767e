// One entry: its row with what is done most, and a window with everything that can be done for it.

import { openDialog } from "../base/dialog.js";
import { el } from "../base/dom.js";
import { attempt } from "../base/frame.js";
import { markedName } from "../base/kept_mark.js";
import { amountField, behind, button, deskForm, poolField, reasonField } from "./forms.js";
import { T } from "../texts/desk.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("./types.js").EntryLine} EntryLine */

const UNDECIDED = "undecided";

/**
 * @param {Desk} desk
 * @param {EntryLine} entry
 */
export function entryRow(desk, entry) {
  const { name, kind, status_code, arrival } = entry;
  const marks = [
    el("span", { class: `mark ${status_code}` }, T.statuses[status_code]),
    status_code === "confirmed" ? el("span", { class: `mark ${arrival}` }, T.arrivals[arrival]) : null,
    entry.unapproved ? el("span", { class: "mark" }, T.unapproved) : null,
    entry.asks ? el("span", { class: "mark placed" }, T.asksIn) : null,
    entry.refund_cents > 0 ? el("span", { class: "mark placed" }, T.isOwed(desk.money(entry.refund_cents))) : null,
  ];
  const words = [entry.position ? T.number(entry.position) : "", desk.now.kinds.length > 1 ? kind : "", entry.paid];
  const about = el("span", { class: "hint" }, words.filter(Boolean).join(", "));
  const who = el("span", { class: "entry-who" }, el("strong", {}, markedName(name, entry.kept)), about);
  const buttons = el(
    "span",
    { class: "entry-buttons" },
    paidButton(desk, entry),
    hereButton(desk, entry),
    admitButton(desk, entry),
  );
  buttons.append(button(T.more, () => openEntry(desk, entry), { "aria-label": T.moreAbout(name) }));
  return el(
    "li",
    { "data-name": name },
    who,
    el("span", { class: "marks" }, ...marks.filter((one) => one !== null)),
    buttons,
  );
}

/**
 * @param {Desk} desk
 * @param {EntryLine} entry
 */
function paidButton(desk, { name, status_code, owed_cents }) {
  if (status_code !== "placed" || owed_cents <= 0 || !desk.can.Pay) return "";
  const act = () => desk.act({ Pay: { entrant: name, cents: owed_cents } });
  return button(T.paidNow(desk.money(owed_cents)), act, { "aria-label": T.paidBy(name, desk.money(owed_cents)) });
}

/**
 * @param {Desk} desk
 * @param {EntryLine} entry
 */
function hereButton(desk, { name, status_code, arrival }) {
  if (status_code !== "confirmed" || arrival !== "not_here" || !desk.can.CheckIn) return "";
  return button(T.here, () => desk.act({ CheckIn: { entrant: name } }), { "aria-label": T.isHere(name) });
}

/**
 * Where deals are shared a guest is let in by the director.
 *
 * @param {Desk} desk
 * @param {EntryLine} entry
 */
function admitButton(desk, { name, asks }) {
  if (!asks || desk.role !== "director") return "";
  return button(T.letIn, () => attempt(desk.page, () => letIn(desk, name)), { "aria-label": T.letInNamed(name) });
}

/**
 * @param {Desk} desk
 * @param {string} name
 */
export function letIn(desk, name) {
  return desk.ask("POST", "admit", { name });
}

/**
 * @param {Desk} desk
 * @param {EntryLine} entry
 */
export function openEntry(desk, entry) {
  const facts = [entry.kind, entry.status, T.paidSoFar(entry.paid), ...entry.pools.map(T.inPool)];
  if (entry.sponsor) facts.push(T.sponsoredBy(entry.sponsor));
  if (entry.contact) facts.push(entry.contact);
  if (entry.seat) facts.push(T.playedBy(entry.seat));
  const forms = [
    paying(desk, entry),
    entering(desk, entry),
    pooling(desk, entry),
    deciding(desk, entry),
    refunding(desk, entry),
    ...going(desk, entry),
  ];
  openDialog(entry.name, "desk-window", el("p", {}, facts.join(", ")), ...forms);
}

/**
 * @param {Desk} desk
 * @param {EntryLine} entry
 */
function isIn(desk, { status_code }) {
  return ["placed", "confirmed"].includes(status_code) && desk.now.phase !== "closed";
}

/**
 * @param {Desk} desk
 * @param {EntryLine} entry
 */
function paying(desk, entry) {
  if (!isIn(desk, entry) || !desk.can.Pay) return null;
  const { name: entrant, owed_cents } = entry;
  const meaning = (/** @type {string} */ said, /** @type {number} */ cents) => {
    if (owed_cents <= 0) return T.gives(said, entrant);
    if (cents < owed_cents) return T.paysPart(said, entrant, desk.money(owed_cents - cents));
    return cents > owed_cents ? T.paysMore(said, entrant, desk.money(cents - owed_cents)) : T.paysAll(said, entrant);
  };
  const amount = amountField(desk, T.amount, meaning, owed_cents > 0 ? { cents: owed_cents } : {});
  const pay = deskForm(desk, T.paid, T.paid, () => desk.send({ Pay: { entrant, cents: amount.cents } }), amount.node);
  return owed_cents > 0 ? pay : behind(T.payMore, pay);
}

/**
 * @param {Desk} desk
 * @param {EntryLine} entry
 */
function entering(desk, entry) {
  if (entry.status_code !== "confirmed" || entry.arrival !== "not_here" || !desk.can.CheckIn) return null;
  return deskForm(desk, T.here, T.here, () => desk.send({ CheckIn: { entrant: entry.name } }));
}

/**
 * @param {Desk} desk
 * @param {EntryLine} entry
 */
function pooling(desk, entry) {
  const pools = desk.now.pools.filter(({ name }) => !entry.pools.includes(name));
  if (!isIn(desk, entry) || !desk.can.JoinPool || desk.now.phase !== "open" || pools.length === 0) return null;
  const pool = poolField(pools, "join-pool");
  const act = () => desk.send({ JoinPool: { entrant: entry.name, pool: pool.control.value } });
  return behind(T.joinPool, deskForm(desk, T.joinPool, T.joinPool, act, pool.node));
}

/**
 * @param {Desk} desk
 * @param {EntryLine} entry
 */
function deciding(desk, entry) {
  if (entry.refund_status !== UNDECIDED || !desk.can.DecideRefund) return null;
  const meaning = (/** @type {string} */ said) => T.getsBack(said, entry.name);
  const amount = amountField(desk, T.goesBack, meaning, { cents: entry.paid_cents });
  const reason = reasonField();
  const act = () => desk.send({ DecideRefund: { entrant: entry.name, cents: amount.cents, reason: reason.value } });
  return deskForm(desk, T.decideRefund, T.decideRefund, act, amount.node, reason.node);
}

/**
 * @param {Desk} desk
 * @param {EntryLine} entry
 */
function refunding(desk, entry) {
  if (entry.refund_cents <= 0 || !desk.can.PayRefund) return null;
  const words = T.payBack(desk.money(entry.refund_cents));
  return deskForm(desk, words, words, () => desk.send({ PayRefund: { entrant: entry.name } }));
}

/**
 * @param {Desk} desk
 * @param {EntryLine} entry
 */
function going(desk, entry) {
  const entrant = entry.name;
  const listed = isIn(desk, entry) || entry.status_code === "waiting";
  const reason = reasonField();
  const leave = () => desk.send({ Withdraw: { entrant } });
  const remove = () => desk.send({ Remove: { entrant, reason: reason.value } });
  return [
    listed && desk.can.Withdraw
      ? behind(T.withdraw, el("p", { class: "hint" }, T.withdrawWords), deskForm(desk, T.withdraw, T.withdraw, leave))
      : null,
    listed && desk.can.Remove ? behind(T.remove, deskForm(desk, T.remove, T.remove, remove, reason.node)) : null,
  ];
}
