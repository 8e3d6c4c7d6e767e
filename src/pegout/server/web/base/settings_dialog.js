// The settings, each beside what it changes: they act at once, and there is nothing to save.

import { openDialog } from "./dialog.js";
import { openCard } from "./cards.js";
import { choice, el, labelled } from "./dom.js";
import { changeSettings, settings } from "./settings.js";
import { T } from "../texts/settings.js";

/** @typedef {import("./settings.js").Settings} Settings */
/** @typedef {{[Name in keyof Settings]: Settings[Name] extends boolean ? Name : never}[keyof Settings]} Switch */
/** @typedef {Exclude<keyof Settings, Switch>} Look */

const SAMPLE = ["AS", "TH", "QD", "5C"];

export function openSettings() {
  openDialog(
    T.settings,
    "settings",
    group(T.looks, look("suits"), sample(), look("contrast"), look("motion")),
    group(T.sounds, toggle("sound"), toggle("timeSound"), toggle("captions")),
    group(T.byItself, ...["cut", "go", "last", "onward"].map((name) => toggle(/** @type {Switch} */ (name)))),
    group(T.keyboard, toggle("keys")),
  );
}

/**
 * @param {string} title
 * @param {...HTMLElement} controls
 */
function group(title, ...controls) {
  return el("fieldset", {}, el("legend", {}, title), ...controls);
}

function sample() {
  return el("p", { class: "row sample", "aria-hidden": "true" }, ...SAMPLE.map((card) => openCard(card)));
}

/** @param {Look} name */
function look(name) {
  const control = choice(Object.entries(T.choices[name]), settings()[name]);
  control.addEventListener("change", () => changeSettings({ [name]: control.value }));
  return labelled(T.names[name], control);
}

/** @param {Switch} name */
function toggle(name) {
  const box = el("input", { type: "checkbox", checked: settings()[name] });
  box.addEventListener("change", () => changeSettings({ [name]: box.checked }));
  return labelled(T.names[name], box, "check");
}
