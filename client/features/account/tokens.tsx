// Tokens, with which programs speak for somebody.

import { useState } from "preact/hooks";
import type { FreshToken, Scope, TokenAnswer } from "~/contract/api";
import { api, asked } from "~/shared/api";
import { Check, Field, Form } from "~/shared/form";
import { attempt } from "~/shared/frame";
import { accountTexts as T } from "~/texts/account";
import type { Done } from "./account";

const SCOPES: readonly Scope[] = ["read", "play", "analyse"];
const USUAL: readonly Scope[] = ["read", "play"];

export function Tokens({ tokens, done }: { tokens: readonly TokenAnswer[]; done: Done }) {
    const [made, setMade] = useState<readonly FreshToken[]>([]);
    const latest = made.at(-1);
    return (
        <details class="box tokens-box" open={tokens.length > 0}>
            <summary>{T.tokensTitle}</summary>
            <p class="hint">{T.tokensWords}</p>
            <ul class="tokens">
                {[...tokens, ...made.map(({ listed }) => listed)].map((token) => (
                    <TokenLine key={token.id} token={token} done={done} />
                ))}
            </ul>
            <div role="status">{latest && <ShownOnce token={latest.token} />}</div>
            <TokenMaker made={(token) => setMade([...made, token])} />
        </details>
    );
}

function TokenLine({ token: { id, label, scopes }, done }: { token: TokenAnswer; done: Done }) {
    const revoke = () =>
        attempt(async () => {
            await asked(api.DELETE("/api/account/tokens/{token}", { params: { path: { token: id } } }));
            await done(T.revoked);
        });
    const words = SCOPES.filter((scope) => scopes.includes(scope)).map((scope) => T.scopes[scope]);
    return (
        <li>
            <span>
                <strong>{label}</strong> <span class="hint">{words.join(", ")}</span>
            </span>
            <button type="button" aria-label={T.revokeLabel(label)} onClick={() => void revoke()}>
                {T.revoke}
            </button>
        </li>
    );
}

function ShownOnce({ token }: { token: string }) {
    return (
        <Field words={T.tokenOnce}>
            <input readOnly value={token} onFocus={({ currentTarget }) => currentTarget.select()} />
        </Field>
    );
}

function TokenMaker({ made }: { made: (token: FreshToken) => void }) {
    const [label, setLabel] = useState("");
    const [scopes, setScopes] = useState(USUAL);
    const change = (scope: Scope, checked: boolean) =>
        setScopes(SCOPES.filter((one) => (one === scope ? checked : scopes.includes(one))));
    const act = async () => {
        made(await asked(api.POST("/api/account/tokens", { body: { label, scopes: [...scopes] } })));
        setLabel("");
    };
    return (
        <Form title={T.makeToken} act={act}>
            {(busy) => (
                <>
                    <Field words={T.tokenLabel}>
                        <input
                            name="label"
                            required
                            maxLength={60}
                            autocomplete="off"
                            value={label}
                            onInput={({ currentTarget }) => setLabel(currentTarget.value)}
                        />
                    </Field>
                    {SCOPES.map((scope) => (
                        <Check
                            key={scope}
                            words={T.scopes[scope]}
                            name="scopes"
                            checked={scopes.includes(scope)}
                            change={(checked) => change(scope, checked)}
                        />
                    ))}
                    <button disabled={busy}>{T.makeToken}</button>
                </>
            )}
        </Form>
    );
}
