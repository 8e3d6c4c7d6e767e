// What the judge ruled, and the ruling that people are asked about. The newest stays until it is put away.

import { citationLinks } from "../base/citations.js";
import { el, Region } from "../base/dom.js";
import { nameOf } from "./players.js";
import { T } from "../texts/officiating.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("../base/types.js").RulingSeen} RulingSeen */
/** @typedef {import("../base/types.js").ProposalSeen} ProposalSeen */

/** @typedef {{match: string, number: number}} Read */

/** @param {string} table */
function placeOf(table) {
  return `pegout.rulings.${table}`;
}

/**
 * @param {string} table
 * @returns {Read | null}
 */
function noted(table) {
  try {
    return JSON.parse(sessionStorage.getItem(placeOf(table)) ?? "null");
  } catch {
    return null;
  }
}

export class Rulings {
  news = new Region("section", { class: "rulings", role: "status", "aria-label": T.rulingsTitle });
  book = new Region("section", { class: "box judged", "aria-label": T.judgeTitle });
  /** @type {Read | null} */
  #read = null;

  /** @param {Desk} desk */
  show(desk) {
    const { table, rulings } = desk.view;
    const fresh = rulings.slice(this.#readOf(desk));
    const names = table.seats.map(({ name }) => name);
    this.news.show([table.proposal, fresh, names, desk.busy], () => [
      table.proposal && proposed(desk, table.proposal),
      fresh.length > 0 && this.#newest(desk, fresh[fresh.length - 1]),
    ]);
    const called = table.seat !== null && table.status === "playing";
    this.book.show([rulings, names, called], () => (called || rulings.length > 0 ? book(desk, called) : []));
  }

  /**
   * How many rulings of the match were put away; for whoever comes for the first time, all that there are.
   *
   * @param {Desk} desk
   */
  #readOf({ view: { table, rulings } }) {
    const known = this.#read ?? noted(table.table);
    const here = known ?? { match: table.commitment, number: rulings.length };
    this.#note(table.table, here.match === table.commitment ? here : { match: table.commitment, number: 0 });
    return this.#read?.number ?? 0;
  }

  /**
   * @param {string} table
   * @param {Read} read
   */
  #note(table, read) {
    this.#read = read;
    try {
      sessionStorage.setItem(placeOf(table), JSON.stringify(read));
    } catch {
      // storage may be forbidden: then it is known as long as the page is open
    }
  }

  /**
   * @param {Desk} desk
   * @param {RulingSeen} ruling
   */
  #newest(desk, ruling) {
    const close = () => {
      this.#note(desk.view.table.table, { match: desk.view.table.commitment, number: desk.view.rulings.length });
      this.show(desk);
    };
    const button = el("button", { type: "button", id: "close-ruling", "aria-label": T.close, onclick: close }, "✕");
    return el("article", { class: "ruling" }, ...told(desk, ruling), button);
  }
}

/**
 * @param {Desk} desk
 * @param {RulingSeen} ruling
 */
function told(desk, { findings, remedies, citations, claim, by, upheld }) {
  return [el("h2", {}, title(desk, claim === null ? null : by, upheld)), ...words(findings, remedies, citations)];
}

/**
 * @param {Desk} desk
 * @param {number | null} by
 * @param {boolean} upheld
 */
function title({ view }, by, upheld) {
  if (by === null) return T.ruling;
  return by === view.table.seat ? T.ownClaim(upheld) : T.claimOf(nameOf(view, by), upheld);
}

/**
 * @param {string[]} findings
 * @param {string[]} remedies
 * @param {string[]} citations
 */
function words(findings, remedies, citations) {
  return [
    ...findings.map((finding) => el("p", {}, finding)),
    remedies.length > 0 && el("ul", { class: "remedies" }, ...remedies.map((remedy) => el("li", {}, remedy))),
    citations.length > 0 && citationLinks(citations),
  ];
}

/**
 * @param {Desk} desk
 * @param {ProposalSeen} proposal
 */
function proposed(desk, proposal) {
  const { seat } = desk.view.table;
  const own = proposal.by === seat;
  const head = own ? T.youPropose : T.proposes(nameOf(desk.view, proposal.by));
  return el(
    "article",
    { class: "ruling proposed" },
    el("h2", {}, head),
    ...words(proposal.findings, proposal.remedies, proposal.citations),
    el("p", { class: "standing" }, standing(desk, proposal)),
    isOpen(proposal) && seat !== null && answers(desk, proposal, own),
  );
}

/**
 * Whether it waits for somebody's word.
 *
 * @param {ProposalSeen} proposal
 */
export function isOpen({ declined, refused }) {
  return declined === null && refused === null;
}

/**
 * @param {Desk} desk
 * @param {ProposalSeen} proposal
 */
function standing({ view }, { by, awaited, declined, refused }) {
  if (refused !== null) return T.refused(refused);
  if (declined !== null) {
    return declined === by ? T.takenBack(nameOf(view, by)) : T.declined(nameOf(view, declined));
  }
  if (view.table.event !== null) return T.directorsWord;
  const others = awaited.filter((seat) => seat !== view.table.seat);
  return others.length > 0 ? T.awaits(others.map((seat) => nameOf(view, seat))) : T.yourWord;
}

/**
 * @param {Desk} desk
 * @param {ProposalSeen} proposal
 * @param {boolean} own
 */
function answers(desk, { awaited }, own) {
  if (!own && desk.view.table.event !== null) return null;
  const agree = () => desk.send({ do: "agree" });
  const decline = () => desk.send({ do: "decline" });
  const asked = awaited.includes(desk.view.table.seat ?? -1);
  return el(
    "div",
    { class: "line" },
    asked && el("button", { type: "button", id: "agree", class: "main", disabled: desk.busy, onclick: agree }, T.agree),
    el(
      "button",
      { type: "button", id: "decline", disabled: desk.busy, onclick: decline },
      own ? T.takeBack : T.decline,
    ),
  );
}

/**
 * @param {Desk} desk
 * @param {boolean} called
 */
function book(desk, called) {
  const { table, rulings } = desk.view;
  const address = `/judge#table=${encodeURIComponent(table.table)}`;
  const all = rulings.map((ruling) => el("li", {}, ...told(desk, ruling)));
  return [
    el("h2", {}, T.judgeTitle),
    called && el("p", {}, el("a", { class: "call", href: address }, T.callJudge)),
    all.length > 0 && el("details", {}, el("summary", {}, T.rulingsSoFar(all.length)), el("ul", {}, ...all.reverse())),
  ];
}
