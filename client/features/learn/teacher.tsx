// What is heard at the table, what the teacher says about it, and words that are new.

import type { WordSeen, WorthSeen } from "~/contract/api";
import { learnTexts as T } from "~/texts/learn";
import type { LessonShown } from "./lesson";

/**
 * What is asked for comes last, next to the cards and buttons that answer it. A hand is counted aloud after the words
 * that lead to it; in the play the words are about what was heard.
 */
export function Teacher({ seen: { heard, said, worth, words, counting, may } }: { seen: LessonShown }) {
    const asks = may.some(({ do: what }) => what !== "on");
    const told = (asks ? said.slice(0, -1) : said).map((line) => <p key={line}>{line}</p>);
    return (
        <>
            {counting && told}
            <Heard lines={heard} />
            {!counting && told}
            <Worth lines={worth} />
            <Meanings words={words} />
            {asks && <p class="asked">{said.at(-1)}</p>}
        </>
    );
}

function Heard({ lines }: { lines: readonly string[] }) {
    if (lines.length === 0) return null;
    return (
        <ul class="heard">
            {lines.map((line) => (
                <li key={line}>{line}</li>
            ))}
        </ul>
    );
}

function Worth({ lines }: { lines: readonly WorthSeen[] }) {
    if (lines.length === 0) return null;
    return (
        <table class="worth">
            <tbody>
                {lines.map(({ what, points }) => (
                    <tr key={what}>
                        <th scope="row">{what}</th>
                        <td>{points}</td>
                    </tr>
                ))}
            </tbody>
        </table>
    );
}

function Meanings({ words }: { words: readonly WordSeen[] }) {
    if (words.length === 0) return null;
    return (
        <ul class="words" aria-label={T.wordsTitle}>
            {words.map(({ word, meaning }) => (
                <li key={word}>
                    <dfn>{word}</dfn>: {meaning}
                </li>
            ))}
        </ul>
    );
}
