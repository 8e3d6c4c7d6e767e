// Who one is here: a guest by name, somebody who keeps the name with a password, and tokens for programs.

import { ask, whoAmI } from "../base/api.js";
import { arrive } from "../base/arriving.js";
import { el } from "../base/dom.js";
import { frame } from "../base/frame.js";
import { changePassword, guestName, keepName, rename, signIn, signOut } from "./forms.js";
import { tokens } from "./tokens.js";
import { T } from "../texts/account.js";

/** @typedef {import("../base/types.js").Person} Person */

/** @typedef {{page: import("../base/frame.js").Frame, draw: (done?: string) => Promise<void>}} Desk */

export async function open() {
  const page = frame(T.title, "account");
  const news = el("p", { class: "news", role: "status", tabindex: -1 });
  const forms = el("div", { class: "forms" });
  page.main.append(el("h1", {}, T.title), el("p", {}, T.why), news, forms);
  const draw = async (done = "") => {
    const person = await whoAmI();
    page.name(person?.name ?? "");
    news.textContent = done || standing(person);
    const listed = person ? await ask("GET", "/api/account/tokens") : [];
    const desk = { page, draw };
    if (forms.hasChildNodes()) news.focus(); // the button that did it is about to go
    forms.replaceChildren(...(person ? ofPerson(desk, person, listed) : [signIn(desk), guestName(desk)]));
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
 */
function ofPerson(desk, person, listed) {
  const own = person.kept
    ? [rename(desk, person), changePassword(desk), signOut(desk, person)]
    : [keepName(desk, person), signIn(desk, T.comesAlong), rename(desk, person), signOut(desk, person)];
  return [...own, tokens(desk, listed)];
}
