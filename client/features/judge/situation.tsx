// The table that the judge is called to: rules, players and scores.

import { useEffect, useState } from "preact/hooks";
import { Check, Choice, Field } from "~/shared/form";
import { judgeTexts as T } from "~/texts/judge";
import { names as N } from "~/texts/words";
import { namesAt, optionOf, pegsIn, sidesAt } from "./described_table";
import type { Desk } from "./desk";
import { without } from "./matter";
import type { OnlineTable } from "./online_table";
import { NumberField } from "./questions";

const GOALS = ["121", "61"];

export function Situation({ desk }: { desk: Desk }) {
    const online = desk.online.value;
    return online ? <OnlineSituation online={online} /> : <DescribedSituation desk={desk} />;
}

/** Fields for a table that is described; it opens by a line that tells how it stands. */
function DescribedSituation({ desk }: { desk: Desk }) {
    const { books } = desk;
    const matter = desk.matter.value;
    const sides = sidesAt(books, matter);
    const points = sides.map((_, side) => pegsIn(matter.scores[side]).at(-1) ?? null);
    const isMuggins = optionOf(books, matter, "muggins") === "on";
    const rules = T.described(N.preset(matter.rules), optionOf(books, matter, "goal"), isMuggins);
    return (
        <details class="situation">
            <summary>{T.situation(rules, sides, points)}</summary>
            <RulesField desk={desk} />
            <div class="pairs">
                <Agreed desk={desk} />
            </div>
            <div class="pairs">
                {namesAt(books, matter).map((_, seat) => (
                    <NameField key={seat} desk={desk} seat={seat} />
                ))}
            </div>
            <div class="pairs">
                {sides.map((side, at) => (
                    <ScoreFields key={at} desk={desk} side={side} at={at} sides={sides.length} />
                ))}
            </div>
        </details>
    );
}

function RulesField({ desk }: { desk: Desk }) {
    const { books } = desk;
    const matter = desk.matter.value;
    const choose = (rules: string) => {
        const options = without(matter.options, "muggins"); // these rules may have it otherwise, or fix it
        const isOther = namesAt(books, { ...matter, rules }).length !== namesAt(books, matter).length;
        desk.tellTable({ rules, options, ...(isOther ? { facts: {} } : {}) });
    };
    const choices = Object.keys(books).map((name) => [name, N.preset(name)] as const);
    return (
        <Field words={T.rules}>
            <Choice id="desk-rules" choices={choices} chosen={matter.rules} choose={choose} />
        </Field>
    );
}

/** What players agree on for themselves: how far the game goes, and muggins where the rules leave it open. */
function Agreed({ desk }: { desk: Desk }) {
    const matter = desk.matter.value;
    const option = (name: string) => optionOf(desk.books, matter, name);
    const change = (name: string, text: string) => desk.tellTable({ options: { ...matter.options, [name]: text } });
    const goals = [...new Set([...GOALS, option("goal")])].map((hole) => [hole, hole] as const);
    return (
        <>
            <Field words={T.goal}>
                <Choice
                    id="desk-goal"
                    choices={goals}
                    chosen={option("goal")}
                    choose={(hole) => change("goal", hole)}
                />
            </Field>
            {option("muggins_fixed") !== "on" && (
                <Check
                    words={T.muggins}
                    checked={option("muggins") === "on"}
                    change={(checked) => change("muggins", checked ? "on" : "off")}
                />
            )}
        </>
    );
}

function NameField({ desk, seat }: { desk: Desk; seat: number }) {
    const { names } = desk.matter.value;
    const given = names[seat] ?? "";
    const role = T.roles[seat] ?? "";
    const [typed, setTyped] = useState(given);
    useEffect(() => setTyped(given), [given]);
    const change = (text: string) => {
        const length = Math.max(names.length, seat + 1);
        desk.tellTable({ names: Array.from({ length }, (_, at) => (at === seat ? text : (names[at] ?? ""))) });
    };
    return (
        <Field words={T.nameOf(role)}>
            <input
                id={`desk-name-${seat}`}
                maxLength={24}
                autocomplete="off"
                value={typed}
                placeholder={role}
                onInput={({ currentTarget }) => setTyped(currentTarget.value)}
                onChange={({ currentTarget }) => change(currentTarget.value.trim())}
            />
        </Field>
    );
}

/** The front peg, and the rear one, which only some rulings ask for. */
function ScoreFields({ desk, side, at, sides }: { desk: Desk; side: string; at: number; sides: number }) {
    const { scores } = desk.matter.value;
    const holes = (scores[at] ?? "").split("/");
    const [typedRear, setRear] = useState(holes.length > 1 ? (holes[0] ?? "") : "");
    const front = holes.at(-1) ?? "";
    const rear = holes.length > 1 ? (holes[0] ?? "") : front ? "" : typedRear; // which waits for its front peg
    const change = (newRear: string, newFront: string) => {
        setRear(newRear);
        const score = newFront && [newRear, newFront].filter(Boolean).join("/");
        desk.tell({ scores: Array.from({ length: sides }, (_, one) => (one === at ? score : (scores[one] ?? ""))) });
    };
    return (
        <>
            <Field words={T.scoreOf(side)}>
                <NumberField
                    id={`desk-score-${at}`}
                    name={`scores[${at}]`} // as the server calls it where it cannot be
                    given={front}
                    change={(text) => change(rear, text)}
                    placeholder={T.notKnown}
                />
            </Field>
            <Field words={T.rearPegOf(side)}>
                <NumberField
                    id={`desk-rear-${at}`}
                    given={rear}
                    change={(text) => change(text, front)}
                    placeholder={T.notKnown}
                />
            </Field>
        </>
    );
}

/** How the table of this server stands. */
function OnlineSituation({ online }: { online: OnlineTable }) {
    const view = online.view.value;
    return (
        <p class="situation">
            {standing(view)} <a href={`/t/${encodeURIComponent(online.table)}`}>{T.backToTable}</a>
        </p>
    );
}

function standing(view: OnlineTable["view"]["value"]): string {
    if (!view) return T.looking;
    const { game, table } = view;
    if (!game) return T.noGame;
    const sides = game.scores.map((_, side) =>
        T.partners(game.names.filter((__, seat) => seat % game.scores.length === side)),
    );
    return T.situation(N.preset(table.terms.rules), sides, game.scores);
}
