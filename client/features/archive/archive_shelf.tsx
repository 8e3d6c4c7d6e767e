// Events that are over, by year, with the ways to seasons, sheets and the calendar.

import { useRef, useState } from "preact/hooks";
import type { EventLine } from "~/contract/api";
import { Choice, Field } from "~/shared/form";
import { attempt } from "~/shared/frame";
import { archiveTexts as T } from "~/texts/archive";
import { eventAddress, seasonAddress } from "./addresses";
import { SheetLink } from "./parts";
import { type Archive, sheetOf, type Shelf, withMore } from "./past_events";

export function ArchiveShelf({ archive: { years, shelf: first } }: { archive: Archive }) {
    const [shelf, setShelf] = useState(first);
    const [year, setYear] = useState(first.year);
    const latest = useRef(year);
    const turnTo = (chosen: string) => {
        latest.current = chosen;
        setYear(chosen);
        history.replaceState(null, "", chosen ? `?year=${chosen}` : location.pathname);
        void attempt(async () => {
            const found = await withMore({ year: chosen, events: [], more: true });
            if (latest.current === chosen) setShelf(found); // of several answers only the last counts
        });
    };
    const goOn = () =>
        attempt(async () => {
            const found = await withMore(shelf);
            setShelf((now) => (now === shelf ? found : now));
        });
    return (
        <>
            {years.length > 0 && (
                <Field words={T.year}>
                    <Choice choices={choicesOf(years)} chosen={year} choose={turnTo} />
                </Field>
            )}
            <Ways shelf={shelf} years={years} />
            <PastEvents shelf={shelf} />
            {shelf.more && (
                <button type="button" onClick={() => void goOn()}>
                    {T.earlier}
                </button>
            )}
            <p>
                <a href="/api/calendar.ics">{T.calendar}</a>
            </p>
        </>
    );
}

function choicesOf(years: readonly number[]): [string, string][] {
    return [["", T.allYears], ...years.map((year): [string, string] => [String(year), String(year)])];
}

function Ways({ shelf: { year, events }, years }: { shelf: Shelf; years: readonly number[] }) {
    if (events.length === 0) return null;
    const seasons = year ? [Number(year)] : years;
    return (
        <p class="archive-ways">
            {seasons.map((one) => (
                <a key={one} href={seasonAddress(one)}>
                    {T.standingsOf(one)}
                </a>
            ))}
            <SheetLink address={sheetOf(year)} words={T.eventsAsCsv} />
        </p>
    );
}

function PastEvents({ shelf: { year, events } }: { shelf: Shelf }) {
    if (events.length === 0) return <p class="hint">{year ? T.nothingThatYear : T.nothingFinished}</p>;
    return (
        <ul class="past-events">
            {events.map((one) => (
                <PastEvent key={one.event} event={one} />
            ))}
        </ul>
    );
}

function PastEvent({ event: { event, name, start, format, entries, winner } }: { event: EventLine }) {
    return (
        <li>
            <a href={eventAddress(event)}>{name}</a>
            <span class="hint">
                {T.day(start)} · {T.about(format, entries)}
            </span>
            {winner && <span>{T.wonBy(winner)}</span>}
        </li>
    );
}
