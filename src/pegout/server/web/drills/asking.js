// A question of a drill: what can be seen, and the way to answer.

import { cardButton, MOST_IN_A_HAND, openCard, row } from "../base/cards.js";
import { el, labelled } from "../base/dom.js";
import { T } from "../texts/drills.js";

/** @typedef {import("./types.js").Asked} Asked */
/** @typedef {import("./types.js").CountingQuestion} CountingQuestion */
/** @typedef {import("./types.js").PeggingQuestion} PeggingQuestion */
/** @typedef {number | string[]} Answer */
/** @typedef {(answer: Answer) => unknown} Answered */

/**
 * The question; `answered` is called once, and then nothing in it can be changed any more.
 *
 * @param {Asked} asked
 * @param {Answered} answered
 * @returns {HTMLElement}
 */
export function asking(asked, answered) {
  const { question } = asked;
  if (question.kind === "counting") return counting(question, answered);
  const table =
    question.kind === "pegging" ? played(question, asked.count ?? 0) : [el("p", { class: "task" }, T.throwTask)];
  const crib = question.dealer ? T.ownCrib : T.otherCrib;
  const held = question.kind === "pegging" ? question.held : question.cards;
  return el(
    "div",
    { class: "question" },
    el("p", { class: "standing" }, T.standing(question.scores, question.goal, crib)),
    ...table,
    choosing(asked, held, answered),
  );
}

/**
 * @param {CountingQuestion} question
 * @param {Answered} answered
 */
function counting(question, answered) {
  const limits = { min: 0, max: MOST_IN_A_HAND, required: true };
  const number = el("input", { type: "number", id: "count", inputmode: "numeric", ...limits });
  const button = el("button", { class: "main" }, T.count);
  const onsubmit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    number.disabled = button.disabled = true;
    answered(Number(number.value));
  };
  return el(
    "form",
    { class: "question", onsubmit },
    el("p", { class: "task" }, question.crib ? T.countCrib : T.countHand),
    el(
      "div",
      { class: "spots" },
      spot(question.crib ? T.crib : T.hand, row(question.hand, question.crib ? T.crib : T.hand)),
      spot(T.starter, row([question.starter], T.starter)),
    ),
    el("div", { class: "line" }, labelled(T.countLabel, number), button),
  );
}

/**
 * @param {string} title
 * @param {HTMLElement} shown
 */
function spot(title, shown) {
  return el("div", { class: "spot" }, el("h2", {}, title), shown);
}

/**
 * @param {PeggingQuestion} question
 * @param {number} count
 */
function played(question, count) {
  const { series, theirs, laid, thrown } = question;
  const lies = series.length ? row(series, T.series) : el("p", {}, T.newSeries);
  return [
    el("p", { class: "task" }, T.pegTask),
    el(
      "div",
      { class: "spots baize" },
      spot(T.seriesAt(count), lies),
      spot(T.starter, el("span", { class: "row" }, openCard(question.starter))),
    ),
    el(
      "p",
      { class: "drill-piles" },
      pile(T.theyLaid, theirs),
      pile(T.youLaid, laid),
      pile(T.youThrew, thrown),
      question.other_went && el("span", {}, T.otherWent),
    ),
  ];
}

/**
 * @param {string} title
 * @param {string[]} cards
 */
function pile(title, cards) {
  return cards.length > 0 && el("span", { class: "pile" }, el("span", {}, title), row(cards, title, "tiny"));
}

/**
 * The held cards: one is laid with a click, two are picked and then thrown.
 *
 * @param {Asked} asked
 * @param {string[]} held
 * @param {Answered} answered
 */
function choosing({ choices, number, question }, held, answered) {
  /** @type {Set<string>} */
  const picked = new Set();
  const hand = el("div", { class: "hand", role: "group", "aria-label": T.hand });
  const done = () => {
    button.hidden = true;
    hand.dataset.done = "";
    draw();
    answered([...picked]);
  };
  const words = question.kind === "throwing" && question.dealer ? T.throwOwn : T.throwOther;
  const way = { type: "button", class: "main", "data-enter": true };
  const button = el("button", { ...way, disabled: true, onclick: done }, words);
  const pick = (/** @type {string} */ card) => {
    if (!picked.delete(card)) picked.add(card);
    if (picked.size > number) picked.delete([...picked][0]);
    button.disabled = picked.size !== number;
    if (number === 1) done();
    else draw();
  };
  const draw = () => {
    const focused = document.activeElement?.id;
    const cards = held.map((card, at) => {
      const usable = choices.includes(card) && !("done" in hand.dataset);
      return cardButton(card, { number: at + 1, usable, picked: picked.has(card), use: () => pick(card) });
    });
    hand.replaceChildren(...cards);
    if (focused?.startsWith("card-")) document.getElementById(focused)?.focus();
  };
  draw();
  return el("div", { class: "choosing" }, hand, number > 1 && button);
}
