// The money: what is paid and got beside the entries, prizes and pools, the books, and the end of the event.

import { el, Region } from "../base/dom.js";
import { drawBooks } from "./books.js";
import { Fetched } from "./fetched.js";
import { amountField, behind, deskForm, nameField, poolField, textField } from "./forms.js";
import { T } from "../texts/desk.js";

/** @typedef {import("./desk.js").Desk} Desk */

const PLACE_SHARED = ";";

export class Money {
  #books = el("div", { class: "books" });
  #told = new Region("p");
  #forms = new Region("div"); // drawn anew as seldom as can be: somebody may be typing there
  #fetched;

  /** @param {Desk} desk */
  constructor(desk) {
    this.desk = desk;
    this.#fetched = new Fetched(desk, "lists/books", (rows) => drawBooks(this.#books, rows));
    this.node = el(
      "section",
      { "aria-label": T.parts.money },
      this.#told.node,
      this.#forms.node,
      el("h2", {}, T.books),
      this.#books,
    );
  }

  /** @param {import("./types.js").TodoLine} line */
  take({ kind }) {
    const details = this.#forms.node.querySelector(`#money-${kind}`);
    if (details instanceof HTMLDetailsElement) details.open = true;
    details?.querySelector("input, textarea, button")?.scrollIntoView({ block: "center" });
    /** @type {HTMLElement | null | undefined} */ (details?.querySelector("input, textarea, button"))?.focus();
  }

  show() {
    const { desk } = this;
    const { phase, pools: offered } = desk.now;
    const told = [phase === "closed" ? T.isClosed : "", ...prizesGiven(desk)].join(" ");
    this.#told.show(told, () => (told.trim() ? [told] : []));
    const facts = [phase, offered, prizesGiven(desk), desk.role];
    this.#forms.show(facts, () => (phase === "closed" ? [] : forms(desk)));
    this.#fetched.show();
  }
}

/** @param {Desk} desk */
function prizesGiven({ now }) {
  const given = now.prizes.filter(({ name }) => name !== "");
  return given.map(({ place, name, amount }) => T.prize(place, name, amount));
}

/** @param {Desk} desk */
function forms(desk) {
  return [spending(desk), puttingIn(desk), handingOver(desk), donating(desk), prizes(desk), pools(desk), closing(desk)];
}

/** @param {Desk} desk */
function spending(desk) {
  const on = textField(T.spentOn, { id: "spend-on", name: "on", required: true, maxlength: 40 });
  const amount = amountField(desk, T.amount, (said) => T.spends(said, on.value), { beside: on.control });
  const text = textField(T.note, { id: "spend-text" });
  const act = () => desk.send({ Spend: { on: on.value, cents: amount.cents, text: text.value } });
  return behind(T.spend, deskForm(desk, T.spend, T.spend, act, on.node, amount.node, text.node));
}

/** @param {Desk} desk */
function puttingIn(desk) {
  const amount = amountField(desk, T.amount, T.lends);
  const text = textField(T.note, { id: "put-text" });
  const act = () => desk.send({ PutIn: { cents: amount.cents, text: text.value } });
  return behind(T.putIn, deskForm(desk, T.putIn, T.putIn, act, amount.node, text.node));
}

/** @param {Desk} desk */
function handingOver(desk) {
  const amount = amountField(desk, T.amount, T.handsOver);
  const text = textField(T.note, { id: "hand-text" });
  const act = () => desk.send({ HandOver: { cents: amount.cents, text: text.value } });
  return behind(T.handOver, deskForm(desk, T.handOver, T.handOver, act, amount.node, text.node));
}

/** @param {Desk} desk */
function donating(desk) {
  const giver = nameField(T.giver, { id: "donate-giver", name: "giver" });
  const amount = amountField(desk, T.amount, (said) => T.gives(said, giver.value), { beside: giver.control });
  const act = () => desk.send({ Donate: { giver: giver.value, cents: amount.cents } });
  return behind(T.donate, deskForm(desk, T.donate, T.donate, act, giver.node, amount.node));
}

/** @param {Desk} desk */
function prizes(desk) {
  if (prizesGiven(desk).length > 0) return null;
  const names = el("textarea", { id: "prize-order", name: "order", rows: 4, required: true });
  const act = async () => {
    const lines = names.value.split("\n").filter((line) => line.trim());
    const order = lines.map((line) => line.split(PLACE_SHARED).map((name) => name.trim()));
    await desk.send({ AwardPrizes: { order } });
  };
  const field = el("label", { class: "field" }, el("span", {}, T.finalOrder), names);
  const details = behind(T.awardPrizes, deskForm(desk, T.awardPrizes, T.awardPrizes, act, field));
  details.id = "money-prizes";
  return details;
}

/** @param {Desk} desk */
function pools(desk) {
  const open = desk.now.pools.filter(({ awarded }) => !awarded);
  if (open.length === 0) return null;
  const pool = poolField(open, "award-pool");
  const winners = el("textarea", { id: "pool-winners", name: "winners", rows: 2 });
  const act = () => {
    const names = winners.value.split("\n").map((name) => name.trim());
    return desk.send({ AwardPool: { pool: pool.control.value, winners: names.filter(Boolean) } });
  };
  const field = el("label", { class: "field" }, el("span", {}, T.poolWinners), winners);
  const details = behind(T.awardPool, deskForm(desk, T.awardPool, T.awardPool, act, pool.node, field));
  details.id = "money-pools";
  return details;
}

/** @param {Desk} desk */
function closing(desk) {
  if (!desk.can.CloseEvent) return null;
  const details = behind(
    T.closeEvent,
    el("p", { class: "hint" }, T.closeWords),
    deskForm(desk, T.closeEvent, T.closeEvent, () => desk.send({ CloseEvent: {} })),
  );
  details.id = "money-close";
  return details;
}
