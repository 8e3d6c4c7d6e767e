// The player's own part in the shuffles and cuts, and what was noted to compare afterwards.

import { freshHex } from "../base/fresh.js";
import { note, noted } from "../base/storage.js";

/** @typedef {{commitment: string, secret: string}} Noted */

const SECRET_BYTES = 32;
const ONLY = 1; // a table of an event has a single match

/**
 * The secret for a match, noted together with the commitment before it is told to anybody. What was noted
 * first stays: a commitment that is exchanged later must not go unnoticed.
 *
 * @param {string} table
 * @param {number} match
 * @param {string} commitment
 * @returns {string}
 */
export function secretFor(table, match, commitment) {
  const known = notedFor(table, match);
  if (known) return known.secret;
  const secret = freshHex(SECRET_BYTES);
  note(placeOf(table, match), { commitment, secret });
  return secret;
}

/**
 * Notes the commitment alone, where an event seats its players and they add nothing of their own.
 *
 * @param {import("../base/types.js").TableSeen} table
 */
export function noteOnly({ table, event, seat, commitment, secrets }) {
  if (event === null || seat === null || !commitment || secrets !== null || notedFor(table, ONLY)) return;
  note(placeOf(table, ONLY), { commitment, secret: "" });
}

/**
 * @param {string} table
 * @param {number} match
 * @returns {Noted | null}
 */
export function notedFor(table, match) {
  const found = noted(placeOf(table, match));
  return typeof found?.secret === "string" && typeof found.commitment === "string" ? found : null;
}

/**
 * Whether the secret is the one that the commitment was made from; null where the browser cannot tell,
 * because it hashes only on pages that came by https or from the same machine.
 *
 * @param {string} secret
 * @param {string} commitment
 * @returns {Promise<boolean | null>}
 */
export async function keepsCommitment(secret, commitment) {
  if (!crypto.subtle) return null;
  const text = new TextEncoder().encode(`pegout-commitment-1:${secret}`);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", text));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("") === commitment;
}

/**
 * A number from least to most, each as likely as the others.
 *
 * @param {number} least
 * @param {number} most
 */
export function randomBetween(least, most) {
  const choices = most - least + 1;
  const fair = 256 - (256 % choices);
  const byte = new Uint8Array(1);
  do crypto.getRandomValues(byte);
  while (byte[0] >= fair);
  return least + (byte[0] % choices);
}

/**
 * @param {string} table
 * @param {number} match
 */
function placeOf(table, match) {
  return `pegout.match.${table}.${match}`;
}
