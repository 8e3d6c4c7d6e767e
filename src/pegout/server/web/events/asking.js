// Requests about an event, with the key that says who asks.

import { ask, askBlob } from "../base/api.js";

/**
 * @param {string} event
 * @param {string} [what]
 */
export function eventPath(event, what = "") {
  return `/api/events/${encodeURIComponent(event)}${what && `/${what}`}`;
}

/**
 * The server's answer as data.
 *
 * @param {string} method
 * @param {string} event
 * @param {string} what  What comes after the event in the address, or nothing.
 * @param {string} key
 * @param {unknown} [body]
 * @returns {Promise<any>}
 */
export function askEvent(method, event, what, key, body) {
  return ask(method, eventPath(event, what), body, keyHeader(key));
}

/**
 * A file: a PDF, CSV, or the event itself.
 *
 * @param {string} event
 * @param {string} what
 * @param {string} key
 * @returns {Promise<Blob>}
 */
export function fileOf(event, what, key) {
  return askBlob(eventPath(event, what), keyHeader(key));
}

/**
 * @param {string} key
 * @returns {Record<string, string>}
 */
function keyHeader(key) {
  return key ? { "x-event-key": key } : {};
}
