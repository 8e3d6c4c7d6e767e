// A new event in a minute: how it is played, its name and its start; everything else can stay as the format has it.

import { ask } from "../base/api.js";
import { arrive } from "../base/arriving.js";
import { el, labelled } from "../base/dom.js";
import { form } from "../base/form.js";
import { frame } from "../base/frame.js";
import { localTime, withZone } from "./hall_time.js";
import { remember } from "./keys.js";
import { moreOptions } from "./new_options.js";
import { T } from "../texts/event_new.js";

/** @typedef {import("./new_options.js").FormatSeen} FormatSeen */

const USUAL_HOUR = 19;
const A_WEEK = 7;

export async function open() {
  const page = frame(T.title, "event-new");
  page.main.append(el("h1", {}, T.title));
  await arrive(page, async () => {
    const { formats, levels } = await ask("GET", "/api/events/formats");
    page.main.append(newEvent(page, formats, levels));
  });
}

/**
 * @param {import("../base/frame.js").Frame} page
 * @param {FormatSeen[]} formats
 * @param {string[]} levels
 */
function newEvent(page, formats, levels) {
  const name = el("input", { id: "event-name", name: "name", required: true, maxlength: 80, autocomplete: "off" });
  const start = el("input", { id: "event-start", name: "start", type: "datetime-local", required: true });
  const more = moreOptions(levels);
  const chosen = () => formats.find((one) => one.name === choice.value) ?? formats[0];
  const fit = () => {
    more.fit(chosen());
    if (!edited) start.value = usualStart(chosen());
  };
  let edited = false;
  start.addEventListener("input", () => (edited = true));
  const choice = formatChoice(formats, fit);
  fit();
  const act = async () => {
    const asked = { name: name.value.trim(), start: withZone(start.value), format: chosen().name, ...more.asked() };
    const { event, key } = await ask("POST", "/api/events", asked);
    remember(event, { desk: key, name: asked.name });
    location.assign(`/e/${event}/desk#${key}`);
  };
  const basics = el("div", { class: "basics" }, labelled(T.name, name), labelled(T.start, start));
  const counted = el("p", { class: "hint" }, T.counted, " ", el("a", { href: "/account" }, T.countedWay));
  return form(page, T.title, act, choice.node, basics, more.node, el("button", { class: "main" }, T.create), counted);
}

/**
 * @param {FormatSeen[]} formats
 * @param {() => void} chosen
 */
function formatChoice(formats, chosen) {
  const cards = formats.map(({ name, words }, at) => {
    const radio = el("input", { type: "radio", name: "format", value: name, checked: at === 0, onchange: chosen });
    return el(
      "label",
      { class: "format-card" },
      radio,
      el("strong", {}, T.formatName(name)),
      el("span", {}, T.formatWords(name, words)),
    );
  });
  const inside = el("div", { class: "format-cards" }, ...cards);
  const node = el("fieldset", {}, el("legend", {}, T.howPlayed), inside);
  const value = () => /** @type {HTMLInputElement | null} */ (node.querySelector("input:checked"))?.value ?? "";
  return {
    node,
    get value() {
      return value();
    },
  };
}

/**
 * This evening, or tomorrow's where it is late; where so many have to enter first, they get a week.
 *
 * @param {FormatSeen} format
 */
function usualStart({ minimum }) {
  const day = new Date();
  if (minimum > 0) day.setDate(day.getDate() + A_WEEK);
  else if (day.getHours() >= USUAL_HOUR - 1) day.setDate(day.getDate() + 1);
  day.setHours(USUAL_HOUR, 0);
  return localTime(day);
}
