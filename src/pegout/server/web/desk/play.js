// The play: every field with its clock, scores by keyboard, the open games, and what else happens in a hall.

import { el, Region } from "../base/dom.js";
import { beforePlay } from "./before_play.js";
import { correcting } from "./correcting.js";
import { openDispute } from "./disputes.js";
import { Fields } from "./fields.js";
import { freeGame } from "./free_games.js";
import { comingAndGoing } from "./leaving.js";
import { nightForm } from "./nights.js";
import { OpenGames } from "./open_games.js";
import { QuickEntry } from "./quick_entry.js";
import { T } from "../texts/desk.js";

/** @typedef {import("./desk.js").Desk} Desk */

export class Play {
  #rest = new Region("div");

  /** @param {Desk} desk */
  constructor(desk) {
    this.desk = desk;
    this.fields = new Fields(desk);
    this.quick = new QuickEntry(desk);
    this.games = new OpenGames(desk, (key) => this.quick.choose(key));
    this.node = el("section", { "aria-label": T.parts.play });
    this.node.append(this.fields.node, this.quick.node, this.games.node, this.#rest.node);
  }

  /** @param {import("./types.js").TodoLine} line */
  take({ kind, division, game }) {
    const key = `${division}|${game}`;
    if (kind === "disagree" && this.desk.can.EnterScore) openDispute(this.desk, key);
    else if (key in this.desk.view.games) this.quick.choose(key);
    else this.fields.node.scrollIntoView();
  }

  show() {
    const { desk } = this;
    this.fields.show();
    this.quick.show();
    this.games.show();
    const names = Object.values(desk.view.fields).map(({ name }) => name);
    const { phase, nights, free } = desk.now;
    this.#rest.show([names, phase, nights, free, desk.role], () => [
      phase === "open" ? beforePlay(desk) : null,
      nights ? nightForm(desk) : null,
      free && names.length > 0 ? freeGame(desk) : null,
      ...(names.length > 0 && phase !== "closed" ? [correcting(desk), ...comingAndGoing(desk, names)] : []),
    ]);
  }
}
