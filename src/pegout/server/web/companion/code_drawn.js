// A link as a QR code, drawn in the page: what is in it goes to nobody.

import { drawn } from "../base/drawing.js";
import { qrCode } from "./qr.js";

const EDGE = 4; // squares that must stay empty around a code

/**
 * Null where the link is too long for one.
 *
 * @param {string} address
 * @param {string} look
 * @param {string} label
 */
export function codeDrawn(address, look, label) {
  const rows = qrCode(address);
  if (rows === null) return null;
  const size = rows.length + 2 * EDGE;
  const dark = rows.flatMap((row, y) => row.map((on, x) => (on ? `M${x + EDGE} ${y + EDGE}h1v1h-1z` : "")));
  const looks = { class: look, viewBox: `0 0 ${size} ${size}`, role: "img", "aria-label": label };
  const ground = drawn("rect", { width: size, height: size, fill: "#ffffff" });
  return drawn("svg", looks, ground, drawn("path", { d: dark.join(""), fill: "#000000" }));
}
