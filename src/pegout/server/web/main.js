// Which page an address stands for. A page is fetched when somebody goes there.

/** @type {[RegExp, () => Promise<{open: (...parts: string[]) => unknown}>][]} */
const PAGES = [
  [/^\/$/, () => import("./first/first_page.js")],
  [/^\/t\/([^/]+)$/, () => import("./table/table_page.js")],
  [/^\/t\/([^/]+)\/statistics$/, () => import("./statistics/statistics_page.js")],
  [/^\/board$/, () => import("./companion/start_page.js")],
  [/^\/b\/([^/]+)$/, () => import("./companion/board_page.js")],
  [/^\/b\/([^/]+)\/review$/, () => import("./companion/review_page.js")],
];

for (const [address, fetched] of PAGES) {
  const found = address.exec(location.pathname);
  if (found) fetched().then(({ open }) => open(...found.slice(1).map(decodeURIComponent)));
}
