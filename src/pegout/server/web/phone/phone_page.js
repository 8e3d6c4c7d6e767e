// A player's phone at an event: where to sit and whom to play, the score, the judge, and the card so far. It
// goes on without a connection: what was seen last is shown, and what is entered waits to be sent.

import { el, Region } from "../base/dom.js";
import { frame } from "../base/frame.js";
import { boundTo } from "../events/bound.js";
import { keyFor, remember } from "../events/keys.js";
import { LiveEvent } from "../events/live.js";
import { attending } from "./attending.js";
import { boardLine } from "./board_kept.js";
import { cardSoFar } from "./card_so_far.js";
import { Clock } from "./clock.js";
import { judgeLine } from "./judge_call.js";
import { keepSeen, lastSeen } from "./last_seen.js";
import { isKept, linkToKeep, ownLink } from "./own_link.js";
import { takeSeat, tableLine, waitLine } from "./online_seat.js";
import { otherPages } from "./other_pages.js";
import { Queue } from "./queue.js";
import { notAgreed, proposedElsewhere } from "./proposals.js";
import { scoreParts } from "./score.js";
import { NOTHING, scoreStage } from "./stage.js";
import { where } from "./where.js";
import { T } from "../texts/phone.js";

/** @typedef {import("../base/frame.js").Frame} Frame */
/** @typedef {import("./types.js").PlayerView} PlayerView */

/** @param {string} event */
export function open(event) {
  const page = frame(T.title, "phone");
  const key = keyFor(event, "me");
  if (key) new Phone(page, event, key).open();
  else page.main.append(el("p", {}, T.noKey), el("a", { href: `/e/${event}` }, T.publicPage));
}

export class Phone {
  #link = new Region("p", { class: "phone-link", role: "status" });
  #waiting = new Region("p", { class: "phone-waiting", role: "status" });
  #waits = new Region("p", { class: "notice", role: "status" });
  #dropped = new Region("p", { class: "notice", role: "status" });
  #keep = new Region("section", { class: "own-link", "aria-label": T.ownLink });
  #own = new Region("section", { class: "own-link", "aria-label": T.ownLink });
  #where = new Region("section", { class: "where", "aria-label": T.where });
  #table = new Region("div", { class: "to-table" });
  #score = new Region("section", { class: "score", "aria-label": T.score });
  #judge = new Region("section", { class: "judge-call", "aria-label": T.judge });
  #board = new Region("div", { class: "board-kept-here" });
  #attending = new Region("section", { class: "attending", "aria-label": T.attending });
  #bound = new Region("section", { class: "night-bound", "aria-label": T.bound });
  #card = new Region("section", { class: "card-so-far", "aria-label": T.card });
  #pages = new Region("nav", { class: "other-pages", "aria-label": T.otherPages });
  #clock = new Clock((words) => this.page.tell(words));
  #next = "";
  #refused = false;

  /**
   * @param {Frame} page
   * @param {string} event
   * @param {string} key
   */
  constructor(page, event, key) {
    this.page = page;
    this.event = event;
    this.key = key;
    const seen = lastSeen(event);
    /** @type {PlayerView | null} */
    this.view = seen?.view ?? null;
    /** When that was, by this clock. */
    this.at = seen?.at ?? 0;
    this.connected = false;
    /** Whether the director is to let this phone in first, and whether the event has said so. */
    this.waits = false;
    this.heard = false;
    this.letIn = false;
    this.entering = NOTHING;
    this.queue = new Queue(event, key, { changed: () => this.draw(), refused: page.say });
    this.live = new LiveEvent(event, key, {
      onView: ({ view }) => this.#see(/** @type {any} */ (view)),
      onState: (state) => this.#connect(state === "open"),
      onRefused: (words) => this.#refuse(words),
    });
  }

  open() {
    const parts = [
      ...[
        this.#link,
        this.#waiting,
        this.#waits,
        this.#dropped,
        this.#keep,
        this.#where,
        this.#clock,
        this.#table,
        this.#score,
      ],
      ...[this.#board, this.#judge, this.#attending, this.#card, this.#pages, this.#bound, this.#own],
    ];
    this.page.main.append(...parts.map(({ node }) => node));
    this.draw();
    this.live.open();
    this.queue.back();
  }

  get me() {
    return this.view?.me?.me ?? null;
  }

  /** The game that is to be played now. */
  get game() {
    const key = this.me?.key;
    return key ? (this.view?.games[key] ?? null) : null;
  }

  /** Which game it is. */
  get #played() {
    const { division, game, nth } = this.game ?? {};
    return JSON.stringify([division, game, nth]);
  }

  /** @param {PlayerView} view */
  #see(view) {
    const before = this.#played;
    const gone = notAgreed(this.view, view);
    if (gone.length > 0) this.#dropped.show(gone, () => [T.notAgreed(gone)]);
    this.view = view;
    if (this.#played !== before) this.entering = NOTHING; // what was typed was for another game
    this.at = Date.now();
    keepSeen(this.event, view);
    remember(this.event, { name: view.event.event.name });
    takeSeat(this);
    this.draw();
  }

  /** @param {boolean} connected */
  #connect(connected) {
    if (connected && !this.connected) this.queue.back();
    this.connected = connected;
    this.draw();
  }

  /** @param {string} words  The event is not there any more, or this link is no longer good. */
  #refuse(words) {
    this.#refused = true;
    this.page.say(words);
    this.draw();
  }

  /** @param {Partial<import("./stage.js").Entering>} some */
  change(some) {
    this.entering = { ...this.entering, ...some };
    this.draw();
  }

  /**
   * Now, or as soon as the server is there.
   *
   * @param {string} do_
   * @param {Record<string, any>} with_
   */
  enter(do_, with_) {
    this.page.say("");
    this.entering = NOTHING;
    this.queue.add(do_, with_);
  }

  draw() {
    const { view, me, game, connected, queue, entering } = this;
    const { waiting } = queue;
    const cut = !connected && !this.#refused;
    this.#link.show([cut, view && this.at], () => (cut ? [T.notConnected(view && this.at)] : []));
    this.#waiting.show(waiting, () => (waiting.length ? [T.waiting(waiting.length)] : []));
    if (view === null || me === null) return this.#where.show(this.#refused, () => (this.#refused ? [] : [T.looking]));
    const { event } = view.event;
    const field = view.fields?.[me.division] ?? null;
    const stage = scoreStage(this);
    this.#tell(me.next);
    document.title = T.pageTitle(game?.online ? T.calledTo(me.opponent ?? T.opponent) : T.title); // seen in other tabs
    this.#keep.show(isKept(this), () => linkToKeep(this));
    this.#own.show(isKept(this), () => (isKept(this) ? ownLink(this) : []));
    this.#where.show([event, me, game, field, proposedElsewhere(this)], () => where(this));
    this.#clock.show(field?.clock ?? null, me.division, event.round_minutes > 0);
    this.#waits.show([this.waits, this.letIn], () => waitLine(this));
    this.#table.show([event.online, game, this.waits], () => tableLine(this));
    const terms = [this.#played, me.opponent, me.first, me.theirs_kind, me.theirs_winner, event.goal];
    this.#score.show([stage, entering, terms, event.round_minutes], () => scoreParts(this, stage));
    this.#board.show([event.online, game], () => boardLine(this));
    this.#judge.show([me.call, game, waiting, connected], () => judgeLine(this));
    this.#attending.show([event, me, waiting], () => attending(this));
    this.#bound.show(event.online, () => boundTo(event.online));
    this.#card.show(view.card, () => cardSoFar(this));
    this.#pages.show([event, field], () => otherPages(this));
  }

  /** @param {string} next  Read out when it is another. */
  #tell(next) {
    if (next && next !== this.#next) this.page.tell(next);
    this.#next = next;
  }
}
