// The judge: who calls, rulings in words with their articles, and places that no match has decided.

import { citationLinks } from "../base/citations.js";
import { el } from "../base/dom.js";
import { attempt } from "../base/frame.js";
import { behind, button, deskForm, divisionField, nameField, reasonField, textField } from "./forms.js";
import { Rows } from "../base/rows.js";
import { T } from "../texts/desk.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("./types.js").CallLine} CallLine */
/** @typedef {import("./types.js").GameLine} GameLine */
/** @typedef {import("./types.js").RulingLine} RulingLine */

export class Judging {
  #calls = new Rows(el("ul", { class: "call-rows" }));
  #nobody = el("p", { class: "hint" }, T.nobodyCalls);
  #none = el("p", { class: "hint" }, T.noRulings);
  #rulings = new Rows(el("ul", { class: "ruling-rows" }));
  #forms = el("div");
  #shape = "";

  /** @param {Desk} desk */
  constructor(desk) {
    this.desk = desk;
    const calls = el("div", { class: "box" }, el("h2", {}, T.calls), this.#nobody, this.#calls.node);
    const rulings = el("div", { class: "box" }, el("h2", {}, T.rulings), this.#none, this.#rulings.node);
    this.node = el("section", { "aria-label": T.parts.judge }, calls, this.#forms, rulings);
  }

  /** @param {import("./types.js").TodoLine} line */
  take({ kind }) {
    const wanted =
      kind === "decide" ? this.#forms.querySelector("#decide-place") : this.#calls.node.querySelector("a, button");
    const details = wanted?.closest("details");
    if (details) details.open = true;
    if (wanted instanceof HTMLElement) wanted.focus();
  }

  show() {
    const { calls, games, rulings, fields } = this.desk.view;
    const open = Object.entries(calls).filter(([, call]) => !call.settled);
    this.#nobody.hidden = open.length > 0;
    this.#calls.show(
      open.map(([key, call]) => [key, { call, game: games[`${call.division}|${call.game}`] ?? null }]),
      ({ call, game }) => callRow(this.desk, call, game),
    );
    this.#none.hidden = Object.keys(rulings).length > 0;
    this.#rulings.show(Object.entries(rulings).reverse(), rulingRow);
    const names = Object.values(fields).map(({ name }) => name);
    const shape = JSON.stringify([names, this.desk.role]);
    if (shape !== this.#shape) this.#forms.replaceChildren(...forms(this.desk, names));
    this.#shape = shape;
  }
}

/**
 * @param {Desk} desk
 * @param {CallLine} call
 * @param {GameLine | null} game
 */
function callRow(desk, call, game) {
  const who = el("span", { class: "game-who" }, el("strong", {}, T.callTitle(call, game)), el("span", {}, call.words));
  const buttons = el("span", { class: "game-buttons" });
  if (call.asks) {
    if (desk.can.NoteRuling) buttons.append(...answers(desk, call));
    return el("li", {}, who, buttons);
  }
  if (desk.can.NoteRuling && game)
    buttons.append(
      ...[game.first, game.second].map((dealer) =>
        el("a", { href: judgesDesk(desk, game, dealer), target: "_blank", rel: "noopener" }, T.judgeWithDealer(dealer)),
      ),
    );
  if (desk.can.SettleCall) buttons.append(button(T.beenThere, () => desk.act({ SettleCall: { number: call.number } })));
  return el("li", {}, who, buttons);
}

/**
 * A table of the server waits for the answer: nobody has to go there.
 *
 * @param {Desk} desk
 * @param {CallLine} call
 */
function answers(desk, { number }) {
  const say = (/** @type {boolean} */ upheld) => () =>
    attempt(desk.page, () => desk.ask("POST", "ruling", { call: number, upheld }));
  return [button(T.carryOut, say(true), { class: "main" }), button(T.doNotCarryOut, say(false))];
}

/**
 * The judge's desk, told whose game it is; the dealer comes first there.
 *
 * @param {Desk} desk
 * @param {GameLine} game
 * @param {string} dealer
 */
function judgesDesk(desk, { division, game, first, second }, dealer) {
  const where = new URLSearchParams({ event: desk.event, division, game });
  const told = new URLSearchParams({ rules: desk.now.game });
  for (const name of dealer === first ? [first, second] : [second, first]) told.append("name", name);
  return `/judge?${where}#${told}`;
}

/** @param {RulingLine} ruling */
function rulingRow({ number, text, citations, division, game }) {
  const where = [T.recordNumber(number), division, game].filter(Boolean).join(", ");
  return el("li", {}, el("span", { class: "hint" }, where), el("p", {}, text), citationLinks(citations));
}

/**
 * @param {Desk} desk
 * @param {string[]} names
 */
function forms(desk, names) {
  return [calling(desk, names), ruling(desk, names), deciding(desk, names)].filter((one) => one !== null);
}

/**
 * @param {Desk} desk
 * @param {string[]} names
 */
function calling(desk, names) {
  if (!desk.can.CallJudge || names.length === 0) return null;
  const division = divisionField(names, "call-field");
  const game = textField(T.gameId, { id: "call-game", name: "game", required: true });
  const words = textField(T.callWords, { id: "call-words" });
  const act = () =>
    desk.send({ CallJudge: { division: division.control.value, game: game.value, words: words.value } });
  return behind(T.callJudge, deskForm(desk, T.callJudge, T.callJudge, act, division.node, game.node, words.node));
}

/**
 * @param {Desk} desk
 * @param {string[]} names
 */
function ruling(desk, names) {
  if (!desk.can.NoteRuling) return null;
  const division = divisionField(names, "ruling-field");
  const game = textField(T.gameIfAny, { id: "ruling-game", name: "game" });
  const text = textField(T.rulingWords, { id: "ruling-words", name: "text", required: true, maxlength: 1000 });
  const articles = textField(T.articles, { id: "ruling-articles", name: "citations", placeholder: T.articlesExample });
  const act = () => {
    const citations = articles.value.split(/[\s,;]+/).filter(Boolean);
    const place = { division: division.control.value, game: game.value };
    return desk.send({ NoteRuling: { text: text.value, citations, ...place } });
  };
  const fields = [text.node, articles.node, division.node, game.node];
  return behind(T.noteRuling, deskForm(desk, T.noteRuling, T.noteRuling, act, ...fields));
}

/**
 * @param {Desk} desk
 * @param {string[]} names
 */
function deciding(desk, names) {
  if (!desk.can.DecidePlace || names.length === 0) return null;
  const division = divisionField(names, "decide-field");
  const named = { id: "decide-place", name: "place" };
  const place = textField(T.place, { type: "number", min: 1, max: 9999, required: true, ...named });
  const player = nameField(T.name, { id: "decide-name", name: "player" });
  const reason = reasonField();
  const act = () => {
    const given = { place: Number(place.value), player: player.value, reason: reason.value };
    return desk.send({ DecidePlace: { division: division.control.value, ...given } });
  };
  const fields = [division.node, place.node, player.node, reason.node];
  return behind(T.decide, deskForm(desk, T.decide, T.decide, act, ...fields));
}
