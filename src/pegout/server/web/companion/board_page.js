// A board: pegs, keypad and players on one screen of a telephone; the entries below, or beside it at a desk.

import { arrive } from "../base/arriving.js";
import { el, Region } from "../base/dom.js";
import { frame } from "../base/frame.js";
import { openDialog } from "../base/dialog.js";
import { LiveSocket } from "../base/live_socket.js";
import { pegboard } from "../base/pegboard.js";
import { keepAwake } from "./awake.js";
import { boardHere, changeBoard, mayBeBoard, takeInvitation } from "./boards_here.js";
import { termsOf } from "./fold.js";
import { entryWords } from "./entry_words.js";
import { eventScore } from "./event_score.js";
import { gameOver } from "./game_over.js";
import { Keeping } from "./keeping.js";
import { listenToKeys } from "./keys.js";
import { players, typedLine, keypad, kinds } from "./keypad.js";
import { latest, toAnswer, voiceless } from "./latest.js";
import { linkWords, dealLine, lookOn, refusedForGood, whose } from "./lines.js";
import { begunFor, forgottenDeal } from "./next_deal.js";
import { lastStanding, phaseOf } from "./phase.js";
import { placed } from "./placing.js";
import { pegsOf } from "./pegs_shown.js";
import { sheets } from "./sheets.js";
import { after } from "./tally.js";
import { T } from "../texts/companion.js";
import { Trail } from "./trail.js";
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
 * @property {boolean} filledIn  Whether nobody has typed them: the next digit takes their place.
 */

/** @type {Entering} */
const NOTHING = { typed: "", kind: null, penalty: "", filledIn: false };
const KEY = /^#([A-Za-z0-9_-]{22,64})$/;
const INVITATION = /^#([0-3])\.([A-Za-z0-9_-]{22,64})$/;
const AT_ONCE = 700; // milliseconds: a second tap that comes so soon is the same one

/** @param {string} board */
export async function open(board) {
  const page = frame(T.boardTitle, "companion");
  page.main.append(el("h1", { class: "unseen" }, T.boardTitle));
  if (!mayBeBoard(board)) return page.say(T.noBoard);
  takeKey(board);
  await arrive(page, async () => new BoardDesk(page, board, await sheets()).open());
}

/**
 * The key or the invitation in the link is kept here and leaves the address, which may then be shown to anybody. A
 * key that is here already stays: this link may be the wrong one.
 *
 * @param {string} board
 */
function takeKey(board) {
  const [, side, invitation] = INVITATION.exec(location.hash) ?? [];
  if (invitation) {
    takeInvitation(board, Number(side), invitation);
    if (boardHere(board).taken.includes(invitation)) history.replaceState(null, "", location.pathname);
  }
  const key = KEY.exec(location.hash)?.[1];
  if (!key) return;
  changeBoard(board, (now) => (now.key && now.key !== key ? { other: key } : { key }));
  const here = boardHere(board);
  if ([here.key, here.other].includes(key)) history.replaceState(null, "", location.pathname);
}

export class BoardDesk {
  #link = new Region("span", { class: "board-kept" });
  #refused = new Region("section", { class: "refused", role: "alert" });
  #whose = new Region("section", { class: "whose", "aria-label": T.whoseTitle });
  #pegs = new Region("section", { class: "pegs", "aria-label": T.boardTitle });
  #deal = new Region("div", { class: "deal-line" });
  #latest = new Region("div", { class: "to-answer" });
  #typed = new Region("div", { class: "typed-points" });
  #kinds = new Region("div", { class: "point-kinds", role: "group", "aria-label": T.kindsTitle });
  #pad = new Region("div", { class: "keypad" });
  #players = new Region("div", { class: "scorers", role: "group", "aria-label": T.playersTitle });
  #trail = new Trail(this);
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
    this.page.main.append(this.#refused.node, this.#whose.node, this.#pegs.node, pad, this.#trail.node);
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
      if (this.keeping.keeps) this.event?.tell(this.keeping.own);
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
    this.page.say("");
    const { typed, filledIn } = this.entering;
    const now = `${filledIn ? "" : typed}${digit}`.replace(/^0+(?=\d)/, "").slice(0, 3);
    this.change({ typed: now, filledIn: false });
  }

  /**
   * Points that nobody has typed: the next digit takes their place.
   *
   * @param {number} points
   * @param {Partial<Entering>} [some]
   */
  fillIn(points, some = {}) {
    this.change({ ...some, typed: String(points), filledIn: true });
  }

  /** The last digit goes. */
  rubOut() {
    this.change({ typed: this.entering.typed.slice(0, -1), filledIn: false });
  }

  /**
   * The points that were typed, to a seat.
   *
   * @param {number} seat
   */
  peg(seat) {
    const { typed, penalty } = this.entering;
    const { kind } = this;
    if (typed === "") return this.#justNow() ? undefined : this.page.say(T.pointsFirst);
    const points = Number(typed);
    if (kind === "back") this.enter({ do: "back", seat, points, penalty });
    else this.enter({ do: "points", seat, points, why: kind, penalty: kind === "penalty" ? penalty : "" });
  }

  /** The last entry that stands, where it was made a moment ago. */
  #justNow() {
    const last = lastStanding(this.view);
    return last && Math.abs(Date.now() - last.at) < AT_ONCE ? last : null;
  }

  /**
   * Enters it, in the next deal where that was forgotten; what cannot be right is asked about first.
   *
   * @param {Made} made
   * @param {() => void} [sure]  Called when nothing is asked any more.
   */
  enter(made, sure = () => {}) {
    this.page.say("");
    const terms = termsOf(this.view, this.counts);
    const { tally } = placed(terms, this.view.entries);
    const deal = forgottenDeal(this.view, made);
    const before = deal ? after(terms, tally, deal) : tally;
    const warnings = this.view.outcome === null ? warningsAbout(this.view.sheet, before, made) : [];
    const act = () => {
      sure();
      this.#carryOut(deal ? [deal, made] : [made]);
    };
    if (warnings.length > 0) doubts(warnings, act);
    else act();
  }

  /**
   * What is refused stays typed, to be put right.
   *
   * @param {Made[]} all
   */
  #carryOut(all) {
    const { entering } = this;
    this.entering = NOTHING;
    if (!this.keeping.do(...all)) return this.change(entering);
    for (const entry of this.view.entries.slice(-all.length)) this.page.tell(entryWords(this, entry));
  }

  /** The next deal, or the next game. */
  goOn() {
    const { over, outcome, next_dealer } = this.view;
    const twice = ["deal", "game"].includes(this.#justNow()?.made.do ?? "");
    if (!over && !twice) this.act({ do: outcome ? "game" : "deal", dealer: next_dealer });
  }

  /** @param {import("./types.js").Command} command */
  act(command) {
    this.page.say("");
    return this.keeping.do(command);
  }

  /** The last entry that this phone may undo, with the deal that began by itself for it. */
  undo() {
    const { entries, both } = this.view;
    const by = this.keeping.by ?? null;
    const last = entries.filter((one) => !one.struck && (!both || one.by === null || one.by === by)).at(-1);
    if (!last) return this.page.say(T.nothingToUndo);
    const deal = begunFor(entries, last);
    const gone = deal ? [deal, last] : [last];
    const done = this.act({ do: "undo", entries: gone.map(({ id }) => id) });
    if (done) for (const entry of gone) this.page.tell(T.undoneEntry(entryWords(this, entry)));
  }

  draw() {
    const { keeping } = this;
    const { waiting, reached, keeps, refusedFor, removed, onlyInThisPage } = keeping;
    this.#link.show([waiting, reached, keeps, refusedFor, removed, onlyInThisPage], () => linkWords(keeping));
    if (keeping.view === null) return this.#deal.show("fetched", () => [T.looking]);
    const { view, entering, playing, kind } = this;
    const phase = phaseOf(view);
    const pegs = pegsOf(view, keeping.by ?? null);
    this.page.main.classList.toggle("many", view.names.length > 2);
    this.#refused.show([refusedFor, removed, keeping.known], () => refusedForGood(this));
    this.#whose.show([view.names, keeping.by === undefined, keeping.keeps], () => whose(this));
    this.#pegs.show(pegs, () => [pegboard(pegs, this.#before)]);
    this.#before = pegs;
    const { game, deal, dealer, next_dealer, names, standings } = view; // no more, or a tap is lost as it is drawn anew
    const shown = [game, deal, dealer, next_dealer, names, standings, phase.done, playing];
    this.#deal.show(shown, () => dealLine(this, phase));
    this.#latest.show([toAnswer(this), voiceless(this), keeping.by, keeping.keeps], () => latest(this));
    this.#typed.show([entering, kind, playing, lastStanding(view)], () => (playing ? typedLine(this) : []));
    this.#kinds.show([entering, kind, playing], () => (playing ? kinds(this) : []));
    const told = this.event && [this.event.facts, keeping.waiting];
    this.#pad.show([playing, kind, view.outcome, view.over, told], () => this.#middle());
    this.#players.show([entering, kind, playing, view.names, phase], () => (playing ? players(this) : []));
    this.#trail.show();
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
