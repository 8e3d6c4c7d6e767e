// Requests to the server, typed by its contract, and the one shape of its refusals.

import createClient, { type Middleware } from "openapi-fetch";
import type { paths } from "~/contract/api";
import { common } from "~/texts/common";
import { refusalWords } from "~/texts/refusals";

export const OFFLINE = "offline"; // the code where nobody could be asked

/** What the server refused. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** Of what was sent, where it is about one. */
    readonly field = "",
  ) {
    super(message);
  }
}

interface Problem {
  error: { code: string; message: string; field?: string; reason?: string; values?: Record<string, unknown> };
}

interface Answer<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

let ahead = -Infinity;

/** The server's time in milliseconds since 1970, as its answers have told it to about a second. */
export function serverNow(): number {
  return Date.now() + (Number.isFinite(ahead) ? ahead : 0);
}

function cookie(name: string): string {
  const found = document.cookie.split("; ").find((pair) => pair.startsWith(`${name}=`));
  return found ? found.slice(name.length + 1) : "";
}

/** The name of whoever this browser is signed in as, as the server last told it; nobody has none. */
export function ownName(): string {
  try {
    return decodeURIComponent(cookie("pegout_name"));
  } catch {
    return "";
  }
}

const guarded: Middleware = {
  onRequest({ request }) {
    if (request.method !== "GET") request.headers.set("x-csrftoken", cookie("csrftoken"));
  },
  onResponse({ response }) {
    const told = Date.parse(response.headers.get("date") ?? "");
    if (told) ahead = Math.max(ahead, told - Date.now()); // it tells whole seconds, and lags behind
  },
};

async function reached(request: Request): Promise<Response> {
  const again = request.clone();
  const response = await fetch(request).catch(unreachable);
  if (response.status !== 403 || (await refusalOf(response.clone())).code !== "csrf") return response;
  await fetch("/api/account"); // any GET sets the cookie that was missing or of another server
  again.headers.set("x-csrftoken", cookie("csrftoken"));
  return fetch(again).catch(unreachable);
}

function unreachable(): never {
  throw new Refused(0, OFFLINE, common.offline);
}

/** Answers are read as JSON; whoever wants a sheet or a paper follows a link to it. */
export const api = createClient<paths, "application/json">({ fetch: reached });
api.use(guarded);

/** The data of an answer, or `Refused`. */
export async function asked<Data>(answer: Promise<Answer<Data>>): Promise<Data> {
  const { data, error, response } = await answer;
  if (!response.ok) throw refusalIn(response.status, error);
  return data as Data;
}

async function refusalOf(response: Response): Promise<Refused> {
  return refusalIn(response.status, await response.json().catch(() => null));
}

function refusalIn(status: number, answer: unknown): Refused {
  if (!isProblem(answer)) return new Refused(status, "unreadable", common.unreadable(status));
  const { code, message, field, reason, values } = answer.error;
  return new Refused(status, code, refusalWords(reason ?? code, values ?? {}) ?? message, field);
}

function isProblem(answer: unknown): answer is Problem {
  return typeof answer === "object" && answer !== null && "error" in answer;
}
