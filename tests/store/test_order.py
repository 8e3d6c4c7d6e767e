"""Blocks, reports, addresses, bans and the log of deeds, in both databases."""

import asyncio
from contextlib import AsyncExitStack
from dataclasses import replace

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from pegout.services.people.moderation import Block, Blocks, Report
from pegout.services.people.ports import NameTaken, Person
from pegout.store import migration
from pegout.store.connections import place, writing_engine
from pegout.store.operator_actions import Bench, NoSuchThing
from tests.kit.stores import ANN, add, event_listing, opened

A_REPORT = Report("r", 5, "a", "b", "Bob", "table t", "rude")


async def people(url: str) -> None:
    async with opened(url) as store:
        for person, name in (("a", "Ann"), ("b", "Bob"), ("c", "Cy")):
            await store.add_person(Person(person, name, False, 1))
        await store.keep("b", "Bob", "hash")
        await add(store, "t")
        await store.list_event(event_listing("e", director="b"), None)
        assert await store.add_report(A_REPORT, 0, 1)


def test_blocks_are_known_from_both_sides_and_taken_back_by_their_maker(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await store.block(Block("1", "a", "b", "Bob", 5))
            await store.block(Block("2", "a", "b", "Bob", 6))
            await store.block(Block("3", "c", "a", "Ann", 7))
            assert await store.blocks_of("a") == (Block("1", "a", "b", "Bob", 5),)
            assert await store.blocks_around("a") == Blocks(frozenset("b"), frozenset("c"))
            assert await store.blocks_around("b") == Blocks(theirs=frozenset("a"))
            assert await store.unblock("b", "1") is False
            assert await store.unblock("a", "1") is True
            assert await store.blocks_around("b") == Blocks()

    asyncio.run(story())


def test_addresses_go_when_they_are_old(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await store.note_address("a", "hash", 5)
            await store.note_address("a", "hash", 9)
            await store.note_address("b", "hash", 6)
            assert await store.forget_addresses(9) == 1
            assert await store.forget_addresses(10) == 1

    asyncio.run(story())


def test_every_deed_is_done_and_written_down(url: str) -> None:
    asyncio.run(people(url))
    bench = Bench(url, "Olga")
    bench.settle("r", "spoken to")
    bench.close_table("t", "abuse")
    bench.close_event("e", "spam")
    bench.rename("bob", "Rob", "asked for")
    bench.ban("rob", "threats")
    bench.unban("b", "sorry")
    log = [(done.by, done.deed, done.about, done.why) for done in bench.log()]
    assert log == [
        ("Olga", "settle report", "r", "spoken to"),
        ("Olga", "close table", "t", "abuse"),
        ("Olga", "close event", "e", "spam"),
        ("Olga", "rename", "b", "Bob to Rob: asked for"),
        ("Olga", "ban", "b", "threats"),
        ("Olga", "unban", "b", "sorry"),
    ]
    assert bench.reports() == []
    assert [one.id for one in bench.reports(settled=True)] == ["r"]

    async def seen() -> None:
        async with opened(url) as store:
            person = await store.person("b")
            assert person is not None
            assert (person.name, person.epoch, person.banned) == ("Rob", 1, None)
            assert len(await store.deeds_since(0)) == 6

    asyncio.run(seen())


def test_a_ban_is_known_with_the_person(url: str) -> None:
    asyncio.run(people(url))
    Bench(url, "Olga").ban("a", "spam")

    async def seen() -> None:
        async with opened(url) as store:
            person = await store.person("a")
            assert person is not None
            assert (person.banned, person.epoch) == ("spam", 1)

    asyncio.run(seen())


def test_a_deed_that_fails_leaves_nothing_behind(url: str) -> None:
    asyncio.run(people(url))
    bench = Bench(url, "Olga")
    with pytest.raises(NameTaken):
        bench.rename("a", "B0B", "no")
    with pytest.raises(NoSuchThing):
        bench.unban("b", "no")
    with pytest.raises(NoSuchThing):
        bench.ban("B0b", "meant somebody else")
    assert bench.log() == []


@pytest.mark.parametrize("change", ["DELETE FROM deeds", "UPDATE deeds SET why = 'nothing'"])
def test_what_was_done_cannot_be_changed(url: str, change: str) -> None:
    asyncio.run(people(url))
    bench = Bench(url, "Olga")
    bench.ban("b", "threats")
    engine = writing_engine(place(url))
    with pytest.raises(DBAPIError, match="stays written down"), engine.begin() as connection:
        connection.execute(text(change))
    engine.dispose()
    assert [done.why for done in bench.log()] == ["threats"]


def test_it_is_done_while_a_server_holds_the_database(url: str) -> None:
    asyncio.run(people(url))

    async def story() -> None:
        async with opened(url) as store:
            await asyncio.to_thread(Bench(url, "Olga").ban, "b", "threats")
            assert [done.deed for done in await store.deeds_since(0)] == ["ban"]

    asyncio.run(story())


def test_a_name_that_looks_like_a_kept_one_is_taken(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            for person, name in (("a", "Alice"), ("b", "Bob")):
                await store.add_person(Person(person, name, False, 1))
            await store.keep("a", "Alice", "hash")
            for taken in (
                store.add_person(Person("c", "A1ice", False, 1)),
                store.rename("b", "\u0410lice"),
                store.keep("b", "AIice", "hash"),
            ):
                with pytest.raises(NameTaken):
                    await taken
            keeper = await store.keeper_of("ALICE")
            assert keeper is not None
            assert keeper.id == "a"
            assert await store.keeper_of("Alicia") is None
            await store.rename("a", "Zoe")
            await store.rename("b", "Alice")  # she keeps it no longer

    asyncio.run(story())


def test_names_that_look_alike_are_not_kept_at_once(url: str) -> None:
    async def story() -> None:
        names = ["Alice", "A1ice", "AIice", "\u0410lice", "ALICE"]
        async with opened(url) as store:
            for number in range(len(names)):
                await store.add_person(Person(f"{number}", "somebody", False, 1))
            wanted = [store.keep(f"{number}", name, "hash") for number, name in enumerate(names)]
            refused = await asyncio.gather(*wanted, return_exceptions=True)
            assert sum(isinstance(one, NameTaken) for one in refused) == len(names) - 1

    asyncio.run(story())


def test_kept_names_of_before_stay_and_nobody_comes_to_look_like_them(sqlite_url: str) -> None:
    """A file as it was before names were told by their looks, with two that are alike."""
    engine = writing_engine(place(sqlite_url))
    with engine.begin() as connection:
        migration.upgrade(connection, "0002")
        for person, name in (("a", "Alice"), ("b", "A1ice")):
            row = {"id": person, "name": name, "key": name.lower()}
            connection.execute(text("INSERT INTO people VALUES (:id, :name, :key, true, 'hash', 1, 0)"), row)
    engine.dispose()

    async def story() -> None:
        async with opened(sqlite_url) as store:
            for person, name in (("a", "Alice"), ("b", "A1ice")):
                found = await store.kept(name)
                assert found is not None
                assert found[0].id == person
                await store.keep(person, name, "a new hash")
            await store.add_person(Person("c", "Cy", False, 1))
            with pytest.raises(NameTaken):
                await store.rename("c", "AIice")

    asyncio.run(story())


def test_events_of_before_count_as_they_did_and_later_ones_by_their_directors(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await store.add_person(Person("d", "Dora", False, 1))
            for event, director in (("old", None), ("nobodys", ""), ("guests", "d")):
                listing = event_listing(event, phase="closed", director=director)
                await store.list_event(listing, [ANN])
            assert [listing.event for listing, _ in await store.events_of("ann")] == ["old"]
            assert [one.counted for one in await store.listed_events()] == [False, False, True]
            await store.keep("d", "Dora", "hash")
            assert {listing.event for listing, _ in await store.people_of_year(2026)} == {"old", "guests"}

    asyncio.run(story())


def test_reports_are_counted_also_where_they_come_at_once(url: str) -> None:
    async def story() -> int:
        await people(url)
        async with AsyncExitStack() as stores:  # SQLite has one process only
            store, *others = [
                await stores.enter_async_context(opened(url)) for _ in range(1 + url.startswith("postgres"))
            ]
            other = others[0] if others else store
            made = [replace(A_REPORT, id=f"more {number}", by="c") for number in range(12)]
            kept = await asyncio.gather(
                *[(store, other)[place % 2].add_report(one, 0, 5) for place, one in enumerate(made)]
            )
            assert len((await store.remembered_of("c")).reports) == sum(kept)
            return sum(kept)

    assert asyncio.run(story()) == 5
