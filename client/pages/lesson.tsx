// One of the lessons.

import "~/styles/table.css";
import "~/styles/felt.css";
import "~/styles/hand.css";
import "~/styles/lesson.css";
import { takeUp } from "~/features/learn/lesson";
import { LessonPage } from "~/features/learn/lesson_page";
import { Arrival } from "~/shared/arrival";
import { showPage } from "~/shared/frame";
import { learnTexts as T } from "~/texts/learn";

export function open(name: string): void {
    showPage(
        T.learn,
        "lesson",
        <Arrival load={() => takeUp(name)} meanwhile={<h1>{T.learn}</h1>}>
            {(first) => <LessonPage name={name} first={first} />}
        </Arrival>,
    );
}
