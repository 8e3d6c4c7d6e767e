// A player over all events.

import { signal } from "@preact/signals";
import type { PlayerPage } from "~/contract/api";
import { withoutStroke } from "~/features/archive/addresses";
import { WayBack } from "~/features/archive/parts";
import { Player } from "~/features/archive/player";
import { api, asked } from "~/shared/api";
import { Arrival } from "~/shared/arrival";
import { showPage } from "~/shared/frame";
import { MarkedName } from "~/shared/kept_mark";

/** The name as it was asked for stands there until the player's own is known. */
export function open(asksFor: string): void {
    const title = signal<Pick<PlayerPage, "name" | "kept">>({ name: asksFor, kept: false });
    const load = async () => {
        const path = { name: withoutStroke(asksFor) };
        return (title.value = await asked(api.GET("/api/players/{name}", { params: { path } })));
    };
    const Title = () => (
        <h1>
            <MarkedName {...title.value} />
        </h1>
    );
    showPage(
        asksFor,
        "archive",
        <>
            <WayBack />
            <Title />
            <Arrival load={load}>{(player) => <Player player={player} />}</Arrival>
        </>,
    );
}
