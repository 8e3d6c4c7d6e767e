// The sheet on paper: fitted onto one page, or spread over several that can be joined along their marks.

import { drawn } from "../base/drawing.js";
import { choice, el, labelled } from "../base/dom.js";
import { contents } from "./drawing.js";
import { whole, windows } from "./windows.js";
import { T } from "../texts/bracket.js";

/** @typedef {import("./types.js").Layout} Layout */
/** @typedef {import("./windows.js").Size} Size */
/** @typedef {import("./windows.js").Windows} Windows */
/** @typedef {{sheet: Layout, names: import("./telling.js").RoundNames, title: string}} Printed */
/** @typedef {{paper: string, lies: "landscape" | "portrait", pages: Windows}} Plan */

const UNIT = 0.24; // millimetres: letters are then of about ten points
const OVERLAP = 12; // millimetres that neighbours share
const MARGIN = 10;
const TITLE = 8; // millimetres above the drawing, as bracket_paper.css has it
/** @type {Record<string, Size>} */
const PAPERS = {
  a4: { width: 297, height: 210 },
  a3: { width: 420, height: 297 },
  letter: { width: 279.4, height: 215.9 },
  tabloid: { width: 431.8, height: 279.4 },
};

/**
 * The choice of paper. Whatever way the browser is told to print, it prints the sheet as chosen.
 *
 * @param {() => Printed | null} current
 * @param {HTMLElement} pdf  Leads to the server's own.
 */
export function printForm(current, pdf) {
  const paper = choice(Object.entries(T.papers), "a4", { id: "bracket-paper" });
  const how = choice(Object.entries(T.fits), "one", { id: "bracket-how" });
  const told = el("p", { class: "hint", role: "status" });
  const plan = () => {
    const printed = current();
    return printed && planned(printed.sheet, paper.value, how.value === "many");
  };
  const tell = () => {
    const found = plan();
    told.textContent = found ? T.pages(found.pages.rows, found.pages.columns) : "";
  };
  for (const one of [paper, how]) one.addEventListener("change", tell);
  addEventListener("beforeprint", () => {
    const [printed, found] = [current(), plan()];
    if (printed && found) document.body.append(onPaper(printed, found));
  });
  addEventListener("afterprint", () => document.querySelector(".bracket-print")?.remove());
  const button = el("button", { type: "button", class: "main", onclick: () => window.print() }, T.printIt);
  const line = el("div", { class: "line" }, labelled(T.paper, paper), labelled(T.how, how), button);
  const node = el("details", { class: "box", ontoggle: tell }, el("summary", {}, T.print), line, told);
  node.append(el("p", {}, pdf));
  return node;
}

/**
 * The way the paper lies is that which needs fewer pages, or shows more on one.
 *
 * @param {Layout} sheet
 * @param {string} paper
 * @param {boolean} many
 * @returns {Plan}
 */
function planned(sheet, paper, many) {
  const { width, height } = PAPERS[paper];
  const [landscape, portrait] = [room(width, height), room(height, width)];
  const plans = /** @type {const} */ ([["landscape", landscape], ["portrait", portrait]]).map(([lies, size]) => {
    const units = { width: size.width / UNIT, height: size.height / UNIT };
    const pages = many ? windows(sheet, units, OVERLAP / UNIT) : whole(sheet, units);
    return { paper, lies, pages, cost: pages.rows * pages.columns * pages.windows[0].width * pages.windows[0].height };
  }); // prettier-ignore
  const { cost, ...one } = plans[0];
  const { cost: another, ...other } = plans[1];
  return another < cost ? other : one;
}

/**
 * @param {number} width
 * @param {number} height
 */
function room(width, height) {
  return { width: width - 2 * MARGIN, height: height - 2 * MARGIN - TITLE };
}

/**
 * @param {Printed} printed
 * @param {Plan} plan
 */
function onPaper({ sheet, names, title }, { paper, lies, pages }) {
  const several = pages.windows.length > 1;
  const sheets = pages.windows.map((one) => {
    const name = several ? T.pageName(one.row, one.column) : "";
    const box = { viewBox: `${one.x} ${one.y} ${one.width} ${one.height}` };
    const parts = [...contents(sheet, { names, window: one }), ...(several ? marks(one, pages) : [])];
    const page = el("section", { class: `bracket-page ${paper} ${lies}` }, el("p", {}, T.printTitle(title, name)));
    page.append(drawn("svg", { class: "bracket-drawing", ...box }, ...parts));
    return page;
  });
  return el("div", { class: "bracket-print" }, ...sheets);
}

/**
 * Where the pages beside and below begin, with their names.
 *
 * @param {import("./windows.js").Window} page
 * @param {Windows} pages
 */
function marks({ x, y, width, height, row, column }, { rows, columns, overlap }) {
  const [right, bottom] = [x + width - overlap, y + height - overlap];
  const beside = column + 1 < columns;
  const below = row + 1 < rows;
  return [
    beside && drawn("path", { class: "bracket-mark", d: `M${right} ${y}v${height}` }),
    beside && drawn("text", { class: "bracket-id", x: right + 4, y: y + 12 }, T.pageName(row, column + 1)),
    below && drawn("path", { class: "bracket-mark", d: `M${x} ${bottom}h${width}` }),
    below && drawn("text", { class: "bracket-id", x: x + 4, y: bottom + 12 }, T.pageName(row + 1, column)),
  ];
}
