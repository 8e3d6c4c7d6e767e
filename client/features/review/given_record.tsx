// The review of any record that somebody has: pasted, or chosen from one's own files.

import type { TargetedEvent } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Field, Form } from "~/shared/form";
import { attempt, nameIs } from "~/shared/frame";
import { beSomebody } from "~/shared/person";
import { clearMarks } from "~/shared/wrong_field";
import { reviewTexts as T } from "~/texts/review";
import { ReviewShown } from "./review_shown";
import { reviewed, type Reviewed, type Working } from "./reviewing";
import { Sharing } from "./sharing";
import { WorkingShown } from "./working";

export function GivenRecord() {
    const [text, setText] = useState("");
    const [working, setWorking] = useState<Working | null>(null);
    const [found, setFound] = useState<Reviewed | null>(null);
    const somebody = useSomebody();
    const act = async () => {
        setFound(null);
        await somebody();
        setFound(await reviewed(text, setWorking));
    };
    return (
        <>
            <RecordForm text={text} change={setText} act={act} />
            {working && <WorkingShown working={working} />}
            {found && (
                <>
                    <div class="head">
                        <Sharing record={found.record} name={T.fileName} link={null} />
                    </div>
                    <ReviewShown key={found.record} {...found} own={null} />
                </>
            )}
        </>
    );
}

/** A record is looked at for somebody, who is asked for again where there was no connection the first time. */
function useSomebody(): () => Promise<void> {
    const known = useRef<Promise<void> | null>(null);
    const ask = () => beSomebody().then(({ name }) => nameIs(name));
    const somebody = () => (known.current = known.current?.catch(ask) ?? ask());
    useEffect(() => void attempt(somebody), []);
    return somebody;
}

interface FormProps {
    text: string;
    change: (text: string) => void;
    act: () => Promise<void>;
}

function RecordForm({ text, change, act }: FormProps) {
    const read = async ({ currentTarget: { files, form } }: TargetedEvent<HTMLInputElement>) => {
        const given = await files?.[0]?.text();
        if (given === undefined) return;
        change(given);
        if (form) clearMarks(form);
    };
    return (
        <Form title={T.givenTitle} look="box" act={act}>
            {(busy) => (
                <>
                    <p>{T.givenWords}</p>
                    <Field words={T.file}>
                        <input type="file" accept=".rec,.txt,text/plain" onChange={(event) => void read(event)} />
                    </Field>
                    <Field words={T.pasted}>
                        <textarea
                            name="record"
                            rows={6}
                            required
                            spellcheck={false}
                            value={text}
                            onInput={({ currentTarget }) => change(currentTarget.value)}
                        />
                    </Field>
                    <button class="main" disabled={busy}>
                        {T.review}
                    </button>
                </>
            )}
        </Form>
    );
}
