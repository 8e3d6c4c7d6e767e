// Ways to what everybody sees of the event.

import { el } from "../base/dom.js";
import { T } from "../texts/phone.js";

/** @param {import("./phone_page.js").Phone} phone */
export function otherPages({ event, view, me }) {
  const field = me ? view?.fields?.[me.division] : undefined;
  const bracket = field?.courses?.length ? `/e/${event}/bracket/${encodeURIComponent(field.name)}` : "";
  return [
    el("a", { href: `/e/${event}#pairings` }, T.pairings),
    view?.event.event.has_chart && el("a", { href: `/e/${event}#standings` }, T.standings),
    bracket && el("a", { href: field?.name ? bracket : `/e/${event}/bracket` }, T.bracket),
    el("a", { href: "/rules" }, T.rules),
    el("a", { href: "/events" }, T.allEvents),
  ];
}
