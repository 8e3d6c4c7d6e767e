// The learner's cards to throw or lay, and cards that are counted.

import { cardButton, inOrder, row } from "../base/cards.js";
import { el } from "../base/dom.js";
import { T } from "../texts/learn.js";

/** @typedef {import("./lesson_page.js").LessonPage} LessonPage */
/** @typedef {import("./lesson_types.js").CountingSeen} CountingSeen */

/** @param {LessonPage} page */
export function ownCards(page) {
  const { game, may } = page.seen;
  const [thrown, laid] = [may.find(({ do: what }) => what === "throw"), may.find(({ do: what }) => what === "play")];
  const cards = inOrder(game.hand).map((card, at) =>
    cardButton(card, {
      number: at + 1,
      usable: Boolean(thrown?.cards?.includes(card) || laid?.cards?.includes(card)),
      picked: thrown ? page.picked.has(card) : null,
      use: () => (thrown ? page.pick(card, thrown.number ?? 0) : page.make({ do: "play", cards: [card] })),
    }),
  );
  return cards.length ? [el("h2", {}, T.ownTitle), el("div", { class: "hand" }, ...cards)] : [];
}

/** @param {LessonPage} page */
export function counted(page) {
  const { counting, may } = page.seen;
  if (!counting) return [];
  const marks = may.some(({ do: what }) => what === "mark");
  const all = [...inOrder(counting.hand), counting.starter];
  const cards = all.map((card, at) =>
    cardButton(card, {
      number: at + 1,
      usable: marks,
      picked: marks ? page.picked.has(card) : null,
      use: () => page.pick(card, all.length),
    }),
  );
  const total = el("strong", {}, T.points(counting.total));
  return [el("h2", {}, counting.title), el("div", { class: "hand counted" }, ...cards), found(counting), total];
}

/** @param {CountingSeen} counting */
function found({ found: items }) {
  const lines = items.map(({ kind, points, cards }) =>
    el("li", {}, row(cards, kind, "small"), el("span", {}, kind), el("strong", {}, `+${points}`)),
  );
  return el("ul", { class: "found", "aria-label": T.foundTitle }, ...lines);
}
