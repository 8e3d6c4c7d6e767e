// Going on with a game: the last one large, the others folded behind it.

import type { TableListed } from "~/contract/api";
import { attempt } from "~/shared/frame";
import { sureToLeave } from "~/shared/leaving";
import { homeTexts as T } from "~/texts/home";
import { leaveGame, othersAt, ownGames, partingFrom, standingOf } from "./own_games";
import { tableAddress, TableLine } from "./table_lists";

/** Nothing where no game goes on. */
export function Continue({ own }: { own: string }) {
    const [latest, ...others] = ownGames.value;
    if (!latest) return null;
    return (
        <section class="going" aria-label={T.continueTitle}>
            <Latest game={latest} own={own} />
            <Drop game={latest} own={own} />
            {others.length > 0 && (
                <details>
                    <summary>{T.moreGames(others.length)}</summary>
                    <ul class="tables">
                        {others.map((game) => (
                            <TableLine key={game.table} listed={game} first={standingOf(game, own)}>
                                <Drop game={game} own={own} />
                            </TableLine>
                        ))}
                    </ul>
                </details>
            )}
        </section>
    );
}

interface Own {
    game: TableListed;
    /** The name that one plays under. */
    own: string;
}

function Latest({ game, own }: Own) {
    const { table, status, summary } = game;
    return (
        <a class="go-on" href={tableAddress(table)}>
            <strong>
                {T.continueTitle} {T.withOthers(othersAt(game, own))}
            </strong>
            <span>{standingOf(game, own)}</span>
            <span>
                {[T.listedTable(summary.rules, summary.match), status === "playing" ? T.underWay : T.waiting].join(
                    ", ",
                )}
            </span>
        </a>
    );
}

function Drop({ game, own }: Own) {
    if (game.summary.event) return null; // it is for the event to say what becomes of its games
    const act = () => {
        if (sureToLeave(partingFrom(game))) void attempt(() => leaveGame(game.table));
    };
    const label = T.dropLabel(T.withOthers(othersAt(game, own)));
    return (
        <button type="button" class="plain drop" aria-label={label} onClick={act}>
            {T.drop}
        </button>
    );
}
