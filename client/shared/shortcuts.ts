// Keys where cards are chosen: every key stands for something that can be clicked as well.

import { useEffect } from "preact/hooks";
import { isShortcut } from "./frame";

const FIGURE = /^\d$/;

/** Figures for cards, and Enter for the button that is marked with data-enter. */
export function useCardKeys(): void {
  useEffect(() => {
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}

function onKey(event: KeyboardEvent): void {
  if (!isShortcut(event)) return;
  if (FIGURE.test(event.key)) cards()[Number(event.key) - 1]?.click();
  else if (event.key !== "Enter" || takesEnter(event.target) || !pressMain()) return;
  event.preventDefault();
}

/** Those of the hand that was shown last. */
function cards(): HTMLElement[] {
  const hand = [...document.querySelectorAll(".hand")].at(-1);
  return [...(hand?.querySelectorAll("button") ?? [])];
}

/** On another button or link Enter presses that one; on a card it does what was picked for. */
function takesEnter(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("button, summary, a") !== null && !target.closest(".hand");
}

/** Whether there was a button to press. */
function pressMain(): boolean {
  const button = document.querySelector<HTMLElement>("[data-enter]:enabled");
  button?.click();
  return button !== null;
}
