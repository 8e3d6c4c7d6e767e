// The lessons, and how far one has come.

import { ask } from "../base/api.js";
import { arrive } from "../base/arriving.js";
import { el } from "../base/dom.js";
import { frame } from "../base/frame.js";
import { progressIn } from "./progress.js";
import { T } from "../texts/learn.js";

/** @typedef {import("./lesson_types.js").LessonListed} LessonListed */

export async function open() {
  const page = frame(T.learn, "learn");
  page.main.append(el("h1", {}, T.learnTitle));
  await arrive(page, async () => {
    const lessons = await ask("GET", "/api/lessons");
    const next = lessons.find((/** @type {LessonListed} */ { name }) => !progressIn(name).done);
    page.main.append(
      el("ol", { class: "lessons" }, ...lessons.map((/** @type {LessonListed} */ one) => entry(one, one === next))),
    );
  });
}

/**
 * @param {LessonListed} lesson
 * @param {boolean} isNext
 */
function entry({ name, title, about }, isNext) {
  const { moves, done } = progressIn(name);
  const state = moves.length ? T.begun : done ? T.done : "";
  return el(
    "li",
    {},
    el(
      "a",
      { class: isNext ? "lesson next" : "lesson", href: `/learn/${encodeURIComponent(name)}` },
      el("strong", {}, title),
      el("span", {}, about),
      state && el("span", { class: "chip" }, state),
    ),
  );
}
