// One click plays the computer, as the last time; what was chosen stands below, and can be changed.

import { useState } from "preact/hooks";
import type { Opponent } from "~/contract/api";
import { api, asked } from "~/shared/api";
import { Choice, Field, Form } from "~/shared/form";
import { openAndSit } from "~/shared/sitting";
import { homeTexts as T } from "~/texts/home";
import { type Books, botsOf, type Choices, fitting, lastChoices, rememberChoices, termsOf } from "./choices";
import { HouseRulesFields, Options } from "./options";

export function QuickPlay() {
    const [now, become] = useState(lastChoices);
    const load = async () => {
        const [opponents, books] = await Promise.all([asked(api.GET("/api/opponents")), asked(api.GET("/api/rules"))]);
        become((known) => seated(books, withOpponent(opponents, fitting(books, known))));
        return { opponents, books };
    };
    const act = () => {
        rememberChoices(now);
        return openAndSit({ ...termsOf(now), bots: botsOf(now) });
    };
    const words = T.against(T.levelName(now.level, null), T.chosen(now));
    return (
        <Form title={T.play} act={act}>
            {(isBusy) => (
                <>
                    <button class="main play" disabled={isBusy}>
                        {T.play}
                    </button>
                    <Options words={words} change={T.change} load={load}>
                        {({ opponents, books }) => (
                            <>
                                <LevelFields opponents={opponents} now={now} become={become} />
                                <HouseRulesFields
                                    books={books}
                                    chosen={now}
                                    become={(house) => become(seated(books, { ...now, ...house }))}
                                />
                            </>
                        )}
                    </Options>
                </>
            )}
        </Form>
    );
}

function seated(books: Books, chosen: Choices): Choices {
    return { ...chosen, seats: Number(books[chosen.rules]?.fields.seats ?? chosen.seats) };
}

function withOpponent(opponents: readonly Opponent[], chosen: Choices): Choices {
    const isKnown = opponents.some(({ name }) => name === chosen.level);
    return isKnown ? chosen : { ...chosen, level: opponents[0]?.name ?? chosen.level };
}

interface LevelProps {
    opponents: readonly Opponent[];
    now: Choices;
    become: (next: Choices) => void;
}

function LevelFields({ opponents, now, become }: LevelProps) {
    const levels = opponents.map(({ name, rating }) => [name, T.levelName(name, rating?.elo ?? null)] as const);
    return (
        <>
            <Field words={T.level}>
                <Choice choices={levels} chosen={now.level} choose={(level) => become({ ...now, level })} />
            </Field>
            <p class="hint">{opponents.find(({ name }) => name === now.level)?.character}</p>
        </>
    );
}
