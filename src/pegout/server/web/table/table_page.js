// The page of a table: the lobby, the game, and what comes after it.

import { about } from "./about.js";
import { actions } from "./actions.js";
import { again, backToEvent, proof } from "./after_match.js";
import { ask, ownName, Refusal } from "../base/api.js";
import { board, pegs } from "./board.js";
import { claims } from "./claims.js";
import { Desk } from "./desk.js";
import { el, Region } from "../base/dom.js";
import { frame } from "../base/frame.js";
import { listenToKeys } from "../base/keys.js";
import { hand } from "./hand.js";
import { Heard } from "./heard.js";
import { helpButton, openHelp } from "./help.js";
import { lobby } from "./lobby.js";
import { Log } from "./log.js";
import { clocks, notices } from "./notices.js";
import { needsNumber, pad } from "./numbers.js";
import { numberSaid } from "./pegging.js";
import { pegboard } from "../base/pegboard.js";
import { isOver } from "./players.js";
import { Rulings } from "./rulings.js";
import { settings } from "../base/settings.js";
import { readShow, show } from "./shown.js";
import { T } from "../texts/table.js";
import { turnWords, waitsForBots } from "./turn.js";

/** @typedef {import("../base/types.js").WholeTable} WholeTable */
/** @typedef {import("../base/types.js").Opponent} Opponent */

/** @param {string} table */
export function open(table) {
  new TablePage(frame(T.table, "table"), table).open();
}

class TablePage {
  #link = el("p", { class: "link", role: "status" });
  #turn = new Region("section", { class: "turn", "aria-label": T.turnTitle });
  #clock = el("p", { class: "clock", role: "timer" });
  #notices = new Region("div", { class: "notices" });
  #scores = new Region("section", { class: "scores", "aria-label": T.scoresTitle });
  #board = new Region("section", { class: "board baize", "aria-label": T.boardTitle });
  #hand = new Region("section", { class: "own baize", "aria-label": T.handTitle });
  #actions = new Region("section", { class: "actions", "aria-label": T.actionsTitle });
  #claims = new Region("section", { class: "claims", "aria-label": T.claimsTitle });
  #read = new Region("section", { class: "box shown read", "aria-label": T.showTitle });
  #show = new Region("section", { class: "box shown", "aria-label": T.lastShow });
  #lobby = new Region("section", { class: "box lobby", "aria-label": T.lobbyTitle });
  #proof = new Region("section", { class: "box", "aria-label": T.afterTitle });
  #about = new Region("section", { class: "box", "aria-label": T.tableTitle });
  #rulings = new Rulings();
  #log = new Log();
  #heard;
  /** @type {import("../base/pegboard.js").Pegs | null} */
  #pegs = null;
  /** @type {Opponent[]} */
  #opponents = [];
  #asked = false; // whether the opponents are known, or on their way

  /**
   * @param {import("../base/frame.js").Frame} page
   * @param {string} table
   */
  constructor(page, table) {
    this.page = page;
    this.#heard = new Heard(page.tell);
    this.desk = new Desk(page, table, {
      draw: () => this.draw(),
      heard: (view, change) => this.#heard.hear(lastSaid(view), this.#toldTurn(view), change),
      read: (view) => this.#heard.goOn(this.#toldTurn(view)),
      link: (link, words) => this.#tellLink(link, words),
    });
    const [game, side] = [
      [
        this.#turn,
        this.#notices,
        this.#rulings.news,
        this.#scores,
        this.#lobby,
        this.#board,
        this.#read,
        this.#hand,
        this.#actions,
        this.#claims,
        this.#proof,
      ],
      [this.#show, this.#rulings.book, this.#about],
    ].map((regions) => regions.map((region) => region.node));
    game.splice(1, 0, this.#clock);
    side.splice(1, 0, this.#log.node);
    game.splice(game.indexOf(this.#actions.node), 0, pad.node);
    const title = el("h1", { class: "unseen" }, T.table);
    page.main.append(title, this.#link, el("div", { class: "game" }, ...game), el("div", { class: "side" }, ...side));
  }

  open() {
    listenToKeys({
      m: () => this.#toClaims(),
      u: () => this.desk.putBack(),
      "?": () => openHelp(),
    });
    this.page.head.append(helpButton());
    this.desk.open();
    this.#meet();
    setInterval(() => this.#tick(), 1000);
  }

  /** Without a connection it is tried again with the next one: the table itself does not wait for it. */
  async #meet() {
    if (this.#asked) return;
    this.#asked = true;
    try {
      this.#opponents = await ask("GET", "/api/opponents");
      this.draw();
    } catch (error) {
      this.#asked = false;
      if (!(error instanceof Refusal)) throw error;
    }
  }

  #toClaims() {
    const first = this.#claims.node.querySelector("button, input, select");
    if (first instanceof HTMLElement) first.focus();
  }

  /**
   * @param {import("./table_socket.js").Link} link
   * @param {string} words
   */
  #tellLink(link, words) {
    this.#link.textContent = words;
    this.#link.dataset.link = link;
    this.#link.hidden = !words;
    if (link === "open") this.#welcome();
    if (link === "ended" && !this.desk.seen) this.#leadOn();
    if (link === "open" && words) setTimeout(() => (this.#link.hidden = this.#link.dataset.link === "open"), 3000);
  }

  /** The connection is there: nothing is in its way any more, and it knows who this browser is by now. */
  #welcome() {
    this.page.say("");
    this.page.name(ownName());
    this.#meet();
  }

  /** There is nothing to see here, and a page must not be empty. */
  #leadOn() {
    this.#about.show(null, () => [el("a", { class: "button", href: "/" }, T.toFirst)]);
  }

  #tick() {
    if (!this.desk.seen) return;
    this.#clock.textContent = clocks(this.desk.view);
    this.#clock.hidden = this.#clock.textContent === "";
  }

  draw() {
    if (!this.desk.seen) return;
    const { view } = this.desk;
    const { line, caption } = this.#heard;
    const { open } = this.desk.reading;
    this.#turn.show([this.#turnWords(view), line, caption, open], () => this.#turnLines(view));
    this.#tick();
    this.#drawAround(view);
    this.#drawGame(view);
    this.#rulings.show(this.desk);
    this.#log.show(view);
    const { game, table } = view;
    const mine = game !== null && table.seat !== null && game.to_act.includes(table.seat);
    this.page.main.classList.toggle("mine", mine);
    this.page.main.classList.toggle("playing", !isOver(game));
    document.title = T.pageTitle(mine ? T.yourTurn : T.table); // seen while another page is in front
  }

  /** @param {WholeTable} view */
  #turnWords(view) {
    return this.desk.reading.open ? T.turnRead : turnWords(view);
  }

  /**
   * A bot plays at once: to say each time that it is to play would only be in the way.
   *
   * @param {WholeTable} view
   */
  #toldTurn(view) {
    return waitsForBots(view) && !this.desk.reading.open ? "" : this.#turnWords(view);
  }

  /**
   * Whose turn it is, the last that was said, and what there was to hear; the live region tells it to others.
   * While the show is read, what bots do in the next deal is left out.
   *
   * @param {WholeTable} view
   */
  #turnLines(view) {
    const { line, caption } = this.desk.reading.open ? { line: "", caption: "" } : this.#heard;
    return [
      el("p", { class: "whose-turn" }, this.#turnWords(view)),
      line && el("p", { class: "last-said" }, line),
      caption && el("p", { class: "caption", "aria-hidden": "true" }, T.caption(caption)),
    ];
  }

  /** @param {WholeTable} view */
  #drawAround(view) {
    const { desk } = this;
    const { table } = view;
    const seats = { seats: table.seats, seat: table.seat, host: table.host, status: table.status };
    this.#part(this.#notices, [seats, table.terms, desk.busy], table.status !== "closed", () => notices(desk));
    const emptied = table.status === "over" && table.event === null && table.seats.some(({ free }) => free);
    const waits = table.status === "open" || emptied;
    this.#part(this.#lobby, [seats, table.code, table.next_commitment, this.#opponents.length], waits, () =>
      lobby(desk, this.#opponents),
    );
    const { secrets } = table;
    this.#part(this.#proof, [secrets, table.seat], secrets !== null, () => (secrets ? proof(desk, secrets) : []));
    this.#part(this.#about, [seats, table.terms, view.game !== null], true, () => about(desk));
  }

  /** @param {WholeTable} view */
  #drawGame(view) {
    const { desk } = this;
    const { game, table } = view;
    const { reading } = desk;
    const plays = game !== null && table.seat !== null && table.status !== "closed" && !reading.open;
    const facts = [game, table.seats, table.seat, desk.busy, desk.sending, [...desk.picked], desk.called, desk.more];
    this.#drawPegs(view);
    const lies = game !== null && (!isOver(game) || endedInPlay(game, reading)) && !reading.open;
    this.#part(this.#board, facts, lies, () => (game ? board(desk, game) : []));
    const shown = [reading.shown, reading.starter, reading.last];
    this.#part(this.#read, shown, reading.open, () => readShow(view, reading));
    this.#part(this.#show, shown, !reading.open && reading.shown.length > 0, () => show(view, reading));
    const holds = plays && !isOver(game) && game.hand_sizes.length > 0;
    this.#part(this.#hand, facts, holds, () => (game ? hand(desk, game) : []));
    const acts = [facts, settings().cut, table.rematch, table.status, view.version, desk.slow];
    const over = table.status === "over" || (table.status === "closed" && table.event !== null);
    const after = table.event === null ? again : backToEvent;
    this.#part(this.#actions, acts, plays || over, () => (over ? after(desk) : game ? actions(desk, game) : []));
    pad.show(plays && needsNumber(game));
    const said = plays ? numberSaid(view) : null;
    pad.offer(said === null ? null : JSON.stringify([game?.counts, game?.awards]), said);
    this.#part(this.#claims, facts, plays && game.claims.length > 0, () => (game ? claims(desk, game) : []));
  }

  /**
   * Pegs move from where they were last drawn.
   *
   * @param {WholeTable} view
   */
  #drawPegs(view) {
    const now = view.game && pegs(view, view.game);
    const goesOn = now?.sides.length === this.#pegs?.sides.length;
    this.#part(this.#scores, now, now !== null, () => (now ? [pegboard(now, goesOn ? this.#pegs : null)] : []));
    this.#pegs = now;
  }

  /**
   * @param {Region} region
   * @param {unknown} facts
   * @param {boolean} wanted
   * @param {() => import("../base/dom.js").Child[]} build
   */
  #part(region, facts, wanted, build) {
    region.show(wanted ? facts : null, wanted ? build : () => []);
  }
}

/**
 * Of the end of a game only what decided it: who has won stands above.
 *
 * @param {WholeTable} view
 */
function lastSaid({ game, log }) {
  const ends = { "match over": 2, "game over": 1 };
  return log.at(-1 - (ends[/** @type {keyof typeof ends} */ (game?.phase)] ?? 0)) ?? "";
}

/**
 * Whether the last card that fell has decided the game: then everybody wants to see it.
 *
 * @param {import("../base/types.js").GameSeen} game
 * @param {import("./reading.js").Reading} reading
 */
function endedInPlay(game, reading) {
  return isOver(game) && game.starter !== null && reading.shown.length === 0;
}
