// The lessons, and how far one has come.

import type { LessonListed } from "~/contract/api";
import { learnTexts as T } from "~/texts/learn";
import { progressIn } from "./progress";

export function LessonList({ lessons }: { lessons: readonly LessonListed[] }) {
    const next = lessons.find(({ name }) => !progressIn(name).done);
    return (
        <ol class="lessons">
            {lessons.map((lesson) => (
                <li key={lesson.name}>
                    <LessonLink lesson={lesson} isNext={lesson === next} />
                </li>
            ))}
        </ol>
    );
}

function LessonLink({ lesson: { name, title, about }, isNext }: { lesson: LessonListed; isNext: boolean }) {
    const { moves, done } = progressIn(name);
    const state = moves.length ? T.begun : done ? T.done : "";
    return (
        <a class={isNext ? "lesson next" : "lesson"} href={`/learn/${encodeURIComponent(name)}`}>
            <strong>{title}</strong>
            <span>{about}</span>
            {state && <span class="chip">{state}</span>}
        </a>
    );
}
