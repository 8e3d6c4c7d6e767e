// A player over all events: figures, every event, and every opponent.

import type { Attendance, PlayerPage, Rival, Totals } from "~/contract/api";
import { MarkedName } from "~/shared/kept_mark";
import { archiveTexts as T } from "~/texts/archive";
import { eventAddress, playerAddress, sheetAddress, withoutStroke } from "./addresses";
import { CardTable, SheetLink } from "./parts";

type Sheet = "events" | "opponents" | "apart";

export function Player({ player }: { player: PlayerPage }) {
    const { name, kept, bot, totals, events, against, apart } = player;
    return (
        <>
            <h1>
                <MarkedName name={name} kept={kept} />
            </h1>
            {bot && <p class="hint">{T.bot}</p>}
            <h2>{T.career}</h2>
            <Career totals={totals} />
            <EventTable title={T.eventsOf(name)} attended={events} />
            <PlayerSheet name={name} of="events" words={T.eventsOfAsCsv} />
            {against.length > 0 && (
                <>
                    <Rivals against={against} />
                    <PlayerSheet name={name} of="opponents" words={T.headToHeadAsCsv} />
                </>
            )}
            {apart.length > 0 && (
                <>
                    <EventTable title={T.writtenOnly(name)} attended={apart} />
                    <p class="hint">{T.writtenMeans}</p>
                    <PlayerSheet name={name} of="apart" words={T.writtenAsCsv} />
                </>
            )}
        </>
    );
}

function PlayerSheet({ name, of, words }: { name: string; of: Sheet; words: string }) {
    const path = `/api/players/${encodeURIComponent(withoutStroke(name))}`;
    return (
        <p>
            <SheetLink address={sheetAddress(path, { of })} words={words} />
        </p>
    );
}

function Career({ totals }: { totals: Totals }) {
    const figures = [
        [T.eventsPlayed, totals.events],
        [T.eventWins, totals.wins],
        [T.podiums, totals.podiums],
        [T.gamesWonLost, T.wonLost(totals.won, totals.lost)],
        [T.shareWon, T.share(totals.share)],
        [T.spread, T.signed(totals.spread)],
        [T.skunks, T.wonLost(totals.skunks_given, totals.skunks_taken)],
        [T.prizes, totals.prize || T.none],
    ] as const;
    return (
        <dl class="career">
            {figures.map(([words, figure]) => (
                <div key={words}>
                    <dt>{words}</dt>
                    <dd>{figure}</dd>
                </div>
            ))}
        </dl>
    );
}

function EventTable({ title, attended }: { title: string; attended: readonly Attendance[] }) {
    const heads = [T.event, T.date, T.place, T.gamesWonLost, T.spread, T.prizes];
    const rows = attended.map(({ event, name, start, division, place, of, won, lost, spread, prize }) => ({
        key: `${event} ${division}`,
        cells: [
            <a href={eventAddress(event)}>{T.eventInField(name, division)}</a>,
            T.day(start),
            place === null ? T.none : T.placeOf(place, of),
            T.wonLost(won, lost),
            T.signed(spread),
            prize || T.none,
        ],
    }));
    return <CardTable title={title} heads={heads} rows={rows} named={0} />;
}

function Rivals({ against }: { against: readonly Rival[] }) {
    const rows = against.map(({ name, played, won, lost, spread }) => ({
        key: name,
        cells: [<a href={playerAddress(name)}>{name}</a>, played, T.wonLost(won, lost), T.signed(spread)],
    }));
    const heads = [T.opponent, T.games, T.gamesWonLost, T.spread];
    return <CardTable title={T.headToHead} heads={heads} rows={rows} named={0} />;
}
