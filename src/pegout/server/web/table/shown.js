// The last show: hands and crib as they were counted. It stays until the next starter is turned.

import { cardName, inOrder, openCard, row } from "../base/cards.js";
import { el } from "../base/dom.js";
import { isOver, shortName } from "./players.js";
import { T } from "../texts/table.js";

/** @typedef {import("../base/types.js").WholeTable} WholeTable */
/** @typedef {import("../base/types.js").GameSeen} GameSeen */
/** @typedef {import("../base/types.js").SeenEvent} SeenEvent */
/** @typedef {import("./reading.js").Reading} Reading */
/** @typedef {{kind: string, points: number, cards: string[]}} Item */
/**
 * @typedef {{seat: number, crib: boolean, cards: string[], points: number, items: Item[] | null,
 *   mended?: boolean, said?: number}} Shown
 */

/** What brings a starter, and with it the end of the show before. */
export const TURNED = ["StarterTurned", "StarterPicked"];

const PEGGED = ["CountPegged", "CountRaised"];
const COUNTED_IN = ["play", "choose the crib", "show", "game over", "match over"];

/**
 * What is on show after these events.
 *
 * @param {Shown[]} shown
 * @param {SeenEvent[]} events
 * @returns {Shown[]}
 */
export function showAfter(shown, events) {
  return events.reduce((before, event) => {
    if (TURNED.includes(event.event)) return [];
    if (PEGGED.includes(event.event)) return before.map((one) => pegged(one, event));
    const one = shownBy(event);
    return one ? [...before, one] : before;
  }, shown);
}

/**
 * What was announced, as it is pegged, or counted again for more.
 *
 * @param {Shown} one
 * @param {SeenEvent} event
 * @returns {Shown}
 */
function pegged(one, { event, seat, crib, said, moved, points }) {
  if (one.seat !== seat || one.crib !== crib) return one;
  if (event === "CountRaised") return { ...one, said, points: said };
  return moved === points ? { ...one, points } : one; // the game hole may leave no room for all of it
}

/**
 * @param {SeenEvent} event
 * @returns {Shown | null}
 */
function shownBy({ event, seat, cards, count, said, crib }) {
  if (event === "HandShown" || event === "CribShown") {
    return { seat, crib: event === "CribShown", cards, points: count.total, items: count.items };
  }
  if (event === "HandCounted") return { seat, crib, cards, points: said, items: null };
  return event === "CountAnnounced" ? { seat, crib, cards, points: said, said, items: null } : null;
}

/**
 * What players have announced, as it stands: a count that was taken back is gone, and one put right is right.
 *
 * @param {Shown[]} shown
 * @param {GameSeen | null} game
 */
export function asItStands(shown, game) {
  if (game === null || !COUNTED_IN.includes(game.phase)) return shown; // the next deal has begun
  return shown.flatMap((one, at) => {
    if (one.items !== null) return [one];
    const isSame = (/** @type {{seat: number, crib: boolean}} */ { seat, crib }) =>
      seat === one.seat && crib === one.crib;
    const [stands, again] = [game.counts.find(isSame), shown.slice(at + 1).some(isSame)];
    if (!stands || again) return [];
    if (one.said !== undefined) return [{ ...one, points: pointsOf(stands, game) }];
    return [{ ...one, points: stands.said, mended: one.mended || stands.said !== one.points }];
  });
}

/**
 * What was pegged for a count; what was announced while it is not, and where the game hole cut it off.
 *
 * @param {import("../base/types.js").CountSeen} count
 * @param {GameSeen} game
 */
function pointsOf({ seat, said, pegged, points }, game) {
  const won = game.claimed_by === seat || isOver(game);
  return pegged && !won ? points : said;
}

/**
 * @param {WholeTable} view
 * @param {Reading} reading
 */
export function show(view, { shown, starter }) {
  const hands = shown.map((one) => line(view, one, starter));
  return [el("h2", {}, T.showTitle), el("ul", {}, ...hands)];
}

/**
 * The same, large, with the card that ended the play and the button that goes on.
 *
 * @param {WholeTable} view
 * @param {Reading} reading
 */
export function readShow(view, reading) {
  const { last } = reading;
  const goOn = { type: "button", id: "main-action", class: "main", "data-enter": true, onclick: () => reading.end() };
  const card = last && el("span", { class: "row small" }, openCard(last.card));
  return [
    ...show(view, reading),
    last && el("p", { class: "pile" }, el("span", {}, T.lastCard(shortName(view, last.seat))), card),
    el("button", goOn, T.goOn),
  ];
}

/**
 * @param {WholeTable} view
 * @param {Shown} one
 * @param {string | null} starter
 */
function line(view, { seat, crib, cards, points, items, mended = false, said = points }, starter) {
  const name = shortName(view, seat);
  const title = crib ? T.showsCrib(name) : T.shows(name);
  return el(
    "li",
    {},
    el("h3", {}, el("bdi", {}, title), el("strong", {}, T.counted(points))),
    el(
      "div",
      { class: "counted" },
      row(inOrder(cards), title, "small lapped"),
      starter && el("span", { class: "row small turned" }, openCard(starter, "", T.starterIs(cardName(starter)))),
      items === null ? el("span", { class: "hint" }, announced(said, points, mended)) : breakdown(items),
    ),
  );
}

/**
 * @param {number} said
 * @param {number} points
 * @param {boolean} mended
 */
function announced(said, points, mended) {
  if (mended) return T.putRight;
  return said === points ? T.saidSo : T.announcedAs(said);
}

/**
 * What the points are for, a kind at a time.
 *
 * @param {Item[]} items
 */
function breakdown(items) {
  const kinds = [...new Set(items.map(({ kind }) => kind))];
  const parts = kinds.map((kind) => {
    const same = items.filter((one) => one.kind === kind);
    const points = same.reduce((sum, one) => sum + one.points, 0);
    return el("span", { class: "item" }, T.item(kind, same.length, points));
  });
  return el("span", { class: "breakdown" }, ...(parts.length ? parts : [T.nothing]));
}
