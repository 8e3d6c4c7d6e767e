// A dialog over the page. The browser keeps the focus inside, and gives it back when it is closed.

import { type ComponentChildren, render } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { common } from "~/texts/common";

interface Opened {
    title: string;
    look?: string;
    children: ComponentChildren;
    onClose: () => void;
}

/** Escape and the button close it. */
export function Dialog({ title, look = "", children, onClose }: Opened) {
    const dialog = useRef<HTMLDialogElement>(null);
    useLayoutEffect(() => dialog.current?.showModal(), []);
    return (
        <dialog ref={dialog} class={look} aria-label={title} onClose={onClose}>
            <h2>{title}</h2>
            {children}
            <button type="button" class="main" onClick={() => dialog.current?.close()}>
                {common.close}
            </button>
        </dialog>
    );
}

/** Opens one that is nobody's part; it leaves nothing behind. */
export function openDialog(title: string, look: string, children: ComponentChildren): void {
    const place = document.createElement("div");
    document.body.append(place);
    const close = () => {
        render(null, place);
        place.remove();
    };
    render(
        <Dialog title={title} look={look} onClose={close}>
            {children}
        </Dialog>,
        place,
    );
}

/** Keys, and what they do. */
export function KeyList({ lines }: { lines: readonly (readonly [key: string, words: string])[] }) {
    return (
        <dl>
            {lines.map(([key, words]) => (
                <>
                    <dt>
                        <kbd>{key}</kbd>
                    </dt>
                    <dd>{words}</dd>
                </>
            ))}
        </dl>
    );
}
