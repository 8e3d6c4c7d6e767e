// What is heard at the table, what the teacher says about it, and words that are new.

import { el } from "../base/dom.js";
import { T } from "../texts/learn.js";

/** @typedef {import("./lesson_types.js").LessonSeen} LessonSeen */

/**
 * What is asked for comes last, next to the cards and buttons that answer it. A hand is counted aloud after the words
 * that lead to it; in the play the words are about what was heard.
 *
 * @param {LessonSeen} seen
 */
export function said(seen) {
  const { heard, said: lines, may } = seen;
  const asks = may.some(({ do: what }) => what !== "on");
  const told = asks ? lines.slice(0, -1) : lines;
  const spoken = told.map((line) => el("p", {}, line));
  const across = heard.length > 0 && el("ul", { class: "heard" }, ...heard.map((line) => el("li", {}, line)));
  return [
    ...(seen.counting ? [...spoken, across] : [across, ...spoken]),
    worth(seen),
    meanings(seen),
    asks && el("p", { class: "asked" }, lines.at(-1)),
  ];
}

/** @param {LessonSeen} seen */
function worth({ worth: all }) {
  const lines = all.map(({ what, points }) => el("tr", {}, el("th", { scope: "row" }, what), el("td", {}, points)));
  return lines.length > 0 && el("table", { class: "worth" }, el("tbody", {}, ...lines));
}

/** @param {LessonSeen} seen */
function meanings({ words }) {
  const lines = words.map(({ word, meaning }) => el("li", {}, el("dfn", {}, word), ": ", meaning));
  return lines.length > 0 && el("ul", { class: "words", "aria-label": T.wordsTitle }, ...lines);
}
