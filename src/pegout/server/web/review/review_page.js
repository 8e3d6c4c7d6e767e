// The review of a finished match of a table, or of any record that somebody has.

import { ask, askText, beSomebody, tablePath } from "../base/api.js";
import { arrive } from "../base/arriving.js";
import { el, labelled } from "../base/dom.js";
import { form } from "../base/form.js";
import { attempt, frame } from "../base/frame.js";
import { listenToKeys } from "../base/keys.js";
import { notedFor } from "../table/secret.js";
import { T } from "../texts/review.js";
import { canProve, prove } from "../verify/proving.js";
import { verdict } from "../verify/verdict.js";
import { canBeDrilled } from "./after.js";
import { isOfGames, reviewed } from "./reviewing.js";
import { sharing } from "./sharing.js";
import { shown } from "./shown.js";

/** @typedef {import("../base/frame.js").Frame} Frame */
/** @typedef {{seat: number | null, link: string | null, ways: HTMLElement | null, name: string}} About */

/** @param {string} [table] */
export async function open(table) {
  const page = frame(T.reviewTitle, "review");
  const title = el("h1", {}, T.reviewTitle);
  const place = el("div", {});
  const known = () => beSomebody().then(({ name }) => page.name(name));
  let somebody = known();
  const asked = () => (somebody = somebody.catch(known)); // there may have been no connection the first time
  page.main.append(title, ...(table ? [] : [given(page, place, asked)]), place);
  listenToKeys();
  if (!table) return attempt(page, () => somebody); // nothing that is pasted meanwhile is lost
  await arrive(page, async () => {
    await somebody;
    await ofTable(page, place, table);
  });
}

/**
 * The way back is there before anything else: there may be nothing to review yet.
 *
 * @param {Frame} page
 * @param {HTMLElement} place
 * @param {string} table
 */
async function ofTable(page, place, table) {
  place.replaceChildren(ways(table, []));
  const match = new URLSearchParams(location.search).get("match");
  const query = match ? `?match=${encodeURIComponent(match)}` : "";
  const [record, view] = await Promise.all([
    askText(`${tablePath(table, "record")}${query}`),
    ask("GET", tablePath(table)),
  ]);
  const { seat, seats } = view.table;
  const links = ways(table, after(table, query, canBeDrilled(seat, seats.length)));
  await look(page, place, record, { seat, link: location.href, ways: links, name: `pegout-${table}.rec` });
}

/**
 * @param {string} table
 * @param {import("../base/dom.js").Child[]} links
 */
function ways(table, links) {
  const back = el("a", { href: `/t/${encodeURIComponent(table)}` }, T.toTable);
  return el("nav", { class: "ways", "aria-label": T.ways }, ...links, back);
}

/**
 * @param {string} table
 * @param {string} query
 * @param {boolean} drilled
 */
function after(table, query, drilled) {
  const drill = `/drills?table=${encodeURIComponent(table)}${query.replace("?", "&")}`;
  return [
    el("a", { href: `/t/${encodeURIComponent(table)}/verify${query}` }, T.toVerify),
    drilled && el("a", { href: drill }, T.toDrills),
  ];
}

/**
 * @param {Frame} page
 * @param {HTMLElement} place
 * @param {string} record
 * @param {About} about
 */
async function look(page, place, record, { seat, link, ways: links, name }) {
  const [head, working] = [el("div", { class: "head" }, links), el("div", { class: "working" })];
  place.replaceChildren(head, working);
  const review = await reviewed(record, working);
  head.append(sharing(record, name, link)); // what cannot be read is nothing to keep
  if (isOfGames(review)) {
    const fair = canProve() ? await prove(record, notedFor) : null;
    working.replaceWith(...shown(page, record, review, seat), ...(fair ? [verdict(fair)] : []));
  } else {
    const { everything } = await import("../companion/review_page.js");
    working.replaceWith(el("div", { class: "companion-review" }, ...everything(review)));
  }
}

/**
 * A record pasted, or chosen from one's own files; it is looked at for somebody.
 *
 * @param {Frame} page
 * @param {HTMLElement} place
 * @param {() => Promise<void>} somebody
 */
function given(page, place, somebody) {
  const text = el("textarea", { name: "record", rows: 6, required: true, spellcheck: "false" });
  const file = el("input", { type: "file", accept: ".rec,.txt,text/plain" });
  file.addEventListener("change", async () => {
    text.value = (await file.files?.[0]?.text()) ?? text.value;
    text.dispatchEvent(new Event("input"));
  });
  const act = async () => {
    place.replaceChildren();
    await somebody();
    await look(page, place, text.value, { seat: null, link: null, ways: null, name: T.fileName });
  };
  const fields = [labelled(T.file, file), labelled(T.pasted, text)];
  const button = el("button", { class: "main" }, T.review);
  const made = form(page, T.givenTitle, act, el("p", {}, T.givenWords), ...fields, button);
  made.className = "box";
  return made;
}
