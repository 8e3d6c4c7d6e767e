"""Events in lists, and those who played in them, on both databases."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import pytest

from pegout.services.events.listing import Attended, EventListing, PersonListed
from pegout.store import SqlStore
from tests.kit.stores import ANN, entry, event_listing, opened, showing

BOB = PersonListed("", "bob", "Bob", showing(place=2))
Story = Callable[[SqlStore], Awaitable[None]]


def run(url: str, story: Story) -> None:
    async def told() -> None:
        async with opened(url) as store:
            await story(store)

    asyncio.run(told())


async def listed(store: SqlStore, *listings: EventListing) -> None:
    for one in listings:
        await store.list_event(one, None)


def ids(listings: object) -> list[str]:
    assert isinstance(listings, tuple)
    return [one.event for one in listings]


def names(attended: object) -> list[tuple[str, str]]:
    assert isinstance(attended, tuple)
    pairs: tuple[Attended, ...] = attended
    return [(listing.event, person.name) for listing, person in pairs]


def test_a_listing_comes_back_as_it_was_and_is_replaced_by_a_later_one(url: str) -> None:
    async def story(store: SqlStore) -> None:
        summary = {"winner": "Zoë", "entries": 0, "start": "2026-06-12T18:00:00+02:00"}
        first = event_listing("a", online=True, due=7, summary=summary)
        await listed(store, first)
        assert await store.listed_events() == (first,)
        later = replace(first, version=2, phase="playing", name="Saturday")
        await listed(store, later)
        assert await store.listed_events() == (later,)

    run(url, story)


def test_a_listing_of_an_older_version_changes_nothing_not_even_the_people(url: str) -> None:
    async def story(store: SqlStore) -> None:
        closed = event_listing("a", phase="closed", version=9)
        await store.list_event(closed, [ANN, BOB])
        await store.list_event(replace(closed, version=8, name="old"), [])
        assert await store.listed_events() == (closed,)
        assert await store.events_of("ann") == ((closed, ANN),)
        again = replace(closed, name="healed")
        await store.list_event(again, [BOB])
        assert await store.events_of("ann") == ()
        assert await store.events_of("bob") == ((again, BOB),)

    run(url, story)


def test_of_many_that_list_an_event_at_once_the_latest_stands(url: str) -> None:
    async def story(store: SqlStore) -> None:
        versions = [3, 8, 1, 7, 2]
        people = {version: PersonListed("", f"p{version}", "P", showing()) for version in versions}
        asked = [
            store.list_event(event_listing("a", phase="closed", version=version), [people[version]])
            for version in versions
        ]
        await asyncio.gather(*asked)
        assert [found.version for found in await store.listed_events()] == [8]
        attended = await store.people_of_year(2026)
        assert [person.person_key for _, person in attended] == ["p8"]

    run(url, story)


def test_lists_are_by_phase_and_year_a_few_at_a_time_and_leave_out_what_is_not_public(url: str) -> None:
    async def story(store: SqlStore) -> None:
        await listed(
            store,
            event_listing("soon", start_ms=30),
            event_listing("later", start_ms=40),
            event_listing("past", start_ms=20, phase="closed"),
            event_listing("older", start_ms=10, phase="closed", year=2025),
            event_listing("private", listed=False),
        )
        assert ids(await store.listed_events()) == ["later", "soon", "past", "older"]
        assert ids(await store.listed_events("open")) == ["soon", "later"]
        assert ids(await store.listed_events("closed")) == ["past", "older"]
        assert ids(await store.listed_events(year=2025)) == ["older"]
        assert ids(await store.listed_events("open", 2025)) == []
        assert ids(await store.listed_events(limit=2, offset=1)) == ["soon", "past"]

    run(url, story)


@pytest.mark.parametrize("changes", [{"phase": "played"}, {"phase": "cancelled"}, {"listed": False}])
def test_people_are_told_of_closed_events_in_the_list_only(url: str, changes: dict[str, Any]) -> None:
    async def story(store: SqlStore) -> None:
        closed = event_listing("a", phase="closed")
        await store.list_event(closed, [ANN])
        assert await store.events_of("ann") == ((closed, ANN),)
        assert await store.listed_years() == [2026]
        await store.list_event(replace(closed, **changes), None)
        assert await store.events_of("ann") == ()
        assert await store.people_of_year(2026) == ()
        assert await store.listed_years() == []
        await store.list_event(closed, None)
        assert await store.events_of("ann") == ((closed, ANN),)

    run(url, story)


def test_people_are_found_by_name_and_by_year_the_latest_event_first(url: str) -> None:
    async def story(store: SqlStore) -> None:
        for event, start, year in (("old", 1, 2024), ("mid", 2, 2026), ("new", 3, 2026)):
            listing = event_listing(event, start_ms=start, year=year, phase="closed")
            await store.list_event(listing, [ANN, BOB] if event != "mid" else [BOB])
        assert names(await store.events_of("bob")) == [("new", "Bob"), ("mid", "Bob"), ("old", "Bob")]
        assert names(await store.events_of("ann")) == [("new", "Ann"), ("old", "Ann")]
        assert names(await store.people_of_year(2026)) == [("new", "Ann"), ("new", "Bob"), ("mid", "Bob")]
        assert await store.listed_years() == [2026, 2024]

    run(url, story)


def test_one_person_may_be_in_two_fields_of_an_event(url: str) -> None:
    async def story(store: SqlStore) -> None:
        await store.list_event(event_listing("a", phase="closed"), [ANN, replace(ANN, division="women")])
        assert [person.division for _, person in await store.events_of("ann")] == ["", "women"]

    run(url, story)


def test_online_events_that_are_not_over_are_looked_after_the_longest_due_first(url: str) -> None:
    async def story(store: SqlStore) -> None:
        await listed(
            store,
            event_listing("b", online=True, due=9),
            event_listing("a", online=True, due=4, phase="playing", listed=False),
            event_listing("c", online=True, phase="played"),
            event_listing("d", online=True, phase="closed"),
            event_listing("e"),
        )
        assert await store.running_online() == ["a", "b"]
        assert await store.running_online(1) == ["a"]

    run(url, story)


def test_streams_that_went_on_after_their_last_listing_are_found(url: str) -> None:
    async def story(store: SqlStore) -> None:
        for stream, number in (("event.a", 2), ("event.b", 1), ("event.c", 1), ("events", 1), ("board.a", 2)):
            for version in range(number):
                await store.append(stream, version, entry(version), None)
        await listed(store, event_listing("a", version=1), event_listing("b", version=1, listed=False))
        assert await store.unlisted_streams() == ["event.a", "event.c"]
        await listed(store, event_listing("a", version=2), event_listing("c", version=1))
        assert await store.unlisted_streams() == []

    run(url, story)
