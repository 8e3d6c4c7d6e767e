// Rule sets in words: one, or what two have otherwise.

import type { Clause, Comparison, RuleBook } from "~/contract/api";
import { CitationLink } from "~/shared/citations";
import { Choice, Field } from "~/shared/form";
import { rulesTexts as T } from "~/texts/rules";
import { names } from "~/texts/words";

export type Books = Readonly<Record<string, RuleBook>>;

const USUAL = "acc";
const USUAL_OTHER = "club";

/** The two that an address names, or usual ones. */
export function pairOf(given: string, books: Books): readonly [string, string] {
    const [one = USUAL, other = USUAL_OTHER] = given.split(",").filter((name) => name in books);
    return [one, other];
}

function go(place: string): void {
    location.hash = place;
}

export function OneSet({ books, name }: { books: Books; name: string }) {
    const known = name in books ? name : USUAL;
    const other = known === USUAL_OTHER ? USUAL : USUAL_OTHER;
    return (
        <>
            <div class="chosen">
                <SetChoice id="rules-one" words={T.ruleSet} books={books} chosen={known} choose={go} />
                <a class="also" href={`/rules#compare=${known},${other}`}>
                    {T.compareIt}
                </a>
            </div>
            <h2>{names.preset(known)}</h2>
            <ul class="clauses">
                {books[known]?.clauses.map((clause) => (
                    <li key={clause.text}>
                        <ClauseWords clause={clause} />
                    </li>
                ))}
            </ul>
        </>
    );
}

interface Compared {
    books: Books;
    pair: readonly [string, string];
    comparison: Comparison;
}

export function TwoSets({ books, pair: [one, other], comparison: { differences } }: Compared) {
    return (
        <>
            <div class="chosen">
                <SetChoice
                    id="rules-left"
                    words={T.ruleSet}
                    books={books}
                    chosen={one}
                    choose={(name) => go(`compare=${name},${other}`)}
                />
                <SetChoice
                    id="rules-right"
                    words={T.otherSet}
                    books={books}
                    chosen={other}
                    choose={(name) => go(`compare=${one},${name}`)}
                />
            </div>
            <p class={differences.length ? "hint" : undefined}>
                {differences.length ? T.differences(differences.length) : T.noDifference}
            </p>
            <ul class="differences">
                {differences.map((row) => (
                    <li key={row.one.text}>
                        <Side name={one} clause={row.one} />
                        <Side name={other} clause={row.other} />
                    </li>
                ))}
            </ul>
        </>
    );
}

function Side({ name, clause }: { name: string; clause: Clause }) {
    return (
        <div>
            <h2>{names.preset(name)}</h2>
            <p>
                <ClauseWords clause={clause} />
            </p>
        </div>
    );
}

function ClauseWords({ clause: { text, citation } }: { clause: Clause }) {
    return (
        <>
            <span>{text}</span>
            <CitationLink citation={citation} />
        </>
    );
}

interface SetChoiceProps {
    id: string;
    words: string;
    books: Books;
    chosen: string;
    choose: (name: string) => void;
}

function SetChoice({ id, words, books, chosen, choose }: SetChoiceProps) {
    const choices = Object.keys(books).map((name) => [name, names.preset(name)] as const);
    return (
        <Field words={words}>
            <Choice id={id} choices={choices} chosen={chosen} choose={choose} />
        </Field>
    );
}
