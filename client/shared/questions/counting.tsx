// A hand or a crib to be counted: the number is typed.

import type { ComponentChildren, TargetedSubmitEvent } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Row } from "~/shared/cards";
import { Field } from "~/shared/form";
import { questions as T } from "~/texts/questions";
import type { CountingQuestion } from "./asking";

const MOST_IN_A_HAND = 29;

interface Props {
    question: CountingQuestion;
    answered: (points: number) => void;
}

export function Counting({ question: { hand, starter, crib }, answered }: Props) {
    const field = useRef<HTMLInputElement>(null);
    const [done, setDone] = useState(false);
    useLayoutEffect(() => field.current?.focus(), []);
    const submit = (event: TargetedSubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (done || !field.current) return;
        setDone(true);
        answered(field.current.valueAsNumber);
    };
    const title = crib ? T.crib : T.hand;
    return (
        <form class="question" onSubmit={submit}>
            <p class="task">{crib ? T.countCrib : T.countHand}</p>
            <div class="spots">
                <Spot title={title}>
                    <Row cards={hand} label={title} />
                </Spot>
                <Spot title={T.starter}>
                    <Row cards={[starter]} label={T.starter} />
                </Spot>
            </div>
            <div class="line">
                <Field words={T.countLabel}>
                    <input
                        ref={field}
                        id="count"
                        type="number"
                        inputMode="numeric"
                        min={0}
                        max={MOST_IN_A_HAND}
                        required
                        disabled={done}
                    />
                </Field>
                <button class="main" disabled={done}>
                    {T.count}
                </button>
            </div>
        </form>
    );
}

export function Spot({ title, children }: { title: string; children: ComponentChildren }) {
    return (
        <div class="spot">
            <h2>{title}</h2>
            {children}
        </div>
    );
}
