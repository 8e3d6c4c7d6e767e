// Starts a board, or takes up one of this browser's.

import { arrive } from "../base/arriving.js";
import { choice, el, labelled } from "../base/dom.js";
import { frame } from "../base/frame.js";
import { open as openBoard } from "./board_page.js";
import { boardsHere, forget, keepNames, lastNames, newBoard } from "./boards_here.js";
import { closing } from "../base/dialog.js";
import { openDialog } from "../base/dialog.js";
import { Keeping } from "./keeping.js";
import { clearMarks, mark } from "../base/wrong_field.js";
import { againstNames, optionsFor, USUAL_GOAL } from "./opening.js";
import { namesOf } from "./phase.js";
import { sheets } from "./sheets.js";
import { T } from "../texts/companion.js";

/** @typedef {import("./types.js").Sheets} Sheets */
/** @typedef {import("./types.js").OpenCommand} OpenCommand */

const MOST = 4;
const USUAL_RULES = "acc";

export async function open() {
  const page = frame(T.startTitle, "companion-start");
  await arrive(page, async () => {
    const known = await sheets();
    page.main.append(el("h1", {}, T.startTitle), form(known), list(known));
  });
}

/** @param {Sheets} known */
function form(known) {
  const count = choice(Object.entries(T.playerCounts), "2", { id: "players" });
  const names = nameFields();
  const dealer = choice([], "", { id: "first-dealer" });
  const hint = el("p", { class: "hint" }, T.partnersSit);
  const seats = () => (count.value === "partners" ? MOST : Number(count.value));
  const called = () => names.map((field, at) => field.value.trim() || T.playerName(at + 1)).slice(0, seats());
  const check = () => {
    clearMarks(made);
    const wrong = againstNames(called());
    if (wrong) mark(names[wrong.seat], wrong.words);
    return wrong;
  };
  const refresh = () => {
    if (names.some((field) => field.ariaInvalid)) check(); // another name may have been the one to change
    names.forEach((field, at) => field.closest("label")?.toggleAttribute("hidden", at >= seats()));
    hint.hidden = count.value !== "partners";
    const chosen = dealer.value;
    dealer.replaceChildren(...called().map((name, seat) => el("option", { value: seat }, name)));
    if (Number(chosen) < seats()) dealer.value = chosen || "0";
  };
  const fields = names.map((field, at) => labelled(T.playerName(at + 1), field));
  for (const one of [count, ...names]) one.addEventListener("input", refresh);
  refresh();
  const { node, chosen } = options(known);
  const onsubmit = (/** @type {Event} */ event) => {
    event.preventDefault();
    const wrong = check();
    if (wrong) return names[wrong.seat].focus();
    keepNames(names.map(({ value }) => value.trim()));
    const partners = count.value === "partners";
    begin({ do: "open", names: called(), partners, dealer: Number(dealer.value), ...chosen() });
  };
  const start = el("button", { class: "main" }, T.start);
  const parts = [labelled(T.players, count), hint, ...fields, labelled(T.firstDealer, dealer), node, start];
  const made = el("form", { class: "box", "aria-label": T.start, onsubmit }, el("p", {}, T.startWords), ...parts);
  return made;
}

/** The names of the last time are there again. */
function nameFields() {
  const last = lastNames();
  return Array.from({ length: MOST }, (_, at) =>
    el("input", {
      id: `name-${at}`,
      maxlength: 24,
      autocomplete: "off",
      autocapitalize: "words",
      placeholder: T.playerName(at + 1),
      value: last[at] ?? "",
    }),
  );
}

/** @param {Sheets} known */
function options({ sheets: all }) {
  const books = all.filter(({ rules }) => !/-(\d|partners)$/.test(rules)); // seats are chosen by themselves
  const rules = choice(
    books.map((sheet) => [sheet.rules, T.bookName(sheet.rules)]),
    USUAL_RULES,
    { id: "rules" },
  );
  const match = choice(Object.entries(T.matches), "1 game", { id: "match" });
  const goal = choice(Object.entries(T.goals), String(USUAL_GOAL), { id: "goal" });
  const muggins = el("input", { type: "checkbox" });
  const fixed = el("p", { class: "hint", hidden: true }, T.mugginsFixed);
  const both = el("input", { type: "checkbox" });
  const book = () => books.find((sheet) => sheet.rules === rules.value) ?? books[0];
  rules.addEventListener("change", () => {
    muggins.checked = book().muggins;
    muggins.disabled = book().muggins_fixed;
    fixed.hidden = !muggins.disabled;
  });
  const chosen = () => {
    const asked = optionsFor(book(), Number(goal.value), muggins.checked);
    return { rules: rules.value, match: match.value, options: asked, both: both.checked };
  };
  const checks = [labelled(T.muggins, muggins, "check"), fixed, labelled(T.bothConfirm, both, "check")];
  const details = el("details", {}, el("summary", {}, T.moreOptions), labelled(T.goal, goal), ...checks);
  return { node: el("div", {}, labelled(T.match, match), labelled(T.rules, rules), details), chosen };
}

/**
 * Opens it here, whether or not the server can be reached: nothing is fetched for it.
 *
 * @param {OpenCommand} asked
 */
function begin(asked) {
  const board = newBoard(asked);
  history.pushState(null, "", `/b/${board}`);
  addEventListener("popstate", () => location.reload());
  openBoard(board);
}

/** @param {Sheets} known */
function list(known) {
  const boards = boardsHere().map((board) => line(known, board));
  const title = el("h2", {}, T.boardsTitle);
  return el("section", { class: "box boards", hidden: boards.length === 0 }, title, el("ul", {}, ...boards));
}

/**
 * @param {Sheets} known
 * @param {string} board
 */
function line(known, board) {
  const keeping = new Keeping(board, known, { changed: () => {}, refused: () => {} });
  const { view } = keeping;
  keeping.send(); // what it was not told yet
  if (view === null || !keeping.keeps) return null;
  const sides = view.scores.map((_, side) => T.sideName(namesOf(view, side)));
  const words = T.boardLink(sides, view.scores);
  const ask = () => openDialog(T.forget, "companion-window", el("p", {}, lost(keeping, words)), closing(T.forget, act));
  const act = () => {
    forget(board);
    item.remove();
  };
  const button = el("button", { type: "button", "aria-label": T.forgetLabel(words), onclick: ask }, T.forget);
  const link = el("a", { href: `/b/${board}` }, words);
  const state = el("span", { class: "hint" }, T.boardState(view.over, view.opened, view.match));
  const item = el("li", {}, el("span", { class: "entry-said" }, link, state), button);
  return item;
}

/**
 * What is lost with a board that is forgotten here.
 *
 * @param {Keeping} keeping
 * @param {string} words
 */
function lost({ known, waiting }, words) {
  if (!known) return T.forgetOnly(words);
  return waiting > 0 ? T.forgetUnsent(words) : T.forgetWords(words);
}
