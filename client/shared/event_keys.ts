// The keys that links to events bring along, remembered on this device.

import { keep, kept } from "./storage";

/** The last is the public page, which an entry link opens. */
export type Door = "desk" | "me" | "enter";

/** An entry that waits for the director, or was not answered when this was last open. */
export interface Asked {
  id: string;
  who: Record<string, string>;
}

export interface Remembered extends Partial<Record<Door, string>> {
  name?: string;
  asked?: Asked[];
}

const SHELF = "pegout.events";
const KEY = /^[A-Za-z0-9_-]{22}$/;

export function rememberedEvents(): Record<string, Remembered> {
  try {
    return JSON.parse(kept(SHELF) ?? "{}") as Record<string, Remembered>;
  } catch {
    return {};
  }
}

/** The key of the link, or the one that an earlier link has brought; "" where there is none. */
export function keyFor(event: string, door: Door): string {
  const brought = location.hash.slice(1);
  if (!KEY.test(brought)) return rememberedEvents()[event]?.[door] ?? "";
  rememberEvent(event, { [door]: brought });
  history.replaceState(null, "", location.pathname + location.search); // nobody reads it over a shoulder
  return brought;
}

export function rememberEvent(event: string, facts: Remembered): void {
  const all = rememberedEvents();
  keep(SHELF, JSON.stringify({ ...all, [event]: { ...all[event], ...facts } }));
}
