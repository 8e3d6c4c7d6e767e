// The games that are to be played now, by table, with what has been entered for them.

import { el } from "../base/dom.js";
import { openDispute } from "./disputes.js";
import { askInWindow, button } from "./forms.js";
import { Rows } from "../base/rows.js";
import { T } from "../texts/desk.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("./types.js").GameLine} GameLine */

export class OpenGames {
  #list = new Rows(el("ul", { class: "game-rows" }));
  #title = el("h2", {});

  /**
   * @param {Desk} desk
   * @param {(key: string) => void} choose
   */
  constructor(desk, choose) {
    this.desk = desk;
    this.choose = choose;
    this.node = el("div", { class: "open-games box", hidden: true }, this.#title, this.#list.node);
  }

  show() {
    const { games, entered, fields } = this.desk.view;
    const lines = Object.entries(games).sort(([, one], [, other]) => order(one) - order(other));
    const several = Object.keys(fields).length > 1;
    this.node.hidden = lines.length === 0;
    const agreeing = lines.length > 0 && lines.every(([, game]) => game.proposed);
    this.#title.textContent = agreeing ? T.gamesToAgree(lines.length) : T.openGames(lines.length);
    this.#list.show(
      lines.map(([key, game]) => [key, { game, scores: entered[key]?.scores ?? {}, several }]),
      ({ game, scores }, key) => this.#row(key, game, scores, several),
    );
  }

  /**
   * @param {string} key
   * @param {GameLine} game
   * @param {Record<string, import("./types.js").ScoreSaid>} scores
   * @param {boolean} several
   */
  #row(key, game, scores, several) {
    const { desk } = this;
    const said = Object.entries(scores).map(([name, [first, second]]) => T.said(name, first, second));
    const place = el("span", { class: "game-place" }, T.gamePlace(game, several));
    const who = el("span", { class: "game-who" }, el("strong", {}, T.gameTitle(game)));
    if (said.length > 0) who.append(el("span", { class: "hint" }, said.join("; ")));
    if (game.called) who.append(el("span", { class: "mark placed" }, T.judgeCalled));
    const buttons = el("span", { class: "game-buttons" });
    const names = T.between(game.first, game.second);
    if (game.online) buttons.append(el("a", { href: `/t/${encodeURIComponent(game.online)}` }, T.watch));
    if (desk.can.EnterScore)
      buttons.append(
        game.disagree
          ? button(T.settle, () => openDispute(desk, key), { "aria-label": T.settleOf(names) })
          : button(T.score, () => this.choose(key), { "aria-label": T.scoreOf(names) }),
      );
    if (game.proposed && desk.can.DenyGame) buttons.append(denyButton(desk, game));
    else if (desk.can.MarkAbsent)
      buttons.append(button(T.absent, () => openAbsent(desk, game), { "aria-label": T.absentFrom(names) }));
    return el("li", { class: game.disagree ? "disagree" : "" }, place, who, buttons);
  }
}

/**
 * A free game that only one of the two speaks of.
 *
 * @param {Desk} desk
 * @param {GameLine} line
 */
function denyButton(desk, { division, game, first, second }) {
  const words = { "aria-label": T.notPlayedOf(T.between(first, second)) };
  return button(T.notPlayed, () => desk.act({ DenyGame: { division, game } }), words);
}

/**
 * Those that disagree stand first, then by table.
 *
 * @param {GameLine} game
 */
function order({ disagree, table }) {
  return (disagree ? -1e6 : 0) + table;
}

/**
 * @param {Desk} desk
 * @param {GameLine} game
 */
function openAbsent(desk, { division, game, first, second, course }) {
  const choices = /** @type {[string, string[]][]} */ ([
    [T.isAbsent(first), [first]],
    [T.isAbsent(second), [second]],
    ...(course ? [[T.bothAbsent, [first, second]]] : []),
  ]);
  const radios = choices.map(([words], at) => {
    const radio = el("input", { type: "radio", name: "absent", id: `absent-${at}`, value: at, required: true });
    return el("label", { class: "press" }, radio, el("span", {}, words));
  });
  const group = el("div", { class: "presses", role: "group", "aria-label": T.absent }, ...radios);
  const act = () => {
    const chosen = group.querySelector("input:checked");
    const [, players] = choices[Number(/** @type {HTMLInputElement} */ (chosen).value)];
    return desk.send({ MarkAbsent: { division, game, players } });
  };
  askInWindow(desk, T.absentFrom(T.between(first, second)), T.markAbsent, act, group);
}
