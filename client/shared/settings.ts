// How this browser shows the game and what it does by itself. Looks stand as data attributes on the root,
// where the styles find them: data-suits, data-contrast and data-motion.

import { effect, signal } from "@preact/signals";
import { keep, kept } from "./storage";

export interface Settings {
  suits: "two" | "four";
  contrast: "normal" | "high";
  motion: "none" | "quick" | "normal" | "slow";
  sound: boolean;
  /** Whether the end of a round is heard. */
  timeSound: boolean;
  /** Whether a line says what is heard, or would be. */
  captions: boolean;
  /** Whether single keys act at the table. */
  keys: boolean;
  /** Say go where nothing else is possible. */
  go: boolean;
  /** Play the last card by itself. */
  last: boolean;
  /** Leave the show, and begin the next game, after a while. */
  onward: boolean;
  /** Cut at random. */
  cut: boolean;
}

const PLACE = "pegout.settings";
const LOOKS = ["suits", "contrast", "motion"] as const;
const PACES = { none: 0, quick: 0.5, normal: 1, slow: 2 };
const USUAL: Settings = {
  suits: "two",
  contrast: matchMedia("(prefers-contrast: more)").matches ? "high" : "normal",
  motion: "normal",
  sound: false,
  timeSound: false,
  captions: true,
  keys: true,
  go: false,
  last: false,
  onward: false,
  cut: true,
};
const calm = matchMedia("(prefers-reduced-motion: reduce)");

const chosen = signal<Settings>({ ...USUAL, ...stored() });

export const settings = (): Readonly<Settings> => chosen.value;

export function changeSettings(some: Partial<Settings>): void {
  chosen.value = { ...chosen.peek(), ...some };
  keep(PLACE, JSON.stringify(chosen.peek()));
}

/** What the time of movements is multiplied by: 0 where nothing shall move. */
export function pace(): number {
  return calm.matches ? 0 : lookingPace();
}

/** The same for the time to look at what has happened, which everybody needs. */
export function lookingPace(): number {
  return PACES[settings().motion];
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(kept(PLACE) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

addEventListener("storage", ({ key }) => {
  if (key === PLACE) chosen.value = { ...USUAL, ...stored() }; // another window's
});
effect(() => {
  for (const look of LOOKS) document.documentElement.dataset[look] = chosen.value[look];
});
