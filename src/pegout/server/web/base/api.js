// Requests to the server, and the one shape of its refusals.

import { T } from "../texts/common.js";

export const OFFLINE = "offline"; // what a refusal is called where nobody could be asked

/** What the server refused, in its own words. */
export class Refusal extends Error {
  /**
   * @param {number} status
   * @param {string} code
   * @param {string} message
   * @param {string} [field]  Of what was sent, where it is about one.
   */
  constructor(status, code, message, field = "") {
    super(message);
    this.status = status;
    this.code = code;
    this.field = field;
  }
}

/**
 * What is read from a field; what cannot be is refused there.
 *
 * @template Read
 * @param {string} field
 * @param {() => Read} read
 */
export function readIn(field, read) {
  try {
    return read();
  } catch (error) {
    if (error instanceof Refusal) error.field ||= field;
    throw error;
  }
}

let ahead = -Infinity;

/** The server's time in milliseconds since 1970, as its answers have told it to about a second. */
export function serverNow() {
  return Date.now() + (Number.isFinite(ahead) ? ahead : 0);
}

/** Learns the server's time, where no answer has told it yet; whoever is cut off goes by the own clock. */
export async function learnTime() {
  if (!Number.isFinite(ahead)) await sent("HEAD", "/files.json").catch(() => null);
}

/**
 * @param {string} name
 * @returns {string}
 */
function cookie(name) {
  const found = document.cookie.split("; ").find((pair) => pair.startsWith(`${name}=`));
  return found ? found.slice(name.length + 1) : "";
}

/** The name of whoever this browser is signed in as, as the server last told it; nobody has none. */
export function ownName() {
  try {
    return decodeURIComponent(cookie("pegout_name"));
  } catch {
    return "";
  }
}

/**
 * The server's answer as data.
 *
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 * @param {Record<string, string>} [headers]
 * @returns {Promise<any>}
 * @throws {Refusal}
 */
export async function ask(method, path, body, headers = {}) {
  let response = await sent(method, path, body, headers);
  if (response.status === 403 && (await refusalOf(response.clone())).code === "csrf") {
    await sent("GET", "/api/account"); // any GET sets the cookie that was missing or of another server
    response = await sent(method, path, body, headers);
  }
  if (!response.ok) throw await refusalOf(response);
  return response.status === 204 ? null : response.json();
}

/**
 * The server's answer as text.
 *
 * @param {string} path
 * @returns {Promise<string>}
 * @throws {Refusal}
 */
export async function askText(path) {
  const response = await sent("GET", path);
  if (!response.ok) throw await refusalOf(response);
  return response.text();
}

/**
 * The server's answer as a file.
 *
 * @param {string} path
 * @param {Record<string, string>} headers
 * @returns {Promise<Blob>}
 * @throws {Refusal}
 */
export async function askBlob(path, headers) {
  const response = await sent("GET", path, undefined, headers);
  if (!response.ok) throw await refusalOf(response);
  return response.blob();
}

/**
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 * @param {Record<string, string>} [more]
 */
async function sent(method, path, body, more = {}) {
  /** @type {Record<string, string>} */
  const headers = method === "GET" ? { ...more } : { "x-csrftoken": cookie("csrftoken"), ...more };
  if (body !== undefined) headers["content-type"] = "application/json";
  try {
    const response = await fetch(path, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    });
    const told = Date.parse(response.headers.get("date") ?? "");
    if (told) ahead = Math.max(ahead, told - Date.now()); // it tells whole seconds, and lags behind
    return response;
  } catch {
    throw new Refusal(0, OFFLINE, T.offline);
  }
}

/**
 * @param {Response} response
 * @returns {Promise<Refusal>}
 */
async function refusalOf(response) {
  try {
    const { error } = await response.json();
    return new Refusal(response.status, error.code, error.message, error.field);
  } catch {
    return new Refusal(response.status, "unreadable", T.unreadable(response.status));
  }
}

/**
 * Whoever this browser is signed in as, if anybody.
 *
 * @returns {Promise<import("./types.js").Person | null>}
 */
export async function whoAmI() {
  try {
    return await ask("GET", "/api/account");
  } catch (error) {
    if (error instanceof Refusal && error.status === 401) return null;
    throw error;
  }
}

/**
 * The same, or a new guest.
 *
 * @param {Record<string, string>} [link]  The headers that tell by which link of an event somebody has come.
 * @returns {Promise<import("./types.js").Person>}
 */
export async function beSomebody(link = {}) {
  const person = ownName() ? await whoAmI() : null; // without a name there is no session, as every answer tells it
  return person ?? ask("POST", "/api/guest", {}, link);
}

/**
 * @param {string} table
 * @param {string} [what]
 */
export function tablePath(table, what = "") {
  return `/api/tables/${encodeURIComponent(table)}${what && `/${what}`}`;
}
