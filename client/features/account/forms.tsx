// The forms of the account page.

import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import type { PersonAnswer } from "~/contract/api";
import { api, asked } from "~/shared/api";
import { Field, Form, typed } from "~/shared/form";
import { accountTexts as T } from "~/texts/account";
import type { Done } from "./account";

const NEW_PASSWORD = { least: 10, most: 200 };
const LONGEST_NAME = 24;

interface BoxProps {
    title: string;
    button: string;
    /** Whether it is what most people come for. */
    main?: boolean;
    act: (form: HTMLFormElement) => Promise<void>;
    children: ComponentChildren;
}

function BoxForm({ title, button, main = false, act, children }: BoxProps) {
    return (
        <Form title={title} look="box" act={act}>
            {(busy) => (
                <>
                    <h2>{title}</h2>
                    {children}
                    <button class={main ? "main" : undefined} disabled={busy}>
                        {button}
                    </button>
                </>
            )}
        </Form>
    );
}

function NameField({ name = "" }: { name?: string }) {
    return (
        <Field words={T.name}>
            <input name="name" required maxLength={LONGEST_NAME} defaultValue={name} autocomplete="username" />
        </Field>
    );
}

interface PasswordProps {
    words: string;
    fresh?: boolean;
    /** As the server calls it. */
    name?: string;
}

function PasswordField({ words, fresh = false, name = "password" }: PasswordProps) {
    return (
        <Field words={words}>
            <input
                type="password"
                name={name}
                required
                minLength={fresh ? NEW_PASSWORD.least : undefined}
                maxLength={NEW_PASSWORD.most}
                autocomplete={fresh ? "new-password" : "current-password"}
            />
        </Field>
    );
}

export function GuestName({ done }: { done: Done }) {
    const act = async (form: HTMLFormElement) => {
        await asked(api.POST("/api/guest", { body: { name: typed(form, "name") } }));
        await done();
    };
    return (
        <BoxForm title={T.guestTitle} button={T.beGuest} act={act}>
            <NameField />
        </BoxForm>
    );
}

export function Rename({ person, done }: { person: PersonAnswer; done: Done }) {
    const act = async (form: HTMLFormElement) => {
        await asked(api.PUT("/api/account/name", { body: { name: typed(form, "name") } }));
        await done(T.renamed);
    };
    return (
        <BoxForm title={T.renameTitle} button={T.rename} act={act}>
            <NameField name={person.name} />
        </BoxForm>
    );
}

function credentials(form: HTMLFormElement) {
    return { body: { name: typed(form, "name"), password: typed(form, "password") } };
}

export function KeepName({ person, done }: { person: PersonAnswer; done: Done }) {
    const act = async (form: HTMLFormElement) => {
        const { recovery_codes } = await asked(api.POST("/api/account/keep", credentials(form)));
        await done(T.keptNow, recovery_codes);
    };
    return (
        <BoxForm title={T.keepTitle} button={T.keep} main act={act}>
            <NameField name={person.name} />
            <PasswordField words={T.newPassword} fresh />
        </BoxForm>
    );
}

/** For a guest, with what becomes of what the guest has. */
export function SignIn({ words, done }: { words?: string; done: Done }) {
    const act = async (form: HTMLFormElement) => {
        await asked(api.POST("/api/account/sign-in", credentials(form)));
        await done();
    };
    return (
        <BoxForm title={T.signInTitle} button={T.signIn} main act={act}>
            {words && <p class="hint">{words}</p>}
            <NameField />
            <PasswordField words={T.password} />
        </BoxForm>
    );
}

export function ChangePassword({ done }: { done: Done }) {
    const act = async (form: HTMLFormElement) => {
        const body = { old: typed(form, "old"), new: typed(form, "new") };
        await asked(api.POST("/api/account/password", { body }));
        await done(T.passwordChanged);
    };
    return (
        <BoxForm title={T.passwordTitle} button={T.changePassword} act={act}>
            <PasswordField words={T.oldPassword} name="old" />
            <PasswordField words={T.newPassword} name="new" fresh />
        </BoxForm>
    );
}

/** A guest who goes is forgotten: there is no way back without the cookie. */
export function SignOut({ kept, done }: { kept: boolean; done: Done }) {
    const everywhere = useRef(false);
    const title = kept ? T.signOutTitle : T.forgetTitle;
    const act = async () => {
        if (!kept && !confirm(T.forgetSure)) return;
        await asked(api.POST(everywhere.current ? "/api/account/sign-out-everywhere" : "/api/account/sign-out"));
        await done(kept ? T.signedOut : T.forgotten);
    };
    return (
        <Form title={title} look="box" act={act}>
            {(busy) => (
                <>
                    <h2>{title}</h2>
                    <div class="line">
                        <button disabled={busy} onClick={() => (everywhere.current = false)}>
                            {kept ? T.signOut : T.forget}
                        </button>
                        {kept && (
                            <button disabled={busy} onClick={() => (everywhere.current = true)}>
                                {T.signOutEverywhere}
                            </button>
                        )}
                    </div>
                </>
            )}
        </Form>
    );
}
