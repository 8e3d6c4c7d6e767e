// Who one is here: a guest by name, somebody who keeps the name with a password, and tokens for programs.

import { ask, whoAmI } from "../base/api.js";
import { arrive } from "../base/arriving.js";
import { el } from "../base/dom.js";
import { frame } from "../base/frame.js";
import { changePassword, guestName, keepName, rename, signIn, signOut } from "./forms.js";
import { blocks } from "./blocks.js";
import { tokens } from "./tokens.js";
import { T } from "../texts/account.js";

/** @typedef {import("../base/types.js").Person} Person */

/**
 * @typedef {object} Desk
 * @property {import("../base/frame.js").Frame} page
 * @property {(done?: string) => Promise<void>} draw
 * @property {string[]} codes  Recovery codes that were just handed out: nobody sees them again.
 */

export async function open() {
  const page = frame(T.title, "account");
  const news = el("p", { class: "news", role: "status", tabindex: -1 });
  const forms = el("div", { class: "forms" });
  page.main.append(el("h1", {}, T.title), el("p", {}, T.why), news, forms);
  /** @type {Desk} */
  const desk = { page, codes: [], draw: (done) => draw(done) };
  const draw = async (done = "") => {
    const person = await whoAmI();
    page.name(person?.name ?? "");
    news.textContent = done || standing(person);
    const listed = person ? await ask("GET", "/api/account/tokens") : [];
    const blocked = person ? await ask("GET", "/api/account/blocks") : [];
    if (forms.hasChildNodes()) news.focus(); // the button that did it is about to go
    forms.replaceChildren(...(person ? ofPerson(desk, person, listed, blocked) : [signIn(desk), guestName(desk)]));
  };
  await arrive(page, () => draw());
}

/** @param {Person | null} person */
function standing(person) {
  if (person === null) return T.nobody;
  return person.kept ? T.kept(person.name) : T.guest(person.name);
}

/**
 * @param {Desk} desk
 * @param {Person} person
 * @param {import("./tokens.js").Token[]} listed
 * @param {import("./blocks.js").Blocked[]} blocked
 */
function ofPerson(desk, person, listed, blocked) {
  const own = person.kept
    ? [rename(desk, person), changePassword(desk), signOut(desk, person)]
    : [keepName(desk, person), signIn(desk, T.comesAlong), rename(desk, person), signOut(desk, person)];
  return [...shownOnce(desk), ...own, ...blocks(desk, blocked), tokens(desk, listed)];
}

/** @param {Desk} desk */
function shownOnce(desk) {
  const codes = desk.codes.splice(0);
  if (codes.length === 0) return [];
  const list = el("ul", { class: "codes" }, ...codes.map((code) => el("li", {}, el("code", {}, code))));
  const box = el("section", { class: "box", "aria-label": T.codesTitle });
  box.append(el("h2", {}, T.codesTitle), el("p", {}, T.codesWords), list);
  return [box];
}
