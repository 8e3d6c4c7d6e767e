// The standings of a year over all of its events.

import type { SeasonSeen } from "~/contract/api";
import { KeptMark } from "~/shared/kept_mark";
import { archiveTexts as T } from "~/texts/archive";
import { playerAddress, seasonAddress, sheetAddress } from "./addresses";
import { CardTable, SheetLink } from "./parts";

export function Season({ season }: { season: SeasonSeen }) {
    const { year, events, players } = season;
    return (
        <>
            {players.length > 0 ? (
                <>
                    <p>
                        {T.seasonEvents(events)} {T.seasonOrder}
                    </p>
                    <p>
                        <SheetLink address={sheetAddress(`/api/seasons/${year}`)} words={T.standingsAsCsv} />
                    </p>
                    <Standings season={season} />
                </>
            ) : (
                <p class="hint">{T.seasonNone}</p>
            )}
            <OtherYears season={season} />
        </>
    );
}

function Standings({ season: { year, players } }: { season: SeasonSeen }) {
    const counted = [T.eventsPlayed, T.eventWins, T.podiums];
    const heads = [T.place, T.player, ...counted, T.gamesWonLost, T.shareWon, T.spread, T.prizes];
    const rows = players.map(({ place, name, totals, kept }) => ({
        key: name,
        cells: [
            place,
            <span>
                <a href={playerAddress(name)}>{name}</a>
                <KeptMark kept={kept} />
            </span>,
            totals.events,
            totals.wins,
            totals.podiums,
            T.wonLost(totals.won, totals.lost),
            T.share(totals.share),
            T.signed(totals.spread),
            totals.prize || T.none,
        ],
    }));
    return <CardTable title={T.standingsOf(year)} heads={heads} rows={rows} named={1} />;
}

function OtherYears({ season: { year, years } }: { season: SeasonSeen }) {
    const others = years.filter((other) => other !== year);
    if (others.length === 0) return null;
    return (
        <nav class="archive-ways" aria-label={T.otherYears}>
            {T.otherYears}
            {others.map((other) => (
                <a key={other} href={seasonAddress(other)}>
                    {other}
                </a>
            ))}
        </nav>
    );
}
