// Practice: one question after the other, each graded and explained.

import "~/styles/chip.css";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Explanation } from "~/shared/questions/explanation";
import { Question } from "~/shared/questions/question";
import { useCardKeys } from "~/shared/shortcuts";
import { drills as T } from "~/texts/drills";
import type { Asked, Sitting } from "./sitting";

interface Props {
    sitting: Sitting;
    table: string | null;
    match: string | null;
}

export function Drill({ sitting, table, match }: Props) {
    const place = useRef<HTMLElement>(null);
    useCardKeys();
    useEffect(() => void sitting.begin(table, match), []);
    const next = () => {
        place.current?.focus({ preventScroll: true }); // the button that was pressed goes, the focus stays here
        void sitting.next();
    };
    return (
        <>
            <p class="hint search" role="status" hidden={!sitting.isSearching.value}>
                {T.searching}
            </p>
            <section ref={place} class="box" tabIndex={-1} aria-label={T.question}>
                <Shown sitting={sitting} next={next} />
            </section>
            <p class="progress" role="status">
                {sitting.progress}
            </p>
        </>
    );
}

function Shown({ sitting, next }: { sitting: Sitting; next: () => void }) {
    const step = sitting.step.value;
    if (step === "fetching") return <p class="working">{T.fetching}</p>;
    if (step === "failed") return <Onward words={T.again} go={next} />;
    return <Step step={step} sitting={sitting} next={next} />;
}

function Step({ step, sitting, next }: { step: Asked; sitting: Sitting; next: () => void }) {
    const key = `${step.tries} ${JSON.stringify(step.asked.question)}`;
    return (
        <>
            {step.before && <p class="chip">{T.before}</p>}
            <Question key={key} asked={step.asked} answered={(given) => void sitting.answer(step, given)} />
            {step.grade && (
                <>
                    <Explanation grade={step.grade} />
                    <Onward words={T.next} go={next} focused />
                </>
            )}
        </>
    );
}

function Onward({ words, go, focused = false }: { words: string; go: () => void; focused?: boolean }) {
    const button = useRef<HTMLButtonElement>(null);
    useLayoutEffect(() => {
        if (!focused) return;
        button.current?.focus({ preventScroll: true });
        button.current?.scrollIntoView({ block: "nearest" });
    }, []);
    return (
        <button ref={button} type="button" class="main" data-enter onClick={go}>
            {words}
        </button>
    );
}
