// Articles of the documents, in our own words: one with its surroundings, a whole document, or those that were found.

import { articleAddress } from "../base/citations.js";
import { el } from "../base/dom.js";
import { T } from "../texts/rules.js";
import { actionTable, wayToTable } from "./action_table.js";

/** @typedef {import("../base/types.js").Article} Article */
/** @typedef {import("../base/types.js").Chapter} Chapter */

/** @param {Article} article */
function documentOf({ citation }) {
  return citation.slice(0, citation.indexOf(":"));
}

/** @param {Chapter} chapter */
export function articlePage({ article, above, below }) {
  const document = documentOf(article);
  const way = [
    el("a", { href: `/rules#document=${document}` }, document),
    ...above.map((one) => el("a", { href: articleAddress(one.citation) }, one.title)),
  ];
  return [
    el("nav", { class: "way", "aria-label": T.above }, ...way),
    el("article", { class: "article" }, ...whole(article, "h2"), program(article), people(article)),
    wayToTable(article.citation),
    ...(article.table ? actionTable(article.table) : []),
    below.length > 0 && el("section", { class: "below", "aria-label": T.below }, ...below.map(short)),
  ];
}

/**
 * @param {Article} article
 * @param {"h2" | "h3"} head
 */
function whole({ citation, title, text }, head) {
  return [el(head, {}, title, " ", el("span", { class: "place" }, citation)), el("p", {}, text)];
}

/** @param {Article} article */
function program({ asks }) {
  return asks && el("p", { class: "hint" }, T.program(asks));
}

/** @param {Article} article */
function people({ people: left }) {
  return left && el("p", { class: "hint" }, T.people(left));
}

/** @param {Article} article */
function short({ citation, title, text }) {
  const link = el("a", { href: articleAddress(citation) }, title);
  return el(
    "article",
    { class: "short" },
    el("h3", {}, link, " ", el("span", { class: "place" }, citation)),
    el("p", {}, text),
  );
}

/**
 * @param {Article[]} articles
 * @param {string} words
 */
export function found(articles, words) {
  const told = el("p", { class: "hint", role: "status" }, T.found(articles.length, words));
  return [told, ...articles.map(short)];
}

/** @param {Record<string, string>} documents */
export function documentList(documents) {
  const rows = Object.entries(documents).map(([name, title]) =>
    el("li", {}, el("a", { href: `/rules#document=${name}` }, title), el("span", { class: "place" }, name)),
  );
  return [el("h2", {}, T.documents), el("ul", { class: "documents" }, ...rows)];
}

/**
 * @param {Article[]} articles
 * @param {string} document
 */
export function contents(articles, document) {
  const rows = articles.map(({ citation, title }) => {
    const place = citation.slice(document.length + 1);
    const link = el("a", { href: articleAddress(citation) }, title);
    return el("li", { class: place.includes(".") ? null : "outer" }, link, el("span", { class: "place" }, place));
  });
  return [el("h2", {}, T.contents(document)), el("ul", { class: "contents" }, ...rows)];
}
