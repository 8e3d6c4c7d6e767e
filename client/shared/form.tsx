// Fields with their labels, and forms whose button cannot be pressed twice.

import type { ComponentChildren, JSX, TargetedSubmitEvent } from "preact";
import { useState } from "preact/hooks";
import { attempt } from "./frame";

/** A label around its control, so that the words are part of what can be clicked. */
export function Field({ words, children }: { words: string; children: ComponentChildren }) {
    return (
        <label class="field">
            <span>{words}</span>
            {children}
        </label>
    );
}

interface CheckProps {
    words: string;
    name?: string;
    checked: boolean;
    disabled?: boolean;
    change: (checked: boolean) => void;
}

export function Check({ words, name, checked, disabled, change }: CheckProps) {
    return (
        <label class="check">
            <input
                type="checkbox"
                name={name}
                checked={checked}
                disabled={disabled}
                onChange={({ currentTarget }) => change(currentTarget.checked)}
            />
            <span>{words}</span>
        </label>
    );
}

type Choices = JSX.IntrinsicElements["select"] & {
    choices: readonly (readonly [value: string, words: string])[];
    chosen: string;
    choose: (value: string) => void;
};

export function Choice({ choices, chosen, choose, ...more }: Choices) {
    return (
        <select {...more} value={chosen} onChange={({ currentTarget }) => choose(currentTarget.value)}>
            {choices.map(([value, words]) => (
                <option key={value} value={value}>
                    {words}
                </option>
            ))}
        </select>
    );
}

interface FormProps {
    title: string;
    look?: string;
    act: (form: HTMLFormElement) => Promise<unknown>;
    children: (busy: boolean) => ComponentChildren;
}

/** Says at its fields what is wrong with them. */
export function Form({ title, look, act, children }: FormProps) {
    const [busy, setBusy] = useState(false);
    const submit = (event: TargetedSubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        const form = event.currentTarget;
        if (busy) return;
        setBusy(true);
        void attempt(() => act(form), form).finally(() => setBusy(false));
    };
    return (
        <form aria-label={title} class={look} onSubmit={submit}>
            {children(busy)}
        </form>
    );
}

/** What stands in the field of that name. */
export function typed(form: HTMLFormElement, name: string): string {
    const given = new FormData(form).get(name);
    return typeof given === "string" ? given : "";
}
