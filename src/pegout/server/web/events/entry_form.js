// Putting oneself on the list: the answer is the way to one's own page.

import { choice, el, labelled } from "../base/dom.js";
import { form } from "../base/form.js";
import { Refusal } from "../base/api.js";
import { forget, keyFor } from "./keys.js";
import { entriesAsked, rememberAsked } from "./entry_asked.js";
import { newId, record } from "./sending.js";
import { T } from "../texts/events.js";

/** @typedef {import("./event_page.js").EventPage} EventPage */
/** @typedef {import("../phone/types.js").EventLine} EventLine */

const LONGEST_NAME = 40;
const LONGEST_CONTACT = 80;

/**
 * What the form depends on; whoever fills it in is not disturbed by others who enter.
 *
 * @param {EventLine} event
 * @param {import("./keys.js").Remembered} own
 */
export function entryFacts(event, own) {
  return [event.phase, event.entry_open, event.entry_asked, event.kinds, isFull(event), own.me, own.asked];
}

/** @param {EventLine} event */
function isFull({ places, entered }) {
  return places !== null && entered >= places;
}

/**
 * Whoever has an entry from this device may enter somebody else.
 *
 * @param {EventPage} page
 * @param {EventLine} event
 * @param {import("./keys.js").Remembered} own
 */
export function entryPart(page, event, own) {
  if (event.phase !== "open") return [];
  const names = entriesAsked(page.event).map(({ who }) => who.name);
  const waiting = names.length > 0 && el("p", { class: "notice", role: "status" }, T.entryAsked(names));
  if (!event.entry_open) return [el("h2", {}, T.enter), waiting || el("p", {}, T.atTheDesk)];
  const parts = [
    isFull(event) && el("p", { class: "notice" }, T.full),
    event.entry_asked && el("p", { class: "hint" }, T.entryAsks),
    entryForm(page, event),
  ];
  if (waiting) return [el("h2", {}, T.enter), waiting, el("details", {}, el("summary", {}, T.enterAnother), ...parts)];
  if (own.me) return [el("details", {}, el("summary", {}, T.enterAnother), ...parts)];
  return [el("h2", {}, T.enter), ...parts];
}

/**
 * By the entry link of the event, if that has led here: a hall full of phones has one address.
 *
 * @param {string} event
 * @param {Record<string, string>} who
 */
async function enterBy(event, who) {
  const id = newId();
  try {
    const answer = await record(event, keyFor(event, "enter"), "Register", who, id);
    if (answer.asked) rememberAsked(event, { id, who });
    return answer;
  } catch (error) {
    if (error instanceof Refusal && error.code === "wrong_key") forget(event, "enter");
    throw error;
  }
}

/**
 * @param {EventPage} page
 * @param {EventLine} event
 */
function entryForm(page, event) {
  const name = el("input", {
    id: "entry-name",
    name: "name",
    required: true,
    maxlength: LONGEST_NAME,
    autocomplete: "name",
  });
  const kind = choice(
    event.kinds.map((one) => [one, one]),
    event.kinds[0],
    { id: "entry-kind", name: "kind" },
  );
  const sponsor = el("input", { id: "entry-sponsor", name: "sponsor", maxlength: LONGEST_NAME, autocomplete: "off" });
  const contact = el("input", {
    id: "entry-contact",
    name: "contact",
    maxlength: LONGEST_CONTACT,
    autocomplete: "email",
  });
  const invited = labelled(T.sponsor, sponsor);
  const refresh = () => {
    sponsor.required = event.sponsored.includes(kind.value);
    invited.hidden = !sponsor.required;
  };
  kind.addEventListener("change", refresh);
  refresh();
  const enter = async () => {
    const who = { name: name.value.trim(), kind: kind.value, sponsor: sponsor.required ? sponsor.value.trim() : "" };
    const { key, asked } = await enterBy(page.event, { ...who, contact: contact.value.trim() });
    if (asked) page.draw();
    else if (key) location.assign(`/e/${page.event}/me#${key}`);
    else page.page.say(T.enteredAgain(who.name));
  };
  return form(
    page.page,
    T.enter,
    enter,
    labelled(T.name, name),
    event.kinds.length > 1 && labelled(T.kind, kind),
    invited,
    labelled(T.contact, contact),
    el("p", { class: "hint" }, T.contactWords),
    el("button", { class: "main" }, T.putOnList),
  );
}
