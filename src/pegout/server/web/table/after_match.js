// After a match: its secrets beside what was noted at the start, the record, and another match.

import { tablePath } from "../base/api.js";
import { el } from "../base/dom.js";
import { keepsCommitment, notedFor } from "./secret.js";
import { playAgain } from "./sitting.js";
import { T } from "../texts/table.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("../base/types.js").SecretsSeen} SecretsSeen */

/** @param {Desk} desk */
export function again(desk) {
  const { table } = desk.view;
  const wanting = table.rematch.filter((seat) => seat !== table.seat).map((seat) => table.seats[seat].name);
  const mine = table.seat !== null && table.rematch.includes(table.seat);
  const act = () => desk.attempt(() => playAgain(table));
  return [
    wanting.length > 0 && el("p", {}, T.wantRematch(wanting)),
    mine && el("p", {}, T.rematchWaiting),
    table.seat !== null &&
      !mine &&
      el("button", { type: "button", id: "rematch", class: "main", "data-enter": true, onclick: act }, T.rematch),
  ];
}

/**
 * @param {Desk} desk
 * @param {SecretsSeen} secrets
 */
export function proof(desk, secrets) {
  const { table, seat } = desk.view.table;
  const noted = notedFor(table, secrets.match);
  const rows = [
    [T.serverSecret, secrets.secret],
    [T.serverCommitment, secrets.commitment],
    [T.notedCommitment, noted?.commitment],
    [T.ownSecret, noted?.secret],
  ];
  const facts = rows.flatMap(([words, hex]) => (hex ? [el("dt", {}, words), el("dd", {}, hex)] : []));
  const record = `${tablePath(table, "record")}?match=${secrets.match}`;
  return [
    el("h2", {}, T.afterTitle),
    el("ul", { class: "checks" }, ...checks(secrets, noted, seat)),
    el("dl", { class: "break" }, ...facts),
    el("p", { class: "hint" }, T.verifyWords),
    el("p", {}, el("a", { href: record, download: "" }, T.record)),
  ];
}

/**
 * @param {SecretsSeen} secrets
 * @param {import("./secret.js").Noted | null} noted
 * @param {number | null} seat
 */
function checks(secrets, noted, seat) {
  const own = noted && seat !== null;
  return [
    secretCheck(secrets),
    noted
      ? check(noted.commitment === secrets.commitment, T.checkNoted, T.checkNotedWrong)
      : el("li", { class: "unknown" }, T.checkUnknown),
    ...(own ? [check(secrets.players[seat] === noted.secret, T.checkOwn, T.checkOwnWrong)] : []),
  ];
}

/** @param {SecretsSeen} secrets */
function secretCheck({ secret, commitment }) {
  const line = el("li", { class: "unknown" }, T.checking);
  keepsCommitment(secret, commitment).then((kept) => {
    line.replaceWith(
      kept === null
        ? el("li", { class: "unknown" }, T.checkSecretUnknown)
        : check(kept, T.checkSecret, T.checkSecretWrong),
    );
  });
  return line;
}

/**
 * @param {boolean} good
 * @param {string} yes
 * @param {string} no
 */
function check(good, yes, no) {
  return el("li", { class: good ? "good" : "bad" }, good ? yes : no);
}
