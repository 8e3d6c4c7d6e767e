// The keyboard where there are cards: every key stands for something that can be clicked as well.

import { useLayoutEffect, useRef } from "preact/hooks";
import { isShortcut } from "./frame";

type Act = () => void;

/** What keys do now. A page gives only what can be done at the moment. */
export interface Keys {
  /** Picks or plays the card with that number, from one. */
  card?: (number: number) => void;
  /** The one thing to do. */
  enter?: Act | undefined;
  /** By their small letters. */
  letters?: Readonly<Record<string, Act | undefined>>;
}

/** Listens for as long as the component is there; the keys of its last drawing hold. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const act = isShortcut(event) ? actOf(event, latest.current) : undefined;
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

/** What a key stands for; nothing where it is the browser's. */
export function actOf({ key, target }: Pick<KeyboardEvent, "key" | "target">, keys: Keys): Act | undefined {
  const { card } = keys;
  if (/^\d$/.test(key)) return card && (() => card(Number(key)));
  if (key === "Enter") return takesEnter(target) ? undefined : keys.enter;
  return keys.letters?.[key.toLowerCase()];
}

/** On another button or link Enter presses that one; on a card it does what was picked for. */
function takesEnter(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("button, summary, a") !== null && !target.closest(".hand");
}
