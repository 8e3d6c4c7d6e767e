// The display in the hall: it follows the event and turns its pages by itself.

import { keepAwake } from "../companion/awake.js";
import { LiveEvent } from "../events/live.js";
import { Show } from "./show.js";

const SECONDS = 10;
const FEWEST = 1;

/** @param {string} event */
export function open(event) {
  const asked = new URLSearchParams(location.search);
  const seconds = Math.max(FEWEST, Number(asked.get("seconds")) || SECONDS);
  const only = (asked.get("only") ?? "").split(",").filter(Boolean);
  const show = new Show(event, { seconds, only });
  const live = new LiveEvent(event, "", {
    onView: ({ view }) => show.take(view),
    onState: (state) => show.connection(state === "open"),
    onRefused: (words) => show.refuse(words),
  });
  live.open();
  keepAwake();
}
