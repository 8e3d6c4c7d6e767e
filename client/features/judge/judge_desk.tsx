// The judge's desk: what happened, the few facts that matter, and the ruling; another answer is another ruling.

import { useEffect, useMemo, useRef } from "preact/hooks";
import type { Incident } from "~/contract/api";
import { judgeTexts as T } from "~/texts/judge";
import { Applying, GameChoice } from "./applying";
import type { Books } from "./described_table";
import { Desk } from "./desk";
import { FactSheet } from "./fact_sheet";
import { IncidentList } from "./incidents";
import { Situation } from "./situation";
import { ElsewhereLinks, Verdict } from "./verdict";

export function JudgeDesk({ incidents, books }: { incidents: readonly Incident[]; books: Books }) {
    const desk = useMemo(() => new Desk(incidents, books), []);
    const place = useRef<HTMLDivElement>(null);
    const heading = useRef<HTMLHeadingElement>(null);
    const field = useRef<HTMLInputElement>(null);
    const turn = desk.turn.value;
    const incident = desk.incident.value;
    const lost = desk.online.value?.lost.value;
    useEffect(() => {
        desk.form = place.current;
        return desk.open();
    }, []);
    useEffect(() => {
        if (turn) (incident ? heading : field).current?.focus({ preventScroll: true });
    }, [turn]);
    return (
        <div class={incident ? "desk chosen" : "desk"} ref={place}>
            <IncidentList desk={desk} field={field} />
            <div class="matter">
                <Situation desk={desk} />
                <p class="lost" role="status" hidden={!lost}>
                    {lost}
                </p>
                {incident && <FactSheet key={incident.incident} desk={desk} incident={incident} heading={heading} />}
                <RulingPart desk={desk} />
            </div>
        </div>
    );
}

/** Always there, so that those who listen hear what changes in it. */
function RulingPart({ desk }: { desk: Desk }) {
    const judged = desk.judged.value;
    const content = judged && <Judged desk={desk} judged={judged} />;
    return (
        <section class="box verdict" role="status" aria-label={T.ruling} tabIndex={-1} hidden={!judged}>
            {content}
        </section>
    );
}

function Judged({ desk, judged }: { desk: Desk; judged: NonNullable<Desk["judged"]["value"]> }) {
    if ("then" in judged) return <ElsewhereLinks desk={desk} judged={judged} />;
    if ("missing" in judged) return <QuestionsLeft desk={desk} missing={Object.keys(judged.missing)} />;
    return (
        <>
            <Verdict desk={desk} judged={judged} />
            <Applying desk={desk} judged={judged} />
        </>
    );
}

/** A game or a board knows its scores: where only these are missing, one can be chosen instead of telling them. */
function QuestionsLeft({ desk, missing }: { desk: Desk; missing: readonly string[] }) {
    const { board, event, table } = desk.matter.value;
    const isChoice = missing.join() === "scores" && !board && !event && !table;
    return (
        <>
            <p class="hint">{T.questionsLeft(missing.length)}</p>
            {isChoice && <GameChoice desk={desk} />}
        </>
    );
}
