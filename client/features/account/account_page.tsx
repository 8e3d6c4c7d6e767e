// The forms for who one is now; all are new after each of them has done something.

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { PersonAnswer } from "~/contract/api";
import { nameIs } from "~/shared/frame";
import { accountTexts as T } from "~/texts/account";
import { type Account, type Done, loadAccount, standing } from "./account";
import { Blocks } from "./blocks";
import { ChangePassword, GuestName, KeepName, Rename, SignIn, SignOut } from "./forms";
import { Tokens } from "./tokens";

export function AccountPage({ first }: { first: Account }) {
    const [shown, setShown] = useState({ account: first, words: "", codes: [] as readonly string[], turn: 0 });
    const news = useRef<HTMLParagraphElement>(null);
    const { account, words, codes, turn } = shown;
    useLayoutEffect(() => {
        nameIs(account.person?.name ?? "");
        if (turn > 0) news.current?.focus(); // the button that did it is gone
    }, [account, turn]);
    const done: Done = async (words = "", codes = []) => {
        const account = await loadAccount();
        setShown({ account, words, codes, turn: turn + 1 });
    };
    return (
        <>
            <p ref={news} class="news" role="status" tabIndex={-1}>
                {words || standing(account.person)}
            </p>
            <div key={turn} class="forms">
                <RecoveryCodes codes={codes} />
                {account.person ? <OwnForms person={account.person} done={done} /> : <FirstForms done={done} />}
                <Blocks blocked={account.blocked} done={done} />
                {account.person && <Tokens tokens={account.tokens} done={done} />}
            </div>
        </>
    );
}

function FirstForms({ done }: { done: Done }) {
    return (
        <>
            <SignIn done={done} />
            <GuestName done={done} />
        </>
    );
}

function OwnForms({ person, done }: { person: PersonAnswer; done: Done }) {
    return (
        <>
            {!person.kept && <KeepName person={person} done={done} />}
            {!person.kept && <SignIn words={T.comesAlong} done={done} />}
            <Rename person={person} done={done} />
            {person.kept && <ChangePassword done={done} />}
            <SignOut kept={person.kept} done={done} />
        </>
    );
}

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
    if (codes.length === 0) return null;
    return (
        <section class="box codes-box" aria-label={T.codesTitle}>
            <h2>{T.codesTitle}</h2>
            <p>{T.codesWords}</p>
            <ul class="codes">
                {codes.map((code) => (
                    <li key={code}>
                        <code>{code}</code>
                    </li>
                ))}
            </ul>
        </section>
    );
}
