// Links that say who somebody is: for officials, for players on a sheet to print, and for everybody.

import { openDialog } from "../base/dialog.js";
import { el, labelled } from "../base/dom.js";
import { attempt } from "../base/frame.js";
import { linkToSend } from "../base/sharing.js";
import { codeDrawn } from "../companion/code_drawn.js";
import { linkTo, remember } from "../events/keys.js";
import { askInWindow, button } from "./forms.js";
import { openSheet } from "./link_sheet.js";
import { Rows } from "../base/rows.js";
import { T } from "../texts/desk.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {{roles: Record<string, string>, players: Record<string, string>}} Keys */

export class Links {
  /** @type {Keys} */
  #keys = { roles: {}, players: {} };
  #entered = -1;
  #officials = el("div", { class: "link-boxes" });
  #search = el("input", { type: "search", id: "link-search", autocomplete: "off", oninput: () => this.#drawPlayers() });
  #players = new Rows(el("ul", { class: "game-rows" }));

  /** @param {Desk} desk */
  constructor(desk) {
    this.desk = desk;
    const print = button(T.printSheet, () => openSheet(desk, this.#keys.players));
    const players = el("div", { class: "box" }, el("h2", {}, T.players), el("p", {}, T.playersWords), print);
    players.append(labelled(T.search, this.#search), this.#players.node);
    const everybody = el("div", { class: "link-boxes" }, ...publicLinks(desk));
    this.node = el(
      "section",
      { "aria-label": T.parts.links },
      this.#officials,
      players,
      el("h2", {}, T.forEverybody),
      everybody,
    );
  }

  show() {
    const entered = Object.keys(this.desk.view.entries).length;
    if (entered === this.#entered) return;
    this.#entered = entered;
    attempt(this.desk.page, () => this.#fetch());
  }

  async #fetch() {
    this.#keys = await this.desk.ask("GET", "links");
    this.#officials.replaceChildren(
      ...Object.entries(this.#keys.roles).map(([role, key]) => this.#official(role, key)),
    );
    this.#drawPlayers();
  }

  /**
   * @param {string} role
   * @param {string} key
   */
  #official(role, key) {
    const door = role === "public" ? "enter" : "desk";
    const box = linkBox(T.roleNames[role], linkTo(this.desk.event, door, key), `link-${role}`);
    box.append(el("p", { class: "hint" }, T.roleWords[role]), this.#renewButton(role, ""));
    return box;
  }

  /**
   * @param {string} role
   * @param {string} name
   */
  #renewButton(role, name) {
    const whose = name || T.roleNames[role];
    const act = async () => {
      const made = await this.desk.ask("POST", "links/renew", { role, name });
      if (role === this.desk.role) this.#stay(made.roles[role]);
      else await this.#fetch();
    };
    const open = () => askInWindow(this.desk, T.renewOf(whose), T.renew, act, el("p", {}, T.renewWords));
    return this.desk.role === "director" ? button(T.renew, open, { "aria-label": T.renewOf(whose) }) : "";
  }

  /**
   * Whoever renews the own link goes on with the new one.
   *
   * @param {string} key
   */
  #stay(key) {
    remember(this.desk.event, { desk: key });
    location.reload();
  }

  #drawPlayers() {
    const wanted = this.#search.value.trim().toLowerCase();
    const found = Object.entries(this.#keys.players).filter(([name]) => name.toLowerCase().includes(wanted));
    this.#players.show(found, (key, name) => this.#player(name, key));
  }

  /**
   * @param {string} name
   * @param {string} key
   */
  #player(name, key) {
    const address = linkTo(this.desk.event, "me", key);
    const show = () => openDialog(T.linkOf(name), "desk-window", linkBox(name, address, "link-player"));
    const open = button(T.showLink, show, { "aria-label": T.linkOf(name) });
    const buttons = el("span", { class: "game-buttons" }, open, this.#renewButton("player", name));
    return el("li", {}, el("span", { class: "game-who" }, name), buttons);
  }
}

/** @param {Desk} desk */
function publicLinks({ event }) {
  const addresses = { page: "", display: "/display", bracket: "/bracket" };
  return Object.entries(addresses).map(([what, path]) =>
    linkBox(T.publicNames[what], `${location.origin}/e/${event}${path}`, `link-${what}`),
  );
}

/**
 * @param {string} title
 * @param {string} address
 * @param {string} id
 */
function linkBox(title, address, id) {
  const code = codeDrawn(address, "link-code", T.codeFor(title));
  return el("div", { class: "link-box box" }, el("h3", {}, title), code, linkToSend(T.link, title, address, id));
}
