// The judge's desk.

import "~/styles/judge.css";
import { JudgeDesk } from "~/features/judge/judge_desk";
import { api, asked } from "~/shared/api";
import { Arrival } from "~/shared/arrival";
import { showPage } from "~/shared/frame";
import { judgeTexts as T } from "~/texts/judge";

export function open(): void {
    const load = () => Promise.all([asked(api.GET("/api/analysis/incidents")), asked(api.GET("/api/rules"))]);
    showPage(
        T.title,
        "judge",
        <>
            <h1>{T.title}</h1>
            <Arrival load={load}>{([incidents, books]) => <JudgeDesk incidents={incidents} books={books} />}</Arrival>
        </>,
    );
}
