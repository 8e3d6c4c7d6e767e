// The facts that a judge asks for, each with a control of its kind.

import { useState } from "preact/hooks";
import type { Fact } from "~/contract/api";
import { Choice, Field } from "~/shared/form";
import { judgeTexts as T } from "~/texts/judge";

type Answers = readonly (readonly [given: string, words: string])[];

interface Props {
    fact: Fact;
    /** Of the players, the dealer first. */
    names: readonly string[];
    /** The answer so far; empty where there is none. */
    given: string;
    answer: (text: string) => void;
}

const MANY = 4;

export function Question({ fact, names, given, answer }: Props) {
    const answers = answersOf(fact, names);
    if (answers && answers.length > MANY) return <Picked {...{ fact, answers, given, answer }} />;
    if (answers) return <Pressed {...{ fact, answers, given, answer }} />;
    return fact.kind === "number" ? <Counted {...{ fact, given, answer }} /> : <Written {...{ fact, given, answer }} />;
}

/** What the server calls it where it cannot be. */
function nameOf(fact: Fact): string {
    return `facts.${fact.name}`;
}

/** The answers that there are, each with its words; null where they cannot be listed. */
function answersOf({ kind, answers, name }: Fact, names: readonly string[]): Answers | null {
    const seats = names.map((player, seat) => [String(seat), player] as const);
    if (kind === "seat") return seats;
    if (kind === "seats") return [...seats, ["both", T.answer(name, "both")]];
    return answers.length > 0 ? answers.map((one) => [one, T.answer(name, one)] as const) : null;
}

type Answered = Omit<Props, "names">;

function Pressed({ fact, answers, given, answer }: Answered & { answers: Answers }) {
    const all = fact.needed ? answers : [...answers, ["", T.notSaid] as const];
    return (
        <fieldset class="question">
            <legend>{fact.question}</legend>
            <div class="presses">
                {all.map(([one, words], at) => (
                    <label key={one} class="press">
                        <input
                            type="radio"
                            id={`fact-${fact.name}-${at}`}
                            name={nameOf(fact)}
                            checked={given === one}
                            onChange={() => answer(one)}
                        />
                        <span>{words}</span>
                    </label>
                ))}
            </div>
        </fieldset>
    );
}

function Picked({ fact, answers, given, answer }: Answered & { answers: Answers }) {
    return (
        <div class="question">
            <Field words={fact.question}>
                <Choice
                    id={`fact-${fact.name}`}
                    name={nameOf(fact)}
                    choices={[["", T.choose], ...answers]}
                    chosen={given}
                    choose={answer}
                />
            </Field>
        </div>
    );
}

function Written({ fact, given, answer }: Answered) {
    const [typed, setTyped] = useState(given);
    return (
        <div class="question">
            <Field words={fact.question}>
                <input
                    id={`fact-${fact.name}`}
                    name={nameOf(fact)}
                    value={typed.trim() === given ? typed : given} // a blank at the end is no part of the answer yet
                    autocomplete="off"
                    maxLength={400}
                    placeholder={fact.kind === "cards" ? T.cardsExample : ""}
                    onInput={({ currentTarget }) => {
                        setTyped(currentTarget.value);
                        answer(currentTarget.value.trim());
                    }}
                />
            </Field>
        </div>
    );
}

function Counted({ fact, given, answer }: Answered) {
    const id = `fact-${fact.name}`;
    const step = (by: number) => answer(String(Math.max(0, Number(given) + by)));
    return (
        <div class="question">
            <label for={id}>{fact.question}</label>
            <div class="stepper">
                <button type="button" aria-label={T.less(fact.question)} onClick={() => step(-1)}>
                    −
                </button>
                <NumberField id={id} name={nameOf(fact)} given={given} change={answer} />
                <button type="button" aria-label={T.more(fact.question)} onClick={() => step(1)}>
                    +
                </button>
            </div>
        </div>
    );
}

interface NumberProps {
    id: string;
    name?: string;
    given: string;
    change: (text: string) => void;
    placeholder?: string;
}

export function NumberField({ given, change, ...more }: NumberProps) {
    return (
        <input
            {...more}
            type="number"
            min={0}
            max={999}
            inputMode="numeric"
            value={given}
            onInput={({ currentTarget }) => change(currentTarget.value)}
        />
    );
}
