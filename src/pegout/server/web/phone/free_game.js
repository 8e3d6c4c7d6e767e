// Where players find their opponents themselves: whom one has played.

import { choice, el, labelled } from "../base/dom.js";
import { T } from "../texts/phone.js";

/** @param {import("./phone_page.js").Phone} phone */
export function chooseOpponent(phone) {
  const { me, view } = phone;
  const players = view?.players[me?.division ?? ""]?.names ?? [];
  /** @type {[string, string][]} */
  const others = players.filter((name) => name !== me?.name).map((name) => [name, name]);
  const who = choice([["", T.choose], ...others], "", { id: "played-against", required: true });
  const onsubmit = (/** @type {Event} */ event) => {
    event.preventDefault();
    phone.change({ opponent: who.value });
  };
  return [
    el("h2", {}, T.freeGame),
    el("form", { onsubmit, "aria-label": T.freeGame }, labelled(T.playedAgainst, who), el("button", {}, T.goOn)),
  ];
}
