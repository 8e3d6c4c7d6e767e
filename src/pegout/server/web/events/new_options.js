// What can be changed in the format of a new event. A field that is left empty stays as the format has it.

import { readIn, Refusal } from "../base/api.js";
import { checkField } from "../base/check_field.js";
import { choice, el, labelled } from "../base/dom.js";
import { centsOf, plainAmount, understood, writtenAmount } from "../desk/money_written.js";
import { onlineOption } from "./new_online.js";
import { T } from "../texts/event_new.js";

/**
 * @typedef {object} FormatSeen
 * @property {string} name
 * @property {string} words
 * @property {string[]} divisions
 * @property {boolean} has_chart
 * @property {boolean} has_sheet
 * @property {number} games
 * @property {string} movement
 * @property {number} best_of
 * @property {string} elimination
 * @property {boolean} third_place
 * @property {boolean} consolation
 * @property {number} qualifiers
 * @property {number} round_minutes
 * @property {number} fee_cents
 * @property {string} sign  Of the money.
 * @property {number | null} places
 * @property {number} minimum
 * @property {string} prizes
 * @property {boolean} nights
 */

/**
 * @typedef {object} Option
 * @property {string} name  As the server calls it.
 * @property {HTMLElement} node
 * @property {(format: FormatSeen) => void} fit  Offered only where the format has it, with its own value.
 * @property {() => unknown} asked  Nothing where nothing was changed.
 */

const GOLDEN_AGE = "golden-age"; // its six games are its own
const SINGLE = "single";
const FEE = { inputmode: "decimal", maxlength: 16 };
const NUMBER = { type: "number", max: 2000, inputmode: "numeric" };

/** @param {FormatSeen} format */
const moves = ({ has_chart, movement }) => has_chart && movement !== GOLDEN_AGE;
/** @param {FormatSeen} format */
const playsOff = ({ has_chart, has_sheet }) => has_chart && has_sheet;
const always = () => true;

/** @param {string[]} levels  Of bots, who stand in for those who leave. */
export function moreOptions(levels) {
  const fields = [...desk(), ...play()];
  const checks = switches();
  const online = onlineOption(levels);
  const options = [...fields, ...checks, online];
  const nodes = (/** @type {Option[]} */ some) => some.map(({ node }) => node);
  const inside = el("div", { class: "more-options" }, ...nodes(fields));
  const node = el("details", {}, el("summary", {}, T.more), inside, el("div", {}, ...nodes(checks)), online.node);
  return {
    node,
    fit: (/** @type {FormatSeen} */ format) => options.forEach((option) => option.fit(format)),
    asked: () => Object.fromEntries(options.map((option) => [option.name, option.asked()])),
  };
}

/** @returns {Option[]} */
function desk() {
  return [
    typed("fee", FEE, always, (format) => plainAmount(format.fee_cents), centsIn, feeTold),
    typed("places", { ...NUMBER, min: 2 }, always, ({ places }) => String(places ?? T.asManyAsCome), Number),
    typed("minimum", { ...NUMBER, min: 0 }, always, ({ minimum }) => String(minimum), Number),
    typed("prizes", { maxlength: 100 }, always, ({ prizes }) => prizes || T.prizesExample, String, prizesTold),
    typed("pools", { maxlength: 100 }, always, () => T.poolsExample, poolsIn, poolsTold),
    typed(
      "divisions",
      { maxlength: 100 },
      always,
      ({ divisions }) => divisions.join(", ") || T.divisionsExample,
      wordsIn,
    ),
  ];
}

/** @returns {Option[]} */
function play() {
  const minutes = (/** @type {FormatSeen} */ { round_minutes }) => String(round_minutes || T.untimed);
  const quarter = (/** @type {FormatSeen} */ { qualifiers }) => String(qualifiers || T.bestQuarter);
  return [
    typed("games", { ...NUMBER, min: 1 }, moves, ({ games }) => String(games), Number),
    chosen("movement", Object.entries(T.movements), moves, String),
    typed("qualifiers", { ...NUMBER, min: 0 }, playsOff, quarter, Number),
    chosen("best_of", T.lengths, ({ has_sheet }) => has_sheet, Number),
    typed("round_minutes", { ...NUMBER, min: 0 }, always, minutes, Number),
    typed(
      "best_nights",
      { ...NUMBER, min: 1 },
      ({ nights }) => nights,
      () => T.allNights,
      Number,
    ),
  ];
}

/** @returns {Option[]} */
function switches() {
  const third = (/** @type {FormatSeen} */ { has_sheet, elimination }) => has_sheet && elimination === SINGLE;
  return [
    switched("third_place", third, ({ third_place }) => third_place),
    switched("consolation", playsOff, ({ consolation }) => consolation),
    switched("listed", always, always),
    switched("entry_open", always, always),
  ];
}

/**
 * @param {string} name
 * @param {import("../base/dom.js").Attributes} attributes
 * @param {(format: FormatSeen) => boolean} applies
 * @param {(format: FormatSeen) => string} usual
 * @param {(text: string, format: FormatSeen) => unknown} read
 * @param {(text: string, format: FormatSeen) => string} [told]  What is understood by it, where it is money.
 * @returns {Option}
 */
function typed(name, attributes, applies, usual, read, told) {
  const field = el("input", { id: `new-${name}`, name, autocomplete: "off", ...attributes });
  const words = told ? el("output", { class: "understood" }) : null;
  const node = el("div", {}, labelled(T.options[name], field), words);
  /** @type {FormatSeen} */
  let fitted;
  const tell = () => {
    if (words && told) words.value = field.value ? understood(field.value, () => told(field.value, fitted)) : "";
  };
  const fit = (/** @type {FormatSeen} */ format) => {
    fitted = format;
    node.hidden = field.disabled = !applies(format); // what nobody sees cannot be wrong
    field.placeholder = usual(format);
    tell();
  };
  field.addEventListener("input", tell);
  const given = () => (node.hidden ? "" : field.value.trim());
  return { name, node, fit, asked: () => (given() === "" ? undefined : readIn(name, () => read(given(), fitted))) };
}

/**
 * @param {string} name
 * @param {[string, string][]} choices  The first leaves it as it is.
 * @param {(format: FormatSeen) => boolean} applies
 * @param {(text: string) => unknown} read
 * @returns {Option}
 */
function chosen(name, choices, applies, read) {
  const field = choice(choices, "", { id: `new-${name}`, name });
  const node = labelled(T.options[name], field);
  const fit = (/** @type {FormatSeen} */ format) => {
    node.hidden = !applies(format);
  };
  return { name, node, fit, asked: () => (node.hidden || field.value === "" ? undefined : read(field.value)) };
}

/**
 * @param {string} name
 * @param {(format: FormatSeen) => boolean} applies
 * @param {(format: FormatSeen) => boolean} usual
 * @returns {Option}
 */
function switched(name, applies, usual) {
  const { control, node } = checkField(T.options[name], false);
  /** @type {boolean | null} */
  let before = null;
  const fit = (/** @type {FormatSeen} */ format) => {
    node.hidden = !applies(format);
    if (usual(format) !== before) before = control.checked = usual(format);
  };
  return { name, node, fit, asked: () => (node.hidden || control.checked === before ? undefined : control.checked) };
}

/** @param {string} written */
function wordsIn(written) {
  const words = written.split(",").map((word) => word.trim());
  return words.filter(Boolean);
}

/**
 * @param {string} written
 * @param {FormatSeen} format
 */
function centsIn(written, { sign }) {
  return centsOf(written, sign);
}

/**
 * @param {string} written
 * @param {FormatSeen} format
 * @returns {[string, number][]}
 */
function poolsIn(written, { sign }) {
  return wordsIn(written).map((pool) => {
    const [name, fee] = pool.split("=").map((part) => part.trim());
    if (!fee) throw new Refusal(0, "pool", T.noPool(pool));
    return [name, centsOf(fee, sign)];
  });
}

/**
 * @param {string} written
 * @param {FormatSeen} format
 */
function feeTold(written, { sign }) {
  return T.feeTold(writtenAmount(centsOf(written, sign), sign));
}

/**
 * @param {string} written
 * @param {FormatSeen} format
 */
function poolsTold(written, format) {
  const { sign } = format;
  return T.poolsTold(poolsIn(written, format).map(([name, fee]) => [name, writtenAmount(fee, sign)]));
}

/**
 * @param {string} written
 * @param {FormatSeen} format
 */
function prizesTold(written, { sign }) {
  const parts = written.split("/").flatMap((part) => part.trim() || []);
  if (parts.every((part) => /^[0-9]+ *%$/.test(part))) return T.sharesTold(parts);
  return T.prizesTold(parts.map((part) => writtenAmount(centsOf(part, sign), sign)));
}
