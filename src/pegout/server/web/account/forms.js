// The forms of the account page.

import { ask } from "../base/api.js";
import { el, labelled } from "../base/dom.js";
import { form } from "../base/form.js";
import { T } from "../texts/account.js";

/** @typedef {import("./account_page.js").Desk} Desk */
/** @typedef {import("../base/types.js").Person} Person */
/** @typedef {import("../base/dom.js").Child} Child */

/**
 * A form in a box: it is drawn anew after what it does, and says what it did.
 *
 * @param {Desk} desk
 * @param {string} title
 * @param {() => Promise<string>} act
 * @param {...Child} children
 */
export function box({ page, draw }, title, act, ...children) {
  const made = form(page, title, async () => draw(await act()), el("h2", {}, title), ...children);
  made.className = "box";
  return made;
}

/** @param {string} [called] */
function nameField(called = "") {
  return el("input", { name: "name", required: true, maxlength: 24, value: called, autocomplete: "username" });
}

/**
 * @param {"current-password" | "new-password"} which
 * @param {string} [name]  As the server calls it.
 */
function passwordField(which, name = "password") {
  const limits = { required: true, minlength: which === "new-password" ? 10 : null, maxlength: 200 };
  return el("input", { type: "password", name, ...limits, autocomplete: which });
}

/** @param {Desk} desk */
export function guestName(desk) {
  const name = nameField();
  const act = async () => {
    await ask("POST", "/api/guest", { name: name.value });
    return "";
  };
  return box(desk, T.guestTitle, act, labelled(T.name, name), el("button", {}, T.beGuest));
}

/**
 * @param {Desk} desk
 * @param {Person} person
 */
export function rename(desk, person) {
  const name = nameField(person.name);
  const act = async () => {
    await ask("PUT", "/api/account/name", { name: name.value });
    return T.renamed;
  };
  return box(desk, T.renameTitle, act, labelled(T.name, name), el("button", {}, T.rename));
}

/**
 * @param {Desk} desk
 * @param {Person} person
 */
export function keepName(desk, person) {
  const [name, password] = [nameField(person.name), passwordField("new-password")];
  const act = async () => {
    const kept = await ask("POST", "/api/account/keep", { name: name.value, password: password.value });
    desk.codes = kept.recovery_codes;
    return T.keptNow;
  };
  const fields = [labelled(T.name, name), labelled(T.newPassword, password)];
  return box(desk, T.keepTitle, act, ...fields, el("button", { class: "main" }, T.keep));
}

/**
 * @param {Desk} desk
 * @param {string} [words]  What becomes of what a guest has.
 */
export function signIn(desk, words = "") {
  const [name, password] = [nameField(), passwordField("current-password")];
  const act = async () => {
    await ask("POST", "/api/account/sign-in", { name: name.value, password: password.value });
    return "";
  };
  const fields = [labelled(T.name, name), labelled(T.password, password)];
  return box(
    desk,
    T.signInTitle,
    act,
    words && el("p", { class: "hint" }, words),
    ...fields,
    el("button", { class: "main" }, T.signIn),
  );
}

/** @param {Desk} desk */
export function changePassword(desk) {
  const [old, fresh] = [passwordField("current-password", "old"), passwordField("new-password", "new")];
  const act = async () => {
    await ask("POST", "/api/account/password", { old: old.value, new: fresh.value });
    return T.passwordChanged;
  };
  const fields = [labelled(T.oldPassword, old), labelled(T.newPassword, fresh)];
  return box(desk, T.passwordTitle, act, ...fields, el("button", {}, T.changePassword));
}

/**
 * A guest who goes is forgotten: there is no way back without the cookie.
 *
 * @param {Desk} desk
 * @param {Person} person
 */
export function signOut(desk, { kept }) {
  let everywhere = false;
  const act = async () => {
    if (!kept && !confirm(T.forgetSure)) return "";
    await ask("POST", everywhere ? "/api/account/sign-out-everywhere" : "/api/account/sign-out");
    return kept ? T.signedOut : T.forgotten;
  };
  const all = el("button", { onclick: () => (everywhere = true) }, T.signOutEverywhere);
  const words = kept ? T.signOut : T.forget;
  const title = kept ? T.signOutTitle : T.forgetTitle;
  return box(desk, title, act, el("div", { class: "line" }, el("button", {}, words), kept && all));
}
