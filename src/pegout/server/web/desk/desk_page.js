// The desk of an event, for its officials: what is to be done next stands first, and everything is done from here.

import { el, Region } from "../base/dom.js";
import { frame } from "../base/frame.js";
import { keyFor } from "../events/keys.js";
import { LiveEvent } from "../events/live.js";
import { Desk } from "./desk.js";
import { Entries } from "./entries.js";
import { button, PEOPLE } from "./forms.js";
import { listenAtDesk, openHelp } from "./help.js";
import { Judging } from "./judging.js";
import { Links } from "./links.js";
import { Log } from "./log.js";
import { Money } from "./money.js";
import { Papers } from "./papers.js";
import { Play } from "./play.js";
import { TimeUp } from "./time_up.js";
import { TodoList } from "./todo.js";
import { T } from "../texts/desk.js";

/** @typedef {import("./desk.js").Part} Part */
/** @typedef {import("./desk.js").PartName} PartName */

/** @type {Record<PartName, new (desk: Desk) => Part>} */
const PARTS = {
  entries: Entries,
  play: Play,
  judge: Judging,
  money: Money,
  log: Log,
  links: Links,
  papers: Papers,
};
const OFFICIALS = ["director", "registrar", "judge", "scorer"];

/** @param {string} event */
export function open(event) {
  const page = frame(T.title, "event-desk");
  const key = keyFor(event, "desk");
  if (!key) return page.main.append(el("h1", {}, T.title), noKey(event));
  return new DeskPage(page, event, key).open();
}

/** @param {string} event */
function noKey(event) {
  return el("p", {}, T.noKey, " ", el("a", { href: `/e/${encodeURIComponent(event)}` }, T.publicPage));
}

class DeskPage {
  #title = el("h1", {}, T.title);
  #state = new Region("div", { class: "desk-state" });
  #lost = el("p", { class: "desk-lost", role: "status", hidden: true });
  #people = new Region("datalist", { id: PEOPLE, tabindex: null });
  #nav = new Region("nav", { "aria-label": T.partsTitle, class: "desk-parts" });
  #place = el("div", { class: "desk-part" });
  #grid = el("div", { class: "desk-grid", hidden: true }); // until something is known
  /** @type {Map<PartName, Part>} */
  #parts = new Map();
  /** @type {PartName} */
  #open = "entries";
  #asked = false; // for a part, by the address or by what stands at the beginning

  /**
   * @param {import("../base/frame.js").Frame} page
   * @param {string} event
   * @param {string} key
   */
  constructor(page, event, key) {
    this.page = page;
    this.desk = new Desk(page, event, key);
    this.desk.go = (part, line) => this.#go(part, line);
    this.todo = new TodoList(this.desk);
    this.time = new TimeUp(this.desk);
    const asked = new URLSearchParams(location.search).get("part") ?? "";
    this.#asked = asked in PARTS;
    if (asked in PARTS) this.#open = /** @type {PartName} */ (asked);
  }

  open() {
    const { page, desk } = this;
    const side = el("div", { class: "desk-side" }, this.todo.node);
    const rest = el("div", { class: "desk-rest" }, this.#nav.node, this.#place);
    this.#grid.append(side, rest);
    page.main.append(this.#title, this.#state.node, this.#lost, this.time.node, this.#grid, this.#people.node);
    listenAtDesk({ n: () => this.todo.focus(), "/": () => this.#search() });
    const live = new LiveEvent(desk.event, desk.key, {
      onView: (seen) => this.#seen(seen),
      onState: (state) => this.#linked(state),
      onRefused: (words) => page.say(words),
    });
    live.open();
  }

  /** @param {import("../events/live.js").Seen} seen */
  #seen(seen) {
    if (!OFFICIALS.includes(seen.role)) return this.page.say(T.notAnOfficial);
    this.desk.see(seen);
    if (!this.#asked && this.desk.now.phase !== "open") this.#open = "play";
    this.#asked = true;
    if (!this.desk.offers(this.#open)) this.#open = "play";
    return this.#show();
  }

  #show() {
    const { desk } = this;
    const { name } = desk.now;
    this.#grid.hidden = false;
    this.#title.textContent = name;
    document.title = T.pageTitle(name);
    this.#drawState();
    const people = Object.keys(desk.view.entries);
    this.#people.show(people, () => people.map((one) => el("option", { value: one })));
    this.time.show();
    this.todo.show();
    this.#drawNav();
    this.#part(this.#open).show();
  }

  #drawState() {
    const { now, role, event } = this.desk;
    const address = `/e/${encodeURIComponent(event)}`;
    this.#state.show([now.phase, now.start, now.entered, now.waiting, now.winner, role], () => [
      el("p", {}, T.state(now), " ", el("span", { class: "hint" }, T.youSitAs(T.roleNames[role]))),
      el(
        "p",
        { class: "desk-links" },
        el("a", { href: address }, T.publicPage),
        now.has_sheet && el("a", { href: `${address}/bracket` }, T.bracket),
        el("a", { href: `${address}/display` }, T.display),
        button(T.keysTitle, openHelp, { class: "plain" }),
      ),
    ]);
  }

  #drawNav() {
    const names = /** @type {PartName[]} */ (Object.keys(PARTS)).filter((name) => this.desk.offers(name));
    this.#nav.show([names, this.#open], () =>
      names.map((name) =>
        button(T.parts[name], () => this.#go(name), {
          id: `part-${name}`,
          "aria-current": name === this.#open ? "page" : null,
        }),
      ),
    );
  }

  /**
   * Made when it is first opened.
   *
   * @param {PartName} name
   */
  #part(name) {
    const part = this.#parts.get(name) ?? new PARTS[name](this.desk);
    this.#parts.set(name, part);
    if (part.node.parentNode === null) this.#place.append(part.node);
    for (const [other, { node }] of this.#parts) node.hidden = other !== name;
    return part;
  }

  /**
   * @param {PartName} name
   * @param {import("./types.js").TodoLine} [line]
   */
  #go(name, line) {
    this.#open = name;
    history.replaceState(null, "", `${location.pathname}?part=${name}`);
    this.#show();
    if (line) this.#part(name).take?.(line);
  }

  #search() {
    const here = /** @type {HTMLElement | null} */ (this.#part(this.#open).node.querySelector("[type=search]"));
    if (here === null || here.closest("details:not([open])")) this.#go("entries");
    /** @type {HTMLElement | null} */ (this.#part(this.#open).node.querySelector("[type=search]"))?.focus();
  }

  /** @param {"open" | "lost"} state */
  #linked(state) {
    const now = new Date().toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
    if (state === "open") this.#lost.hidden = true;
    else if (this.#lost.hidden) {
      this.#lost.textContent = T.lost(now);
      this.#lost.hidden = false;
    }
  }
}
