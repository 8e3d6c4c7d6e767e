// What you can ask the judge under the rules in force: by chapter, or found by a player's own words.

import type { Ref } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { FoundIncidents, Incident } from "~/contract/api";
import { api, asked } from "~/shared/api";
import { CitationLink } from "~/shared/citations";
import { Field } from "~/shared/form";
import { attempt } from "~/shared/frame";
import { judgeTexts as T } from "~/texts/judge";
import type { Desk } from "./desk";
import { addressOf, type Matter, withIncident } from "./matter";

const PAUSE = 150; // so that not every letter is looked for
const FEW = 4;
const LEFT_OPEN = "not-covered";
const SILENCE = "pegout:silent";

type Found = FoundIncidents | readonly Incident[];

export function IncidentList({ desk, field }: { desk: Desk; field: Ref<HTMLInputElement> }) {
    const [words, setWords] = useState("");
    const [found, setFound] = useState<Found>([]);
    const list = useRef<HTMLDivElement>(null);
    const search = useSearch();
    const rules = desk.rules.value;
    useEffect(() => {
        let isLatest = true; // of several answers only the last counts
        const look = async () => {
            const answer = await search(rules, words);
            if (isLatest) setFound(answer);
        };
        const pause = setTimeout(() => void attempt(look, desk.form, { focus: false }), words ? PAUSE : 0);
        return () => {
            isLatest = false;
            clearTimeout(pause);
        };
    }, [rules, words]);
    /** Whoever presses Enter is asked on at once, where it is clear what is meant. */
    const choose = async () => {
        const answer = words ? await search(rules, words) : null;
        const best = answer && "found" in answer && answer.clear ? answer.found[0] : undefined;
        if (best) location.assign(addressOf(withIncident(desk.matter.value, best.incident)));
        else list.current?.getElementsByTagName("a")[0]?.focus();
    };
    return (
        <section class="incidents" aria-label={T.whatHappened}>
            <form
                role="search"
                onSubmit={(event) => {
                    event.preventDefault();
                    void attempt(choose, desk.form, { focus: false });
                }}
            >
                <Field words={T.search}>
                    <input
                        ref={field}
                        id="incident-search"
                        type="search"
                        autocomplete="off"
                        maxLength={200}
                        onInput={({ currentTarget }) => setWords(currentTarget.value.trim())}
                    />
                </Field>
            </form>
            <div class="chapters" ref={list}>
                {"found" in found ? (
                    <Ranked found={found} matter={desk.matter.value} />
                ) : (
                    <Chapters incidents={found} matter={desk.matter.value} />
                )}
            </div>
        </section>
    );
}

/** What is told for words under rules; what was answered before is not asked again. */
function useSearch(): (rules: string, words: string) => Promise<Found> {
    const known = useRef(new Map<string, Promise<Found>>()).current;
    return (rules, words) => {
        const key = `${rules} ${words}`;
        const answer = known.get(key) ?? asking(rules, words);
        known.set(key, answer);
        answer.catch(() => known.delete(key));
        return answer;
    };
}

function asking(rules: string, words: string): Promise<Found> {
    if (!words) return asked(api.GET("/api/analysis/incidents", { params: { query: { rules } } }));
    return asked(api.GET("/api/analysis/incidents/search", { params: { query: { rules, words } } }));
}

/** The best first. */
function Ranked({ found: { found, silent }, matter }: { found: FoundIncidents; matter: Matter }) {
    return (
        <>
            {silent[0] && (
                <p class="hint">
                    {T.silent(silent[0].what)} <CitationLink citation={SILENCE} />
                </p>
            )}
            <IncidentLinks incidents={found} matter={matter} />
            {found.length === 0 && (
                <p class="hint">
                    {silent.length === 0 && `${T.noIncident} `}
                    <a href={addressOf({ ...matter, incident: LEFT_OPEN, facts: {} })}>{T.recordDecision}</a>
                </p>
            )}
        </>
    );
}

function Chapters({ incidents, matter }: { incidents: readonly Incident[]; matter: Matter }) {
    const names = [...new Set(incidents.map(({ chapter }) => chapter))];
    return (
        <>
            {names.map((name) => {
                const here = incidents.filter(({ chapter }) => chapter === name);
                const isOpen = names.length < FEW || here.some(({ incident }) => incident === matter.incident);
                return (
                    <details key={name} open={isOpen}>
                        <summary>{T.sentence(name)}</summary>
                        <IncidentLinks incidents={here} matter={matter} />
                    </details>
                );
            })}
        </>
    );
}

function IncidentLinks({ incidents, matter }: { incidents: readonly Incident[]; matter: Matter }) {
    return (
        <ul>
            {incidents.map(({ incident, what }) => (
                <li key={incident}>
                    <a
                        href={addressOf(withIncident(matter, incident))}
                        aria-current={incident === matter.incident ? "true" : undefined}
                    >
                        {T.sentence(what)}
                    </a>
                </li>
            ))}
        </ul>
    );
}
