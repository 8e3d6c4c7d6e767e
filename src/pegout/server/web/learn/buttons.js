// What can be done in a lesson, as the server lists it; and the ways back and on.

import { el } from "../base/dom.js";
import { T } from "../texts/learn.js";

/** @typedef {import("./lesson_page.js").LessonPage} LessonPage */
/** @typedef {import("./lesson_types.js").Option} Option */

/** @param {LessonPage} page */
export function buttons(page) {
  const { may } = page.seen;
  const ways = may.map((option) => KINDS[option.do]?.(page, option) ?? null);
  const back = page.canGoBack && plain(T.back, () => page.back(), "back");
  const again = page.canGoBack && may.length === 0 && plain(T.again, () => page.again(), "again");
  return [...ways, may.length === 0 && onward(page), back, again];
}

/** @type {Record<string, (page: LessonPage, option: Option) => HTMLElement>} */
const KINDS = {
  on: (page) => main(T.on, () => page.make({ do: "on" })),
  throw: (page, { number = 0 }) => {
    const cards = [...page.picked];
    const ready = cards.length === number;
    const words = page.seen.game.dealer === 0 ? T.throwToYours : T.throwToTheirs(page.seen.game.names[1]);
    return main(words, () => page.make({ do: "throw", cards }), ready);
  },
  play: () => el("p", { class: "hint keys" }, T.keys),
  go: (page) => main(T.go, () => page.make({ do: "go" }), true, "go"),
  mark: (page) => {
    const cards = [...page.picked];
    return main(T.mark, () => page.make({ do: "mark", cards }), cards.length > 0);
  },
  reveal: (page) => plain(T.reveal, () => page.make({ do: "reveal" }), "reveal"),
};

/**
 * The button that Enter stands for.
 *
 * @param {string} words
 * @param {() => void} act
 * @param {boolean} [ready]
 * @param {string} [id]
 */
function main(words, act, ready = true, id = "main-action") {
  return el("button", { type: "button", id, class: "main", "data-enter": true, disabled: !ready, onclick: act }, words);
}

/**
 * @param {string} words
 * @param {() => void} act
 * @param {string} id
 */
function plain(words, act, id) {
  return el("button", { type: "button", id, class: "plain", onclick: act }, words);
}

/** @param {LessonPage} page */
function onward({ seen: { next } }) {
  const [address, words] = next ? [`/learn/${encodeURIComponent(next)}`, T.nextLesson] : ["/", T.playNow];
  return main(words, () => location.assign(address));
}
