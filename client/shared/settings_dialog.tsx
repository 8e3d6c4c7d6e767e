// The settings, each beside what it changes: they act at once, and there is nothing to save.

import type { ComponentChildren } from "preact";
import { OpenCard } from "./cards";
import { openDialog } from "./dialog";
import { Check, Choice, Field } from "./form";
import { changeSettings, type Settings, settings } from "./settings";
import { settingsTexts } from "~/texts/settings";

type Switch = { [Name in keyof Settings]: Settings[Name] extends boolean ? Name : never }[keyof Settings];
type Look = Exclude<keyof Settings, Switch>;

const SAMPLE = ["AS", "TH", "QD", "5C"];
const DONE_FOR_YOU: Switch[] = ["cut", "go", "last", "onward"];

export function openSettings(): void {
    openDialog(settingsTexts.title, "settings", <AllSettings />);
}

function AllSettings() {
    return (
        <>
            <Group title={settingsTexts.looks}>
                <LookChoice name="suits" />
                <p class="row sample" aria-hidden="true">
                    {SAMPLE.map((card) => (
                        <OpenCard key={card} card={card} />
                    ))}
                </p>
                <LookChoice name="contrast" />
                <LookChoice name="motion" />
            </Group>
            <Group title={settingsTexts.sounds}>
                <Toggle name="sound" />
                <Toggle name="timeSound" />
                <Toggle name="captions" />
            </Group>
            <Group title={settingsTexts.byItself}>
                {DONE_FOR_YOU.map((name) => (
                    <Toggle key={name} name={name} />
                ))}
            </Group>
            <Group title={settingsTexts.keyboard}>
                <Toggle name="keys" />
            </Group>
        </>
    );
}

function Group({ title, children }: { title: string; children: ComponentChildren }) {
    return (
        <fieldset>
            <legend>{title}</legend>
            {children}
        </fieldset>
    );
}

function LookChoice({ name }: { name: Look }) {
    return (
        <Field words={settingsTexts.names[name]}>
            <Choice
                choices={Object.entries(settingsTexts.choices[name])}
                chosen={settings()[name]}
                choose={(value) => changeSettings({ [name]: value })}
            />
        </Field>
    );
}

function Toggle({ name }: { name: Switch }) {
    return (
        <Check
            words={settingsTexts.names[name]}
            checked={settings()[name]}
            change={(checked) => changeSettings({ [name]: checked })}
        />
    );
}
