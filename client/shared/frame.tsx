// What every page has around it: the head with the way home and the settings, the main part, a line for what
// went wrong, and words that are read out.

import { signal } from "@preact/signals";
import { type ComponentChildren, render } from "preact";
import { ownName, Refused } from "./api";
import { settings } from "./settings";
import { clearMarks, listenForWrongFields, sayAt } from "./wrong_field";
import { common } from "~/texts/common";

const SPOKEN_AT_MOST = 8;
const TYPED_IN = "input, select, textarea, [contenteditable]";

const trouble = signal("");
const spoken = signal<readonly { key: number; words: string }[]>([]);
const person = signal(ownName());

/** Draws the page with that title. */
export function showPage(title: string, look: string, content: ComponentChildren): void {
    document.title = common.pageTitle(title);
    document.body.replaceChildren();
    render(<Frame look={look}>{content}</Frame>, document.body);
    listenForWrongFields();
    document.addEventListener("keydown", (event) => {
        if (event.key.toUpperCase() === common.settingsKey && isShortcut(event)) openSettings();
    });
}

function Frame({ look, children }: { look: string; children: ComponentChildren }) {
    return (
        <>
            <header>
                <a class="home" href="/">
                    {common.product}
                </a>
                <a class="person" href="/account" title={person}>
                    {person.value ? common.youAre(person.value) : common.account}
                </a>
                <button
                    type="button"
                    class="plain settings-button"
                    aria-keyshortcuts={common.settingsKey}
                    onClick={openSettings}
                >
                    {common.settings}
                </button>
            </header>
            <p class="trouble" role="alert" hidden={!trouble.value}>
                {trouble}
            </p>
            <main class={look}>{children}</main>
            <div class="unseen" role="status" aria-live="polite">
                {spoken.value.map(({ key, words }) => (
                    <p key={key}>{words}</p>
                ))}
            </div>
        </>
    );
}

/** The settings are fetched when somebody wants them. */
function openSettings(): void {
    void import("./settings_dialog").then((dialog) => dialog.openSettings());
}

/** What went wrong; nothing is wrong any more where there are no words. */
export function say(words: string): void {
    trouble.value = words;
}

/** Whose page it is now. */
export function nameIs(name: string): void {
    person.value = name;
}

/** For those who listen to the page; nothing is seen of it. */
export function tell(words: string): void {
    const key = (spoken.value.at(-1)?.key ?? 0) + 1; // added, not exchanged: what comes quickly is read out in turn
    spoken.value = [...spoken.value, { key, words }].slice(-SPOKEN_AT_MOST);
}

/** Whether a key is meant for the page: nobody types, no other key is held, and no dialog is open over it. */
export function isShortcut(event: KeyboardEvent): boolean {
    const held = event.ctrlKey || event.altKey || event.metaKey || event.repeat;
    return settings().keys && !held && !isTyped(event) && document.querySelector("dialog[open]") === null;
}

/** Whether a field takes the key; one for figures alone leaves letters and signs to the page. */
function isTyped({ target, key }: KeyboardEvent): boolean {
    if (!(target instanceof Element) || target.closest(TYPED_IN) === null) return false;
    return !target.matches("[data-figures]") || key.length > 1 || /\d/.test(key);
}

/** Does what a button is for; what is refused is said, at the field that it is about where the form has it. */
export async function attempt(
    act: () => Promise<unknown>,
    form?: HTMLElement | null,
    { focus = true } = {},
): Promise<void> {
    say("");
    if (form) clearMarks(form);
    try {
        await act();
    } catch (error) {
        if (!(error instanceof Refused)) throw error;
        if (!form || !sayAt(form, error.field, error.message, { focus })) say(error.message);
    }
}
