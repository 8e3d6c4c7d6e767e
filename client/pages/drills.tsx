// Practice: counting, throwing and pegging.

import "~/styles/ways.css";
import "~/styles/drills.css";
import { Drill } from "~/features/drills/drill";
import { KindLinks, kindOf } from "~/features/drills/kinds";
import { Sitting } from "~/features/drills/sitting";
import { Arrival } from "~/shared/arrival";
import { nameIs, showPage } from "~/shared/frame";
import { beSomebody } from "~/shared/person";
import { drills as T } from "~/texts/drills";

export function open(): void {
    const query = new URLSearchParams(location.search);
    const load = async (): Promise<Sitting> => {
        const { id, name } = await beSomebody();
        nameIs(name);
        return new Sitting(kindOf(query), id);
    };
    showPage(
        T.title,
        "drills",
        <>
            <h1>{T.title}</h1>
            <KindLinks query={query} />
            <Arrival load={load}>
                {(sitting) => <Drill sitting={sitting} table={query.get("table")} match={query.get("match")} />}
            </Arrival>
        </>,
    );
}
