// A long list of which only the rows are drawn anew that have changed.

/** @typedef {{facts: string, node: HTMLElement}} Row */

const CONTROLS = "button, a, input, select";

export class Rows {
  /** @type {Map<string, Row>} */
  #rows = new Map();

  /** @param {HTMLElement} node  The list; it takes the focus when there is nothing left in it. */
  constructor(node) {
    this.node = node;
    node.tabIndex = -1;
  }

  /**
   * @template Facts
   * @param {[string, Facts][]} lines  In the order of the list.
   * @param {(facts: Facts, key: string) => HTMLElement} build
   */
  show(lines, build) {
    const wanted = new Set(lines.map(([key]) => key));
    for (const [key, { node }] of this.#rows) if (!wanted.has(key)) this.#drop(key, node);
    /** @type {Element | null} */
    let above = null;
    for (const [key, facts] of lines) {
      const row = this.#row(key, facts, build);
      /** @type {Element | null} */
      const place = above === null ? this.node.firstElementChild : above.nextElementSibling;
      if (row !== place) this.node.insertBefore(row, place);
      above = row;
    }
  }

  /** @param {string} key */
  find(key) {
    return this.#rows.get(key)?.node ?? null;
  }

  /**
   * @template Facts
   * @param {string} key
   * @param {Facts} facts
   * @param {(facts: Facts, key: string) => HTMLElement} build
   */
  #row(key, facts, build) {
    const now = JSON.stringify(facts);
    const before = this.#rows.get(key);
    if (before?.facts === now) return before.node;
    const node = build(facts, key);
    this.#rows.set(key, { facts: now, node });
    if (before) exchange(before.node, node);
    return node;
  }

  /**
   * Whoever was there goes on with the next row.
   *
   * @param {string} key
   * @param {HTMLElement} node
   */
  #drop(key, node) {
    this.#rows.delete(key);
    const focused = node.contains(document.activeElement);
    const next = node.nextElementSibling ?? node.previousElementSibling;
    node.remove();
    if (focused) (next?.querySelector("button") ?? this.node).focus();
  }
}

/**
 * Whoever was at a control of the old row is at the same one of the new.
 *
 * @param {HTMLElement} before
 * @param {HTMLElement} after
 */
function exchange(before, after) {
  const at = [...before.querySelectorAll(CONTROLS)].indexOf(/** @type {Element} */ (document.activeElement));
  before.replaceWith(after);
  if (at < 0) return;
  const controls = /** @type {NodeListOf<HTMLElement>} */ (after.querySelectorAll(CONTROLS));
  controls[Math.min(at, controls.length - 1)]?.focus();
}
