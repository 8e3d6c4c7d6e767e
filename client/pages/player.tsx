// A player over all events.

import { withoutStroke } from "~/features/archive/addresses";
import { WayBack } from "~/features/archive/parts";
import { Player } from "~/features/archive/player";
import { api, asked } from "~/shared/api";
import { Arrival } from "~/shared/arrival";
import { showPage } from "~/shared/frame";

export function open(name: string): void {
    const params = { path: { name: withoutStroke(name) } };
    showPage(
        name,
        "archive",
        <>
            <WayBack />
            <Arrival load={() => asked(api.GET("/api/players/{name}", { params }))} meanwhile={<h1>{name}</h1>}>
                {(player) => <Player player={player} />}
            </Arrival>
        </>,
    );
}
