// The home page: play at once, go on with a game, and a door to everything else.

import { homeTexts as T } from "~/texts/home";
import { Continue } from "./continue";
import { Doors } from "./doors";
import { Friend } from "./friend";
import { Motif } from "./motif";
import { QuickPlay } from "./quick_play";
import { OpenTables } from "./table_lists";

export function HomePage({ own }: { own: string }) {
    return (
        <>
            <Continue own={own} />
            <section class="hero" aria-label={T.welcome}>
                <Motif />
                <h1>{T.welcome}</h1>
                <QuickPlay />
            </section>
            <Friend />
            <Doors />
            <OpenTables />
        </>
    );
}
