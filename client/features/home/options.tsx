// Options behind the line that says what is chosen, and what every table is opened under.

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Check, Choice, Field } from "~/shared/form";
import { attempt } from "~/shared/frame";
import { homeTexts as T } from "~/texts/home";
import { names } from "~/texts/words";
import { type Books, type HouseRules, isMugginsOpen, underRules } from "./choices";

interface OptionsProps<Data> {
    words: string;
    change: string;
    load: () => Promise<Data>;
    children: (data: Data) => ComponentChildren;
}

/** They are fetched when somebody first opens them. */
export function Options<Data>({ words, change, load, children }: OptionsProps<Data>) {
    const [found, setFound] = useState<{ data: Data } | null>(null);
    const look = (isOpen: boolean) => {
        if (isOpen && !found) void attempt(async () => setFound({ data: await load() }));
    };
    return (
        <details onToggle={({ currentTarget }) => look(currentTarget.open)}>
            <summary>
                <span>{words}</span> <span class="change">{change}</span>
            </summary>
            <div class="options">
                {found ? (
                    children(found.data)
                ) : (
                    <p class="hint" role="status">
                        {T.loading}
                    </p>
                )}
            </div>
        </details>
    );
}

interface HouseProps {
    books: Books;
    chosen: HouseRules;
    become: (next: HouseRules) => void;
}

/** Rules, length, who counts, and muggins where the rules leave that open. */
export function HouseRulesFields({ books, chosen, become }: HouseProps) {
    const presets = Object.keys(books).map((name) => [name, names.preset(name)] as const);
    return (
        <>
            <Field words={T.rules}>
                <Choice
                    name="rules"
                    choices={presets}
                    chosen={chosen.rules}
                    choose={(rules) => become(underRules(books, chosen, rules))}
                />
            </Field>
            <p class="hint">{books[chosen.rules]?.clauses[0]?.text}</p>
            <Field words={T.matchLength}>
                <Choice
                    name="match"
                    choices={Object.entries(T.matches)}
                    chosen={chosen.match}
                    choose={(match) => become({ ...chosen, match })}
                />
            </Field>
            <Check
                words={T.officiate}
                checked={chosen.officiating}
                change={(officiating) => become({ ...chosen, officiating })}
            />
            <Muggins books={books} chosen={chosen} become={become} />
        </>
    );
}

/** The program forgets nothing: it is for those who count for themselves. */
function Muggins({ books, chosen, become }: HouseProps) {
    if (!isMugginsOpen(books, chosen.rules)) return chosen.officiating ? <p class="hint">{T.noMuggins}</p> : null;
    return (
        <Check
            words={T.muggins}
            checked={chosen.muggins === true}
            disabled={!chosen.officiating}
            change={(muggins) => become({ ...chosen, muggins })}
        />
    );
}
