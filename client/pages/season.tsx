// The standings of a year.

import { WayBack } from "~/features/archive/parts";
import { Season } from "~/features/archive/season";
import { api, asked } from "~/shared/api";
import { Arrival } from "~/shared/arrival";
import { showPage } from "~/shared/frame";
import { archiveTexts as T } from "~/texts/archive";

export function open(year: string): void {
    const load = () => asked(api.GET("/api/seasons/{year}", { params: { path: { year: Number(year) } } }));
    showPage(
        T.standingsOf(year),
        "archive",
        <>
            <WayBack />
            <h1>{T.standingsOf(year)}</h1>
            <Arrival load={load}>{(season) => <Season season={season} />}</Arrival>
        </>,
    );
}
