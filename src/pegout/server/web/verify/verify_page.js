// Was it dealt fairly? This browser works out every pack of a finished match again, and says what that proves.

import { askText, tablePath } from "../base/api.js";
import { arrive } from "../base/arriving.js";
import { el } from "../base/dom.js";
import { frame } from "../base/frame.js";
import { notedFor } from "../table/secret.js";
import { T } from "../texts/verify.js";
import { canProve, prove } from "./proving.js";
import { everyCheck, verdict } from "./verdict.js";

/** @typedef {import("./proving.js").Proof} Proof */

/** @param {string} table */
export async function open(table) {
  const page = frame(T.verifyTitle, "verify");
  const match = new URLSearchParams(location.search).get("match");
  const query = match ? `?match=${encodeURIComponent(match)}` : "";
  const path = `${tablePath(table, "record")}${query}`;
  const status = el("p", { class: "working", role: "status" }, T.working);
  const onwards = nav([back(table)]);
  page.main.append(el("h1", {}, T.verifyTitle), status, onwards);
  await arrive(page, async () => {
    const record = await askText(path);
    const found = canProve() ? await shown(record, table) : [el("p", { class: "proof unknown" }, T.cannotProve)];
    onwards.replaceWith(...found, ways(table, query, path));
  });
  status.remove();
}

/**
 * @param {string} record
 * @param {string} table
 */
async function shown(record, table) {
  const proof = await prove(record, (_, match) => notedFor(table, match));
  if (proof === null) return [verdict(proof)];
  const summary = el("summary", {}, T.everyPack(proof.checks.length));
  return [
    verdict(proof),
    el("section", { class: "box" }, el("details", {}, summary, everyCheck(proof))),
    el("section", { class: "box" }, el("details", {}, el("summary", {}, T.secrets), secretList(proof))),
    ...(proof.agrees ? meaning(proof) : []),
  ];
}

/** @param {Proof} proof */
function secretList({ secrets, commitment }) {
  const rows = [
    [T.serverSecret, secrets.server],
    [T.serverCommitment, commitment],
    ...secrets.players.map((secret, seat) => [T.playerSecret(seat + 1), secret || T.nothingAdded]),
  ];
  return el("dl", { class: "break" }, ...rows.flatMap(([words, hex]) => [el("dt", {}, words), el("dd", {}, hex)]));
}

/**
 * What has been proven, and what not; nothing is where something disagrees.
 *
 * @param {Proof} proof
 */
function meaning({ checks, alone, secrets }) {
  const noted = checks.some(({ what, good }) => what === "noted" && good);
  return [
    list(T.provesTitle, [
      alone ? T.provesPacksAlone : T.provesPacks,
      ...(secrets.bound ? [T.provesNames] : []),
      ...(noted && !alone ? [T.provesBound] : []),
      T.provesAlone,
    ]),
    list(T.notTitle, [...(alone ? [T.notAdded] : []), ...(noted ? [] : [T.notBound]), ...T.provesNot]),
  ];
}

/**
 * @param {string} title
 * @param {string[]} lines
 */
function list(title, lines) {
  const items = lines.map((line) => el("li", {}, line));
  return el("section", { class: "box" }, el("h2", {}, title), el("ul", { class: "points" }, ...items));
}

/**
 * @param {string} table
 * @param {string} query
 * @param {string} record
 */
function ways(table, query, record) {
  const review = `/t/${encodeURIComponent(table)}/review${query}`;
  return nav([el("a", { href: review }, T.toReview), el("a", { href: record, download: "" }, T.toRecord), back(table)]);
}

/**
 * There before anything else, as there may be nothing to check yet.
 *
 * @param {string} table
 */
function back(table) {
  return el("a", { href: `/t/${encodeURIComponent(table)}` }, T.toTable);
}

/** @param {HTMLElement[]} links */
function nav(links) {
  return el("nav", { class: "ways", "aria-label": T.ways }, ...links);
}
