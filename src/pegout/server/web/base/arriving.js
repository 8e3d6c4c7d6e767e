// A page that is opened without a connection says so, and comes as soon as there is one, or when it is asked to:
// installed pages have no button of the browser's for that.

import { OFFLINE, Refusal } from "./api.js";
import { el } from "./dom.js";
import { attempt } from "./frame.js";
import { T } from "../texts/common.js";

const FIRST_PAUSE = 2000;
const LONGEST_PAUSE = 30_000;
const ANYBODY = "/health/live";

/**
 * Fills a page with what the server tells.
 *
 * @param {import("./frame.js").Frame} page
 * @param {() => Promise<unknown>} fill
 */
export async function arrive(page, fill) {
  await attempt(page, async () => {
    try {
      await fill();
    } catch (error) {
      if (error instanceof Refusal && error.code === OFFLINE) waitForServer(page);
      throw error;
    }
  });
}

/** @param {import("./frame.js").Frame} page */
function waitForServer(page) {
  const again = () => location.reload();
  let pause = FIRST_PAUSE;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let next;
  const look = () => {
    clearTimeout(next);
    fetch(ANYBODY).then(again, () => {
      next = setTimeout(look, pause);
      pause = Math.min(LONGEST_PAUSE, 2 * pause);
    });
  };
  next = setTimeout(look, pause);
  addEventListener("online", look);
  page.main.append(el("button", { type: "button", onclick: again }, T.tryAgain));
}
