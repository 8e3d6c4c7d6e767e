"""Entries, versions and lists, on both databases."""

import asyncio
from dataclasses import replace

import pytest

from pegout.services.streams.ports import Entry, VersionConflict
from pegout.services.tables.ports import Listed
from pegout.store import CodeTaken
from tests.kit.stores import add, commands, entry, listing, opened


def test_entries_come_back_as_they_were_and_in_order(url: str) -> None:
    async def story() -> None:
        written = [entry(0), Entry((), -1), replace(entry(2), by="Zoë ♠", command=None)]
        async with opened(url) as store:
            for version, each in enumerate(written):
                await store.append("t", version, each, listing("CODE"))
            assert list(await store.read("t")) == written
            assert list(await store.read("t", after=2)) == written[2:]
            assert list(await store.read("t", after=3)) == []
            assert list(await store.read("nowhere")) == []

    asyncio.run(story())


def test_entries_are_there_after_the_store_was_closed_and_opened(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await add(store, "t", 3)
        async with opened(url) as store:
            assert commands(await store.read("t")) == ["command 0", "command 1", "command 2"]
            await store.append("t", 3, entry(3), listing("t"))

    asyncio.run(story())


def test_only_the_next_version_is_taken(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await add(store, "t", 2)
            for expected in (0, 1, 3, 7):
                with pytest.raises(VersionConflict, match="version 2"):
                    await store.append("t", expected, entry(9), listing("t", status="closed"))
            assert commands(await store.read("t")) == ["command 0", "command 1"]
            assert [each.listing.status for each in await store.listed_tables()] == ["open"]

    asyncio.run(story())


def test_a_new_stream_begins_with_nothing_before_it(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            with pytest.raises(VersionConflict):
                await store.append("t", 1, entry(), listing("t"))
            assert await store.table_of_code("t") is None

    asyncio.run(story())


def test_the_list_shows_what_came_with_the_last_entry(url: str) -> None:
    first = listing("CODE", due=5, people=("ann",), summary={"seats": [1, None]}, changed=1)
    last = listing("CODE", due=None, people=("bob", "ann"), summary={"ö": {"x": 1.5}}, changed=2)

    async def story() -> None:
        async with opened(url) as store:
            await store.append("t", 0, entry(0), first)
            assert await store.listed_tables() == (Listed("t", first),)
            await store.append("t", 1, entry(1), last)
            assert await store.listed_tables() == (Listed("t", last),)
            assert await store.tables_of("bob") == (Listed("t", last),)

    asyncio.run(story())


def test_an_entry_without_a_listing_leaves_the_list_as_it_is(url: str) -> None:
    first = listing("CODE", due=5, people=("ann",))

    async def story() -> None:
        async with opened(url) as store:
            await store.append("t", 0, entry(0), first)
            await store.append("t", 1, entry(1), None)
            assert await store.listed_tables() == (Listed("t", first),)
            assert len(await store.read("t")) == 2
            with pytest.raises(VersionConflict):
                await store.append("t", 1, entry(1), None)

    asyncio.run(story())


def test_a_table_can_be_listed_anew_without_an_entry(url: str) -> None:
    first, later = (listing("CODE", due=due, people=("ann",), changed=due) for due in (5, 9))

    async def story() -> None:
        async with opened(url) as store:
            await store.append("t", 0, entry(0), first)
            await store.relist("t", later)
            assert await store.tables_of("ann") == (Listed("t", later),)
            assert await store.due_tables(8) == []
            assert len(await store.read("t")) == 1

    asyncio.run(story())


def test_only_open_tables_that_want_it_are_listed_the_latest_first(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await add(store, "old", changed=1)
            await add(store, "new", changed=3)
            await add(store, "middle", changed=2)
            await add(store, "hidden", listed=False)
            await add(store, "begun", status="playing")
            assert [each.table for each in await store.listed_tables()] == ["new", "middle", "old"]
            assert [each.table for each in await store.listed_tables(limit=2)] == ["new", "middle"]

    asyncio.run(story())


def test_a_person_finds_the_tables_of_their_seats_and_no_others(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await add(store, "both", people=("ann", "bob"), changed=1, status="over")
            await add(store, "hers", people=("ann",), changed=2, listed=False)
            await store.append("both", 1, entry(1), listing("both", people=("bob", "bob"), changed=3))
            assert [each.table for each in await store.tables_of("ann")] == ["hers"]
            assert [each.table for each in await store.tables_of("bob")] == ["both"]
            await store.append("both", 2, entry(2), listing("both", people=("bob", "ann"), changed=4))
            assert [each.table for each in await store.tables_of("ann")] == ["both", "hers"]
            assert [each.table for each in await store.tables_of("ann", limit=1)] == ["both"]
            assert list(await store.tables_of("cleo")) == []

    asyncio.run(story())


def test_a_code_leads_to_its_table(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await store.append("t", 0, entry(), listing("ABC"))
            assert await store.table_of_code("ABC") == "t"
            assert await store.table_of_code("abd") is None
            await store.append("t", 1, entry(), listing("XYZ"))
            assert await store.table_of_code("ABC") is None
            assert await store.table_of_code("XYZ") == "t"

    asyncio.run(story())


def test_two_tables_cannot_have_one_code(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await store.append("t", 0, entry(), listing("ABC"))
            with pytest.raises(CodeTaken, match="ABC"):
                await store.append("u", 0, entry(), listing("ABC"))
            assert list(await store.read("u")) == []
            await store.append("u", 0, entry(), listing("ABD"))

    asyncio.run(story())


def test_due_tables_come_the_longest_overdue_first(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            for name, due in (("c", 30), ("a", 10), ("never", None), ("b", 20)):
                await add(store, name, due=due, status="playing")
            assert list(await store.due_tables(9)) == []
            assert list(await store.due_tables(20)) == ["a", "b"]
            assert list(await store.due_tables(99, limit=2)) == ["a", "b"]
            await store.append("a", 1, entry(), listing("a", due=None))
            assert list(await store.due_tables(99)) == ["b", "c"]

    asyncio.run(story())
