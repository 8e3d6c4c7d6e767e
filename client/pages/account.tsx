// Who one is here: a guest by name, somebody who keeps the name with a password, and tokens for programs.

import "~/styles/account.css";
import { loadAccount } from "~/features/account/account";
import { AccountPage } from "~/features/account/account_page";
import { Arrival } from "~/shared/arrival";
import { showPage } from "~/shared/frame";
import { accountTexts as T } from "~/texts/account";

export function open(): void {
    showPage(
        T.title,
        "account",
        <>
            <h1>{T.title}</h1>
            <p>{T.why}</p>
            <Arrival load={loadAccount}>{(account) => <AccountPage first={account} />}</Arrival>
        </>,
    );
}
