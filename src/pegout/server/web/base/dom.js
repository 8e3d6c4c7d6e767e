// Elements of a page, and parts of it that are drawn anew only when what they show has changed.

/** @typedef {Node | string | null | false | undefined} Child */
/** @typedef {Record<string, string | number | boolean | null | undefined | ((event: any) => void)>} Attributes */

/**
 * A new element. A function is a listener, and its name begins with "on"; true is an attribute without a
 * value, and false or null is none.
 *
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Attributes} [attributes]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function el(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, given] of Object.entries(attributes)) {
    if (typeof given === "function") made.addEventListener(name.slice(2), given);
    else if (given === true) made.setAttribute(name, "");
    else if (given !== false && given !== null && given !== undefined) made.setAttribute(name, String(given));
  }
  made.append(...present(children));
  return made;
}

/**
 * @param {Child[]} children
 * @returns {(Node | string)[]}
 */
export function present(children) {
  return /** @type {(Node | string)[]} */ (children.filter((one) => one || one === ""));
}

/**
 * A label around its control, so that the words are part of what can be clicked.
 *
 * @param {string} words
 * @param {HTMLElement} control
 * @param {string} [look]
 */
export function labelled(words, control, look = "field") {
  const text = el("span", {}, words);
  return el("label", { class: look }, ...(look === "check" ? [control, text] : [text, control]));
}

/**
 * A choice among values, each with the words for it.
 *
 * @param {[string, string][]} choices
 * @param {string} chosen
 * @param {Attributes} [attributes]
 */
export function choice(choices, chosen, attributes = {}) {
  const options = choices.map(([given, words]) => el("option", { value: given, selected: given === chosen }, words));
  return el("select", attributes, ...options);
}

/**
 * Gives the focus to the part of the page that comes before a node, where that is gone or done with.
 *
 * @param {HTMLElement} node
 */
export function focusBefore(node) {
  let before = node.previousElementSibling;
  while (before && !before.matches('[tabindex="-1"]:not([hidden])')) before = before.previousElementSibling;
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
}

/** A part of a page: whoever types in it or has the focus there keeps both when it is drawn anew. */
export class Region {
  #shown = "";

  /**
   * @param {keyof HTMLElementTagNameMap} tag
   * @param {Attributes} [attributes]
   */
  constructor(tag, attributes = {}) {
    /** @type {HTMLElement} */
    this.node = el(tag, { tabindex: -1, hidden: true, ...attributes });
  }

  /**
   * Draws what `build` gives, unless `facts` are the same as the last time.
   *
   * @param {unknown} facts
   * @param {() => Child[]} build
   */
  show(facts, build) {
    const now = JSON.stringify(facts);
    if (now === this.#shown) return;
    this.#shown = now;
    const typed = this.#typed();
    const focused = this.node.contains(document.activeElement) ? document.activeElement : null;
    this.node.replaceChildren(...present(build()));
    this.node.hidden = this.node.childNodes.length === 0;
    for (const [id, text] of typed) this.#put(id, text);
    if (focused !== null) this.#giveBack(focused);
  }

  /**
   * A button that is gone, or cannot be used now, does not take the focus: then the part has it.
   *
   * @param {Element} focused
   */
  #giveBack(focused) {
    const again = focused.id ? document.getElementById(focused.id) : null;
    again?.focus({ preventScroll: true });
    if (again !== null && again === document.activeElement) return;
    if (this.node.hidden) focusBefore(this.node);
    else this.node.focus({ preventScroll: true });
  }

  #typed() {
    const fields = [...this.node.querySelectorAll("input[id]")];
    return fields.map((field) => [field.id, /** @type {HTMLInputElement} */ (field).value]);
  }

  /**
   * @param {string} id
   * @param {string} text
   */
  #put(id, text) {
    const field = document.getElementById(id);
    if (field instanceof HTMLInputElement && field.type !== "checkbox") {
      field.value = text;
      field.dispatchEvent(new Event("input")); // for whatever shows it beside the field
    }
  }
}
