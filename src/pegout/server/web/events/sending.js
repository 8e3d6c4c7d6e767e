// Commands to an event.

import { Refusal } from "../base/api.js";
import { askEvent } from "./asking.js";

/**
 * @typedef {object} RecordSent
 * @property {string} id
 * @property {string} do  The command's name, as event files have it.
 * @property {Record<string, unknown>} with
 * @property {string} [by]  An official's name, for the log.
 */
/**
 * @typedef {object} RecordAnswer
 * @property {string} id
 * @property {number | null} record
 * @property {string | null} refused
 * @property {string | null} key
 * @property {string} field  Which one was refused, where it was one.
 * @property {boolean} asked  The entry waits for the director.
 */

/** An id that lets a command act once, however often it is sent. */
export function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (one) => one.toString(16).padStart(2, "0")).join("");
}

/**
 * @param {string} event
 * @param {string} key
 * @param {RecordSent[]} commands
 * @returns {Promise<RecordAnswer[]>}
 */
export async function sendRecords(event, key, commands) {
  return (await askEvent("POST", event, "records", key, { commands })).answers;
}

/**
 * Sends one command; what is refused is thrown.
 *
 * @param {string} event
 * @param {string} key
 * @param {string} name
 * @param {Record<string, unknown>} fields
 * @param {string} [id]
 * @returns {Promise<RecordAnswer>}
 * @throws {Refusal}
 */
export async function record(event, key, name, fields, id = newId()) {
  const [answer] = await sendRecords(event, key, [{ id, do: name, with: fields }]);
  if (!answer) throw new Refusal(0, "unreadable", "");
  if (answer.refused !== null) throw new Refusal(409, "refused", answer.refused, answer.field);
  return answer;
}
