// The review of a finished match of a table.

import { useState } from "preact/hooks";
import { api, asked } from "~/shared/api";
import { Arrival } from "~/shared/arrival";
import { nameIs } from "~/shared/frame";
import { beSomebody } from "~/shared/person";
import { matchQuery, recordOf, tableAddress } from "~/shared/records";
import { afterMatch } from "~/texts/after_match";
import { ReviewShown } from "./review_shown";
import { reviewed, type Reviewed, type Working } from "./reviewing";
import { Sharing } from "./sharing";
import { WorkingShown } from "./working";

interface Props {
    table: string;
    match: string | null;
}

type Found = Reviewed & { seat: number | null };

export function TableReview({ table, match }: Props) {
    const [isThere, setThere] = useState(false);
    const [isDrilled, setDrilled] = useState(false);
    const [working, setWorking] = useState<Working | null>(null);
    const load = async (): Promise<Found> => {
        nameIs((await beSomebody()).name);
        const params = { path: { table } };
        const [record, view] = await Promise.all([
            recordOf(table, match),
            asked(api.GET("/api/tables/{table}", { params })),
        ]);
        const { seat, seats } = view.table;
        setThere(true);
        setDrilled(canBeDrilled(seat, seats.length));
        return { ...(await reviewed(record, setWorking)), seat };
    };
    const ways = <Ways table={table} match={match} isThere={isThere} isDrilled={isDrilled} />;
    const meanwhile = (
        <>
            <div class="head">{ways}</div>
            {working && <WorkingShown working={working} />}
        </>
    );
    return (
        <Arrival load={load} meanwhile={meanwhile}>
            {(found) => (
                <>
                    <div class="head">
                        {ways}
                        <Sharing record={found.record} name={`pegout-${table}.rec`} link={location.href} />
                    </div>
                    <ReviewShown {...found} own={found.seat} />
                </>
            )}
        </Arrival>
    );
}

/** Whether the mistakes of a seat can be drilled: only those of games for two are found. */
function canBeDrilled(seat: number | null, seats: number): boolean {
    return seat !== null && seats === 2;
}

/** The way back is there before anything else: there may be nothing to review yet. */
function Ways({ table, match, isThere, isDrilled }: Props & { isThere: boolean; isDrilled: boolean }) {
    const drill = `/drills?table=${encodeURIComponent(table)}${matchQuery(match).replace("?", "&")}`;
    return (
        <nav class="ways" aria-label={afterMatch.title}>
            {isThere && <a href={tableAddress(table, "verify") + matchQuery(match)}>{afterMatch.verify}</a>}
            {isDrilled && <a href={drill}>{afterMatch.drills}</a>}
            <a href={tableAddress(table)}>{afterMatch.table}</a>
        </nav>
    );
}
