// What is heard at the table, what the teacher says about it, and words that are new.

import { el } from "../base/dom.js";
import { T } from "../texts/learn.js";

/** @param {import("./lesson_types.js").LessonSeen} seen */
export function said({ heard, said: lines, may }) {
  const asks = may.some(({ do: what }) => what !== "on");
  const isAsked = (/** @type {number} */ at) => asks && at === lines.length - 1;
  return [
    heard.length > 0 && el("ul", { class: "heard" }, ...heard.map((line) => el("li", {}, line))),
    ...lines.map((line, at) => el("p", { class: isAsked(at) ? "asked" : null }, line)),
  ];
}

/** @param {import("./lesson_types.js").LessonSeen} seen */
export function meanings({ words }) {
  const lines = words.map(({ word, meaning }) => el("li", {}, el("dfn", {}, word), ": ", meaning));
  return lines.length ? [el("h2", {}, T.wordsTitle), el("ul", {}, ...lines)] : [];
}
