// Drawings: elements of SVG, made as el makes those of the page.

import { present } from "./dom.js";

const xmlns = "http://www.w3.org/2000/svg";

/**
 * @template {keyof SVGElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string | number>} [attributes]
 * @param {...import("./dom.js").Child} children
 * @returns {SVGElementTagNameMap[Tag]}
 */
export function drawn(tag, attributes = {}, ...children) {
  const made = document.createElementNS(xmlns, tag);
  for (const [name, given] of Object.entries(attributes)) made.setAttribute(name, String(given));
  made.append(...present(children));
  return made;
}
