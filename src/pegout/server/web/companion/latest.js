// The lines above the keypad: what waits to be confirmed, and what is disputed.

import { el, labelled } from "../base/dom.js";
import { closing } from "../base/dialog.js";
import { entryWords } from "./entry_words.js";
import { namesOf } from "./phase.js";
import { T } from "../texts/companion.js";

/** @typedef {import("./board_page.js").BoardDesk} BoardDesk */
/** @typedef {import("./types.js").Entry} Entry */

const AT_ONCE = 100;
const LONGEST_WORDS = 500;

/**
 * The entries that somebody objects to, or that this phone's side has still to say something to.
 *
 * @param {BoardDesk} desk
 */
export function toAnswer(desk) {
  return desk.view.entries.filter((entry) => !entry.struck && (entry.objection !== null || waits(desk, entry)));
}

/** @param {BoardDesk} desk */
export function latest(desk) {
  const mute = voiceless(desk).map((side) => T.sideName(namesOf(desk.view, side)));
  const disputed = toAnswer(desk).filter(({ objection }) => objection !== null);
  const waiting = toAnswer(desk).filter((entry) => waits(desk, entry));
  return [
    ...disputed.map((entry) => dispute(desk, entry)),
    waiting.length > 0 && toConfirm(desk, waiting),
    mute.length > 0 && el("p", { class: "hint" }, T.nobodyConfirms(mute)),
  ];
}

/**
 * The sides that are to confirm and cannot, as no phone is theirs.
 *
 * @param {BoardDesk} desk
 */
export function voiceless({ view, keeping }) {
  const mute = view.both && keeping.keeps && keeping.key !== "" && keeping.by !== undefined;
  return mute ? view.phones.flatMap((phone, side) => (phone === "own" ? [] : [side])) : [];
}

/**
 * Whether this phone's side has still to say something to an entry.
 *
 * @param {BoardDesk} desk
 * @param {Entry} entry
 */
export function waits({ view, keeping }, { confirmed, objection, struck }) {
  const by = keeping.by ?? null;
  return view.both && by !== null && keeping.keeps && !struck && objection === null && !confirmed.includes(by);
}

/**
 * @param {BoardDesk} desk
 * @param {Entry[]} waiting
 */
function toConfirm(desk, waiting) {
  const [first] = waiting;
  const words = waiting.length === 1 ? entryWords(desk, first) : T.toConfirm(waiting.length);
  const entries = waiting.slice(0, AT_ONCE).map(({ id }) => id);
  return el(
    "div",
    { class: "ask" },
    el("p", {}, words),
    el("button", { type: "button", class: "main", onclick: () => desk.act({ do: "confirm", entries }) }, T.confirm),
    waiting.length === 1 && objectButton(desk, first),
  );
}

/**
 * @param {BoardDesk} desk
 * @param {Entry} entry
 */
export function objectButton(desk, entry) {
  const act = () => {
    const words = el("input", { id: "objection", maxlength: LONGEST_WORDS, autocomplete: "off" });
    const send = () => desk.act({ do: "object", entry: entry.id, words: words.value.trim() });
    const said = el("p", {}, entryWords(desk, entry));
    desk.window(T.objectTitle, "objecting", said, labelled(T.objectWords, words), closing(T.object, send));
  };
  return el("button", { type: "button", onclick: act }, T.object);
}

/**
 * @param {BoardDesk} desk
 * @param {Entry} entry
 */
function dispute(desk, entry) {
  const { view, keeping } = desk;
  const { objection, by, id } = entry;
  if (objection === null) return null;
  const who = objection.side === null ? [] : namesOf(view, objection.side);
  const own = objection.side === (keeping.by ?? null);
  const mayUndo = by === null || by === (keeping.by ?? null);
  return el(
    "div",
    { class: "ask disputed", role: "alert" },
    el("p", {}, el("strong", {}, T.objects(who, objection.words)), el("br"), entryWords(desk, entry)),
    keeping.keeps && own && button(T.withdraw, () => desk.act({ do: "withdraw", entry: id })),
    keeping.keeps && !own && mayUndo && button(T.undoKey, () => desk.act({ do: "undo", entries: [id] })),
  );
}

/**
 * @param {string} words
 * @param {() => void} onclick
 */
function button(words, onclick) {
  return el("button", { type: "button", onclick }, words);
}
