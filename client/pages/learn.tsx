// The lessons for newcomers.

import "~/styles/chip.css";
import "~/styles/learn.css";
import { LessonList } from "~/features/learn/lesson_list";
import { api, asked } from "~/shared/api";
import { Arrival } from "~/shared/arrival";
import { showPage } from "~/shared/frame";
import { learnTexts as T } from "~/texts/learn";

export function open(): void {
    showPage(
        T.learn,
        "learn",
        <>
            <h1>{T.learnTitle}</h1>
            <Arrival load={() => asked(api.GET("/api/lessons"))}>
                {(lessons) => <LessonList lessons={lessons} />}
            </Arrival>
        </>,
    );
}
