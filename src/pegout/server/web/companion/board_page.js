// A board: pegs, keypad and players on one screen of a telephone; the entries below, or beside it at a desk.

import { el, Region } from "../base/dom.js";
import { attempt, frame } from "../base/frame.js";
import { openDialog } from "../base/dialog.js";
import { LiveSocket } from "../base/live_socket.js";
import { pegboard } from "../base/pegboard.js";
import { keepAwake } from "./awake.js";
import { boardHere, changeBoard } from "./boards_here.js";
import { termsOf } from "./fold.js";
import { entryWords } from "./entry_words.js";
import { eventScore } from "./event_score.js";
import { gameOver } from "./game_over.js";
import { Keeping } from "./keeping.js";
import { listenToKeys } from "./keys.js";
import { players, typedLine, keypad, kinds } from "./keypad.js";
import { latest } from "./latest.js";
import { linkWords, dealLine, lookOn, whose } from "./lines.js";
import { phaseOf } from "./phase.js";
import { placed } from "./placing.js";
import { pegsOf } from "./pegs_shown.js";
import { sheets } from "./sheets.js";
import { T } from "../texts/companion.js";
import { trail } from "./trail.js";
import { doubts } from "./doubts.js";
import { warningsAbout } from "./warnings.js";

/** @typedef {import("./types.js").BoardView} BoardView */
/** @typedef {import("./types.js").Made} Made */
/** @typedef {import("../base/frame.js").Frame} Frame */

/**
 * @typedef {object} Entering
 * @property {string} typed
 * @property {import("./types.js").PointKind | "back" | null} kind  Null where it is guessed.
 * @property {string} penalty
 */

/** @type {Entering} */
const NOTHING = { typed: "", kind: null, penalty: "" };
const KEY = /^#([A-Za-z0-9_-]{22,64})$/;
const BOARD = /^[A-Za-z0-9_-]{22}$/;

/** @param {string} board */
export async function open(board) {
  const page = frame(T.boardTitle, "companion");
  if (!BOARD.test(board)) return page.say(T.noBoard); // a link that lost a letter
  takeKey(board);
  await attempt(page, async () => new BoardDesk(page, board, await sheets()).open());
}

/**
 * The key in the link is kept here and leaves the address, which may then be shown to anybody.
 *
 * @param {string} board
 */
function takeKey(board) {
  const key = KEY.exec(location.hash)?.[1];
  if (!key) return;
  changeBoard(board, () => ({ key }));
  if (boardHere(board).key === key) history.replaceState(null, "", location.pathname);
}

export class BoardDesk {
  #link = new Region("span", { class: "board-kept" });
  #whose = new Region("section", { class: "whose", "aria-label": T.whoseTitle });
  #pegs = new Region("section", { class: "pegs", "aria-label": T.boardTitle });
  #deal = new Region("div", { class: "deal-line" });
  #latest = new Region("div", { class: "to-answer" });
  #typed = new Region("div", { class: "typed-points" });
  #kinds = new Region("div", { class: "point-kinds", role: "group", "aria-label": T.kindsTitle });
  #pad = new Region("div", { class: "keypad" });
  #players = new Region("div", { class: "scorers", role: "group", "aria-label": T.playersTitle });
  #trail = new Region("section", { class: "entry-trail", "aria-label": T.trail });
  /** @type {import("../base/pegboard.js").Pegs | null} */
  #before = null;

  /**
   * @param {Frame} page
   * @param {string} board
   * @param {import("./types.js").Sheets} all
   */
  constructor(page, board, all) {
    this.page = page;
    this.board = board;
    this.entering = NOTHING;
    this.keeping = new Keeping(board, all, { changed: () => this.#changed(), refused: page.say });
    this.event = eventScore(board, { changed: () => this.draw(), refused: page.say });
    this.socket = new LiveSocket(`/api/boards/${board}/socket`, {
      heard: (view) => this.keeping.heard(view),
      lost: () => this.keeping.lost(),
      refused: () => this.keeping.view === null && this.#notThere(),
    });
  }

  open() {
    this.page.head.insertBefore(this.#link.node, this.page.head.lastElementChild);
    const parts = [this.#deal, this.#latest, this.#typed, this.#kinds, this.#pad, this.#players];
    const pad = el("div", { class: "point-entry" }, ...parts.map(({ node }) => node));
    this.page.main.append(this.#whose.node, this.#pegs.node, pad, this.#trail.node);
    this.draw();
    listenToKeys(this);
    keepAwake();
    this.keeping.send();
    if (this.keeping.known || this.keeping.view === null) this.socket.open();
  }

  /** @returns {BoardView} Only asked for where there is one. */
  get view() {
    return /** @type {BoardView} */ (this.keeping.view);
  }

  get counts() {
    return this.keeping.sheets.counts;
  }

  get kind() {
    return this.entering.kind ?? phaseOf(this.view).kind;
  }

  /** Whether points can be entered now. */
  get playing() {
    return this.keeping.view !== null && this.keeping.keeps && this.view.outcome === null;
  }

  #notThere() {
    this.page.say(T.noBoard);
    this.#deal.show("nothing", () => []);
  }

  #changed() {
    if (this.keeping.known) {
      this.socket.open();
      this.event?.tell();
    }
    this.draw();
  }

  /** @param {Partial<Entering>} some */
  change(some) {
    this.entering = { ...this.entering, ...some };
    this.draw();
  }

  /** @param {string} digit */
  type(digit) {
    const typed = `${this.entering.typed}${digit}`.replace(/^0+(?=\d)/, "").slice(0, 3);
    this.change({ typed });
  }

  /**
   * The points that were typed, to a seat.
   *
   * @param {number} seat
   */
  peg(seat) {
    const { typed, penalty } = this.entering;
    const { kind } = this;
    if (typed === "") return this.page.say(T.pointsFirst);
    const points = Number(typed);
    if (kind === "back") this.enter({ do: "back", seat, points, penalty });
    else this.enter({ do: "points", seat, points, why: kind, penalty: kind === "penalty" ? penalty : "" });
  }

  /**
   * Enters it; what cannot be right is asked about first.
   *
   * @param {Made} made
   */
  enter(made) {
    this.page.say("");
    const { tally } = placed(termsOf(this.view, this.counts), this.view.entries);
    const warnings = this.view.outcome === null ? warningsAbout(this.view.sheet, tally, made) : [];
    if (warnings.length > 0) doubts(warnings, () => this.#carryOut(made));
    else this.#carryOut(made);
  }

  /** @param {Made} made */
  #carryOut(made) {
    this.entering = NOTHING;
    if (!this.keeping.do(made)) return;
    const last = this.view.entries.at(-1);
    if (last) this.page.tell(entryWords(this, last));
  }

  /** @param {import("./types.js").Command} command */
  act(command) {
    this.page.say("");
    return this.keeping.do(command);
  }

  /** The last entry that this phone may undo. */
  undo() {
    const { entries, both } = this.view;
    const by = this.keeping.by ?? null;
    const last = entries.filter((one) => !one.struck && (!both || one.by === null || one.by === by)).at(-1);
    if (!last) this.page.say(T.nothingToUndo);
    else if (this.act({ do: "undo", entries: [last.id] })) this.page.tell(T.undoneEntry(entryWords(this, last)));
  }

  draw() {
    const { keeping } = this;
    this.#link.show([keeping.waiting, keeping.reached, keeping.keeps], () => linkWords(keeping));
    if (keeping.view === null) return this.#deal.show("fetched", () => [T.looking]);
    const { view, entering, playing, kind } = this;
    const phase = phaseOf(view);
    const pegs = pegsOf(view, keeping.by ?? null);
    this.page.main.classList.toggle("many", view.names.length > 2);
    this.#whose.show([view.names, keeping.by, keeping.keeps], () => whose(this));
    this.#pegs.show(pegs, () => [pegboard(pegs, this.#before)]);
    this.#before = pegs;
    this.#deal.show([view, phase, playing], () => dealLine(this, phase));
    this.#latest.show([view.entries, view.both, keeping.by, keeping.keeps], () => latest(this));
    this.#typed.show([entering, kind, playing, view.entries], () => (playing ? typedLine(this) : []));
    this.#kinds.show([entering, kind, playing], () => (playing ? kinds(this) : []));
    const told = this.event && [this.event.facts, keeping.waiting];
    this.#pad.show([playing, kind, view.outcome, view.over, told], () => this.#middle());
    this.#players.show([entering, kind, playing, view.names, phase], () => (playing ? players(this) : []));
    this.#trail.show([view.entries, view.both, keeping.by, keeping.keeps], () => trail(this));
  }

  #middle() {
    if (this.playing) return keypad(this);
    return this.view.outcome === null ? lookOn() : gameOver(this);
  }

  /**
   * @param {string} title
   * @param {string} look
   * @param {...import("../base/dom.js").Child} children
   */
  window(title, look, ...children) {
    openDialog(title, `companion-window ${look}`, ...children);
  }
}
