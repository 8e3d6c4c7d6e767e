// The questions about one incident: those that matter with the answers given are shown, and nothing else.

import type { Ref } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Fact, Incident } from "~/contract/api";
import { articleAddress, TABLE_OF_ACTIONS } from "~/shared/citations";
import { judgeTexts as T } from "~/texts/judge";
import type { Desk } from "./desk";
import { addressOf, withIncident } from "./matter";
import { Question } from "./questions";

const ON_NUMBERS = "acc:IV.4";

interface Props {
    desk: Desk;
    incident: Incident;
    heading: Ref<HTMLHeadingElement>;
}

export function FactSheet({ desk, incident, heading }: Props) {
    const facts = factsOf(incident, desk.demanded.value);
    const shown = shownFacts(desk, facts);
    const referral = desk.referral.value;
    return (
        <section class="box questions" aria-label={T.questions}>
            <a class="other" href={addressOf(withIncident(desk.matter.value, ""))}>
                {T.somethingElse}
            </a>
            <h2 ref={heading} tabIndex={-1}>
                {T.sentence(incident.what)}
            </h2>
            {referral && (
                <p class="hint came">
                    {T.came(referral.why)} <a href={referral.from}>{T.notSo}</a>
                </p>
            )}
            {incident.citation.startsWith(ON_NUMBERS) && (
                <p class="hint">
                    <a href={articleAddress(TABLE_OF_ACTIONS)}>{T.toTheTable}</a>
                </p>
            )}
            <Questions desk={desk} facts={facts.filter(({ needed }) => needed)} shown={shown} />
            <MoreFacts desk={desk} facts={facts.filter(({ needed }) => !needed)} shown={shown} />
        </section>
    );
}

/** What must be known of the table itself, such as its scores, is asked for in words. */
function factsOf({ facts }: Incident, demanded: Readonly<Record<string, string>>): Fact[] {
    const names = facts.map(({ name }) => name);
    const ofTable = Object.entries(demanded).filter(([name]) => !names.includes(name));
    return [
        ...facts.map((fact) => (fact.name in demanded ? { ...fact, needed: true } : fact)),
        ...ofTable.map(([name, question]): Fact => ({
            name,
            question,
            kind: "words",
            answers: [],
            needed: true,
            shown: false,
        })),
    ];
}

/** Until the judge has said what matters, it is what must be known and what is known. */
function shownFacts(desk: Desk, facts: readonly Fact[]): (name: string) => boolean {
    const heard = desk.asked.value;
    if (heard) return (name) => heard.asked.includes(name) && !heard.chosen.includes(name);
    const isHere = desk.online.value !== null;
    const known = desk.matter.value.facts;
    const first = facts.filter(({ name, needed, shown }) => (needed ? !(isHere && shown) : name in known));
    return (name) => first.some((fact) => fact.name === name);
}

interface Some {
    desk: Desk;
    facts: readonly Fact[];
    shown: (name: string) => boolean;
}

function Questions({ desk, facts, shown }: Some) {
    return (
        <>
            {facts
                .filter(({ name }) => shown(name))
                .map((fact) => (
                    <Question
                        key={fact.name}
                        fact={fact}
                        names={desk.names.value}
                        given={desk.matter.value.facts[fact.name] ?? ""}
                        answer={(text) => desk.answer(fact.name, text)}
                    />
                ))}
        </>
    );
}

/** Opened where something in it is known. */
function MoreFacts({ desk, facts, shown }: Some) {
    const [isOpen, setOpen] = useState(false);
    const isKnown = facts.some(({ name }) => name in desk.matter.value.facts);
    useEffect(() => {
        if (isKnown) setOpen(true);
    }, [isKnown]);
    if (!facts.some(({ name }) => shown(name))) return null;
    return (
        <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
            <summary>{T.moreFacts}</summary>
            <Questions desk={desk} facts={facts} shown={shown} />
        </details>
    );
}
