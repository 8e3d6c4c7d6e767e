// A part of a page that is drawn again and again: whoever has the focus in it does not lose it.

import type { ComponentChildren, RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

interface RegionProps {
    label: string;
    look: string;
    /** Nothing is there now. */
    hidden?: boolean;
    /** Whether what changes in it is read out. */
    live?: boolean;
    place?: RefObject<HTMLElement | null>;
    children: ComponentChildren;
}

/** A button that is gone, or cannot be used now, does not keep the focus: then the part has it, or the one before. */
export function Region({ label, look, hidden = false, live = false, place, children }: RegionProps) {
    const own = useRef<HTMLElement>(null);
    const part = place ?? own;
    const hadFocus = part.current?.contains(document.activeElement) ?? false;
    useLayoutEffect(() => {
        if (hadFocus && part.current && !hasFocus(part.current)) focusOn(part.current);
    });
    return (
        <section
            ref={part}
            class={look}
            aria-label={label}
            aria-live={live ? "polite" : undefined}
            tabIndex={-1}
            hidden={hidden}
        >
            {children}
        </section>
    );
}

function hasFocus(part: HTMLElement): boolean {
    const focused = document.activeElement;
    return !part.hidden && part.contains(focused) && !focused?.matches(":disabled");
}

function focusOn(part: HTMLElement): void {
    let found: Element | null = part;
    while (found && !found.matches('[tabindex="-1"]:not([hidden])')) found = found.previousElementSibling;
    if (found instanceof HTMLElement) found.focus({ preventScroll: true });
}
