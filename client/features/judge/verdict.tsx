// A ruling: what was found, what is ordered, where the pegs stand after it, and where that is written.

import { useRef } from "preact/hooks";
import type { Elsewhere, RulingChoice, SidePegs } from "~/contract/api";
import { CitationLinks } from "~/shared/citations";
import { Field } from "~/shared/form";
import { judgeTexts as T } from "~/texts/judge";
import type { Desk, Judgement } from "./desk";
import { addressOf } from "./matter";

export function Verdict({ desk, judged }: { desk: Desk; judged: Judgement }) {
    const orders = judged.suggested ?? judged.remedies;
    return (
        <>
            <h2>{judged.suggested ? T.suggestion : T.ruling}</h2>
            {judged.findings.map((finding) => (
                <p key={finding} class="finding">
                    {finding}
                </p>
            ))}
            {orders.length > 0 ? (
                <ul class="remedies">
                    {orders.map(({ text }) => (
                        <li key={text}>{text}</li>
                    ))}
                </ul>
            ) : (
                <p>{T.nothingOrdered}</p>
            )}
            <PegMoves sides={judged.pegs} />
            <CitationLinks citations={judged.citations} />
            {judged.choices.map((choice) => (
                <ChoiceLeft key={choice.fact} choice={choice} tell={(text) => desk.answer(choice.fact, text)} />
            ))}
            <Marshal desk={desk} isSuggested={Boolean(judged.suggested)} />
        </>
    );
}

/** Where it is one of several other incidents, the ways there with what is known of each. */
export function ElsewhereLinks({ desk, judged: { why, then } }: { desk: Desk; judged: Elsewhere }) {
    const what = (name: string) => desk.incidents.find(({ incident }) => incident === name)?.what ?? name;
    return (
        <>
            <p class="finding">{T.elsewhere(why)}</p>
            <ul class="instead">
                {then.map(({ incident, facts }) => (
                    <li key={incident}>
                        <a href={addressOf({ ...desk.matter.value, incident, facts })}>{T.sentence(what(incident))}</a>
                    </li>
                ))}
            </ul>
        </>
    );
}

function PegMoves({ sides }: { sides: readonly SidePegs[] }) {
    const unknown = sides.find(({ before, after }) => before && !after)?.unknown;
    if (unknown) return <p class="hint">{unknown}</p>;
    const known = sides.map(({ side, before, after }) => ({ side, before: before?.front, after: after?.front }));
    if (known.every(({ before, after }) => before === after)) return null;
    return (
        <dl class="peg-moves" aria-label={T.pegs}>
            {known.map(({ side, before = 0, after = 0 }) => (
                <div key={side} class="peg-move">
                    <dt>{side}</dt>
                    <dd>{before === after ? after : T.moved(before, after)}</dd>
                </div>
            ))}
        </dl>
    );
}

interface ChoiceProps {
    choice: RulingChoice;
    tell: (text: string) => void;
}

/** What a ruling leaves to somebody: one press, or a few words, and the ruling goes to its end. */
function ChoiceLeft({ choice, tell }: ChoiceProps) {
    if (choice.options.length === 0) return <WrittenChoice choice={choice} tell={tell} />;
    return (
        <fieldset class="question left">
            <legend>{T.left(choice.whose, choice.question)}</legend>
            <div class="presses">
                {choice.options.map(({ words, facts }, at) => (
                    <button
                        key={words}
                        type="button"
                        id={`choice-${choice.fact}-${at}`}
                        onClick={() => tell(facts[choice.fact] ?? "")}
                    >
                        {words}
                    </button>
                ))}
            </div>
        </fieldset>
    );
}

function WrittenChoice({ choice: { question, whose, fact }, tell }: ChoiceProps) {
    const field = useRef<HTMLInputElement>(null);
    return (
        <form
            class="question left"
            onSubmit={(event) => {
                event.preventDefault();
                tell(field.current?.value.trim() ?? "");
            }}
        >
            <Field words={T.left(whose, question)}>
                <input ref={field} id={`choice-${fact}`} autocomplete="off" maxLength={400} required />
            </Field>
            <button type="submit">{T.record}</button>
        </form>
    );
}

/** Where the Marshal decides: the word that makes a suggestion a ruling, or takes that back. */
function Marshal({ desk, isSuggested }: { desk: Desk; isSuggested: boolean }) {
    const { marshal } = desk.matter.value.facts;
    if (!isSuggested && !marshal) return null;
    return (
        <button type="button" id="marshal" onClick={() => desk.answer("marshal", isSuggested ? "yes" : "")}>
            {isSuggested ? T.confirmed : T.notConfirmed}
        </button>
    );
}
