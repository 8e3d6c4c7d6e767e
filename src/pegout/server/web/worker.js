// Keeps the whole client of one version, so that pages open at once and without a network. A new version is
// fetched whole, in one answer, and takes the place of the old one when the player says so: files of two
// versions are never mixed. What the server knows is always asked for, some facts are remembered for later.

/** Which addresses have pages, and which file each of them begins with.
 * @type {{version: string, pages: [string, string][]}} */
const BUILT = { version: "", pages: [] }; // the server puts in what it serves

const FILES = `pegout-files-${BUILT.version}`;
const FACTS = "pegout-facts";
const REMEMBERED = ["/api/boards/sheets", "/api/rules"];
const OWN_HEADERS = ["content-type", "content-length", "content-encoding", "etag", "last-modified", "vary"];

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

worker.addEventListener("install", (event) => event.waitUntil(Promise.all([fetchWhole(), fetchFacts()])));
worker.addEventListener("activate", (event) => event.waitUntil(forgetOthers()));
worker.addEventListener("message", ({ data }) => {
  if (data === "take over") worker.skipWaiting();
});
worker.addEventListener("fetch", (event) => {
  const answer = answerTo(event.request);
  if (answer) event.respondWith(answer);
});

/** Fails, and is tried again with the next visit, where the server has another version by now. */
async function fetchWhole() {
  const response = await fetch("/files.json", { cache: "no-store" });
  /** @type {{version: string, files: {address: string, kind: string, text?: string, base64?: string}[]}} */
  const { version, files } = await response.json();
  if (version !== BUILT.version) throw new Error(version);
  const cache = await caches.open(FILES);
  const headers = safeHeaders(response);
  await Promise.all(
    files.map(({ address, kind, text, base64 = "" }) =>
      cache.put(address, new Response(text ?? bytesOf(base64), { headers: { ...headers, "content-type": kind } })),
    ),
  );
}

/** @param {string} base64 */
function bytesOf(base64) {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

/** Facts are remembered before anybody has asked for them, so that a first visit anywhere is enough for a board. */
async function fetchFacts() {
  const asked = REMEMBERED.map((path) => freshOrRemembered(new Request(path)));
  await Promise.allSettled(asked); // a page that needs them says so
}

/**
 * What the server says about all its answers, such as which scripts may run.
 *
 * @param {Response} response
 */
function safeHeaders(response) {
  return Object.fromEntries([...response.headers].filter(([name]) => !OWN_HEADERS.includes(name)));
}

async function forgetOthers() {
  const old = (await caches.keys()).filter((name) => name !== FILES && name !== FACTS);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/**
 * Null for what the browser had better ask for itself.
 *
 * @param {Request} request
 * @returns {Promise<Response> | null}
 */
function answerTo(request) {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return null;
  if (REMEMBERED.includes(pathname)) return freshOrRemembered(request);
  if (pathname.startsWith("/web/") || pathname.startsWith("/static/")) return kept(pathname, request);
  const page = request.mode === "navigate" && BUILT.pages.find(([address]) => new RegExp(address).test(pathname));
  return page ? kept(page[1], request) : null;
}

/**
 * @param {string} address
 * @param {Request} request
 */
async function kept(address, request) {
  const cache = await caches.open(FILES);
  return (await cache.match(address)) ?? fetch(request);
}

/**
 * What was remembered, where the server is not there or cannot tell now.
 *
 * @param {Request} request
 */
async function freshOrRemembered(request) {
  const cache = await caches.open(FACTS);
  const fresh = await fetch(request).catch(() => null);
  if (!fresh?.ok) return (await cache.match(request)) ?? fresh ?? Response.error();
  await cache.put(request, fresh.clone()).catch(() => null); // a full telephone remembers nothing new
  return fresh;
}
