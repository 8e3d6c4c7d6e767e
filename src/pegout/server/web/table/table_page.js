// The page of a table: the lobby, the game, and what comes after it.

import { actions } from "./actions.js";
import { again, proof } from "./after_match.js";
import { ask, tablePath, whoAmI } from "../base/api.js";
import { board, scores } from "./board.js";
import { claims } from "./claims.js";
import { Desk } from "./desk.js";
import { el, labelled, Region } from "../base/dom.js";
import { attempt, frame } from "../base/frame.js";
import { hand } from "./hand.js";
import { listenToKeys } from "./keys.js";
import { lobby } from "./lobby.js";
import { Log } from "./log.js";
import { clocks, notices } from "./notices.js";
import { needsNumber, pad } from "./numbers.js";
import { Rulings } from "./rulings.js";
import { cutsByHand, setCutsByHand } from "./secret.js";
import { show } from "./shown.js";
import { T } from "../texts/table.js";
import { turnWords } from "./turn.js";

/** @typedef {import("../base/types.js").WholeTable} WholeTable */
/** @typedef {import("../base/types.js").Opponent} Opponent */

/** @param {string} table */
export async function open(table) {
  const page = frame(T.table, "table");
  await attempt(page, async () => {
    const [person, opponents] = await Promise.all([whoAmI(), ask("GET", "/api/opponents")]);
    page.name(person?.name ?? "");
    new TablePage(page, table, opponents).open();
  });
}

class TablePage {
  #link = el("p", { class: "link", role: "status" });
  #turn = new Region("p", { class: "turn", role: "status" });
  #clock = el("p", { class: "clock", role: "timer" });
  #notices = new Region("div", { class: "notices" });
  #scores = new Region("section", { class: "scores", "aria-label": T.scoresTitle });
  #board = new Region("section", { class: "board", "aria-label": T.boardTitle });
  #hand = new Region("section", { class: "own", "aria-label": T.handTitle });
  #actions = new Region("section", { class: "actions", "aria-label": T.actionsTitle });
  #claims = new Region("section", { class: "claims", "aria-label": T.claimsTitle });
  #show = new Region("section", { class: "box shown", "aria-label": T.showTitle });
  #lobby = new Region("section", { class: "box lobby", "aria-label": T.lobbyTitle });
  #proof = new Region("section", { class: "box", "aria-label": T.afterTitle });
  #about = new Region("section", { class: "box", "aria-label": T.tableTitle });
  #rulings = new Rulings();
  #log = new Log();

  /**
   * @param {import("../base/frame.js").Frame} page
   * @param {string} table
   * @param {Opponent[]} opponents
   */
  constructor(page, table, opponents) {
    this.page = page;
    this.opponents = opponents;
    this.desk = new Desk(
      page,
      table,
      () => this.draw(),
      (link, words) => this.#tellLink(link, words),
    );
    const [game, side] = [
      [
        this.#turn,
        this.#notices,
        this.#rulings.news,
        this.#scores,
        this.#lobby,
        this.#board,
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
    listenToKeys();
    this.desk.open();
    setInterval(() => this.#tick(), 1000);
  }

  /**
   * @param {import("./table_socket.js").Link} link
   * @param {string} words
   */
  #tellLink(link, words) {
    this.#link.textContent = words;
    this.#link.dataset.link = link;
    this.#link.hidden = !words;
    if (link === "open" && words) setTimeout(() => (this.#link.hidden = this.#link.dataset.link === "open"), 3000);
  }

  #tick() {
    if (!this.desk.seen) return;
    this.#clock.textContent = clocks(this.desk.view);
    this.#clock.hidden = this.#clock.textContent === "";
  }

  draw() {
    if (!this.desk.seen) return;
    const { view } = this.desk;
    this.#turn.show(turnWords(view), () => [turnWords(view)]);
    this.#tick();
    this.#drawAround(view);
    this.#drawGame(view);
    this.#rulings.show(this.desk);
    this.#log.show(view.log);
    this.page.main.classList.toggle(
      "mine",
      view.game !== null && view.table.seat !== null && view.game.to_act.includes(view.table.seat),
    );
  }

  /** @param {WholeTable} view */
  #drawAround(view) {
    const { desk } = this;
    const { table } = view;
    const seats = { seats: table.seats, seat: table.seat, host: table.host, status: table.status };
    this.#part(this.#notices, [seats, table.terms, desk.busy], table.status !== "closed", () => notices(desk));
    const waits = table.status === "open" || (table.status === "over" && table.seats.some(({ free }) => free));
    this.#part(this.#lobby, [seats, table.code, table.next_commitment], waits, () => lobby(desk, this.opponents));
    const { secrets } = table;
    this.#part(this.#proof, [secrets, table.seat], secrets !== null, () => (secrets ? proof(desk, secrets) : []));
    this.#part(this.#about, [seats, table.terms, view.game !== null], true, () => this.#aboutTable(view));
  }

  /** @param {WholeTable} view */
  #drawGame(view) {
    const { desk } = this;
    const { game, table } = view;
    const plays = game !== null && table.seat !== null && table.status !== "closed";
    const facts = [game, table.seats, table.seat, desk.busy, [...desk.picked]];
    const ended = game === null || game.phase === "match over" || game.phase === "game over";
    this.#part(this.#scores, facts, game !== null, () => (game ? scores(view, game) : []));
    this.#part(this.#board, facts, !ended && game.hand_sizes.length > 0, () => (game ? board(view, game) : []));
    const holds = plays && !ended && game.hand_sizes.length > 0;
    this.#part(this.#hand, facts, holds, () => (game ? hand(desk, game) : []));
    const acts = [facts, desk.seen && cutsByHand(), table.rematch, table.status, view.version];
    const over = table.status === "over";
    this.#part(this.#actions, acts, plays || over, () => (over ? again(desk) : game ? actions(desk, game) : []));
    pad.show(plays && needsNumber(game));
    this.#part(this.#claims, facts, plays && game.claims.length > 0, () => (game ? claims(desk, game) : []));
    this.#part(this.#show, desk.shown, desk.shown.length > 0, () => show(view, desk.shown, desk.starter));
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

  /** @param {WholeTable} view */
  #aboutTable({ table, game }) {
    const { terms } = table;
    const leave = () => {
      if (confirm(T.leaveSure)) this.desk.attempt(() => ask("POST", tablePath(table.table, "leave")));
    };
    const statistics = `/t/${encodeURIComponent(table.table)}/statistics`;
    const words = T.terms(terms.rules, terms.match, terms.goal);
    return [
      el("h2", {}, T.tableTitle),
      el("p", {}, terms.officiating === "players" ? `${words}, ${T.officiated}` : words),
      table.seat !== null && this.#cutSwitch(),
      table.seat !== null && el("p", { class: "hint keys" }, T.keys),
      game && el("p", {}, el("a", { href: statistics }, T.statistics)),
      table.seat !== null &&
        table.status !== "closed" &&
        el("button", { type: "button", class: "plain", onclick: leave }, T.leave),
    ];
  }

  #cutSwitch() {
    const box = el("input", { type: "checkbox", id: "cut-for-me", checked: !cutsByHand() });
    box.addEventListener("change", () => {
      setCutsByHand(!box.checked);
      this.desk.cut();
      this.draw();
    });
    return labelled(T.cutForMe, box, "check");
  }
}
