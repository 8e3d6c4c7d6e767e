// Playing a friend: a table of one's own, whose link, code and picture stand at the table; or a friend's code.

import { useRef, useState } from "preact/hooks";
import { api, asked, Refused } from "~/shared/api";
import { Check, Choice, Field, Form } from "~/shared/form";
import { openAndSit } from "~/shared/sitting";
import { homeTexts as T } from "~/texts/home";
import { type Books, fitting, type Invitation, lastInvitation, rememberInvitation, termsOf } from "./choices";
import { HouseRulesFields, Options } from "./options";

const NO_PART_OF_A_CODE = /[^A-Za-z0-9]/g; // blanks and dashes, as people write them

export function Friend() {
    return (
        <section class="box friend" aria-label={T.friendTitle}>
            <Invite />
            <ByCode />
        </section>
    );
}

function Invite() {
    const [now, become] = useState(lastInvitation);
    const act = () => {
        rememberInvitation(now);
        const { clock, listed, watched } = now;
        return openAndSit({ ...termsOf(now), move_seconds: Number(clock), listed, watched });
    };
    const load = async () => {
        const books = await asked(api.GET("/api/rules"));
        become((known) => fitting(books, known));
        return books;
    };
    return (
        <Form title={T.friendTitle} act={act}>
            {(isBusy) => (
                <>
                    <h2>{T.friendTitle}</h2>
                    <button class="wide" disabled={isBusy}>
                        {T.openTable}
                    </button>
                    <Options
                        words={T.invited(T.chosen(now), now.clock, now.listed, now.watched)}
                        change={T.moreOptions}
                        load={load}
                    >
                        {(books) => <InvitationFields books={books} now={now} become={become} />}
                    </Options>
                </>
            )}
        </Form>
    );
}

interface Fields {
    books: Books;
    now: Invitation;
    become: (next: Invitation) => void;
}

function InvitationFields({ books, now, become }: Fields) {
    return (
        <>
            <HouseRulesFields books={books} chosen={now} become={(house) => become({ ...now, ...house })} />
            <Field words={T.moveClock}>
                <Choice
                    name="move_seconds"
                    choices={Object.entries(T.moveClocks)}
                    chosen={now.clock}
                    choose={(clock) => become({ ...now, clock })}
                />
            </Field>
            <Check words={T.listTable} checked={now.listed} change={(listed) => become({ ...now, listed })} />
            <Check words={T.letWatch} checked={now.watched} change={(watched) => become({ ...now, watched })} />
        </>
    );
}

function ByCode() {
    const field = useRef<HTMLInputElement>(null);
    const act = async () => {
        const code = field.current?.value.replace(NO_PART_OF_A_CODE, "");
        if (!code) throw new Refused(0, "code", T.noCode, "code");
        const { table } = await asked(api.GET("/api/invitations/{code}", { params: { path: { code } } }));
        location.assign(`/t/${encodeURIComponent(table)}`);
    };
    return (
        <Form title={T.code} act={act}>
            {(isBusy) => (
                <div class="line">
                    <Field words={T.code}>
                        <input
                            ref={field}
                            name="code"
                            required
                            maxLength={12}
                            autocomplete="off"
                            autocapitalize="characters"
                            spellcheck={false}
                            class="code"
                        />
                    </Field>
                    <button disabled={isBusy}>{T.join}</button>
                </div>
            )}
        </Form>
    );
}
