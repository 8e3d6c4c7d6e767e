"""Locks, full disks, killed processes and lost connections: nothing acknowledged is lost, nothing doubled."""

import asyncio
import sqlite3
import subprocess
import sys
import time
from contextlib import closing, suppress
from pathlib import Path
from sqlite3 import Connection
from typing import Any

import pytest
from sqlalchemy import Engine, event, literal_column, select

from pegout.services.streams.ports import StoreUnavailable
from pegout.store import AlreadyOpen, SqlStore, UnknownDatabase, connections, open_store
from pegout.store.transaction import Statement, WriteTransaction
from tests.kit.postgres import end_connections
from tests.kit.stores import add, commands, entry, listing, opened


def locked(url: str) -> Connection:
    """Another program that writes, and takes its time."""
    connection = sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)
    connection.execute("BEGIN IMMEDIATE")
    return connection


def test_entries_wait_for_a_lock_to_pass(sqlite_url: str) -> None:
    async def story() -> None:
        async with opened(sqlite_url) as store:
            await add(store, "t")
            with closing(locked(sqlite_url)):
                waiting = asyncio.create_task(store.append("t", 1, entry(1), listing("t")))
                await asyncio.sleep(0.6)
                assert not waiting.done()
                assert len(await store.read("t")) == 1  # readers go on
            await waiting
            assert commands(await store.read("t")) == ["command 0", "command 1"]

    asyncio.run(story())


def test_a_lock_that_stays_is_told_in_time_and_nothing_is_half_written(sqlite_url: str) -> None:
    async def story() -> None:
        async with opened(sqlite_url, patience=0.3) as store:
            await add(store, "t")
            with closing(locked(sqlite_url)):
                start = time.monotonic()
                more = [store.append(name, 0, entry(), listing(name)) for name in "abc"]
                answers = await asyncio.gather(*more, store.end_sessions("x"), return_exceptions=True)
                assert time.monotonic() - start < 3
            assert all(isinstance(answer, StoreUnavailable) for answer in answers)
            assert "locked" in str(answers[0])
            assert [each.table for each in await store.listed_tables()] == ["t"]
            await add(store, "a", 2)

    asyncio.run(story())


@pytest.fixture
def room(monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """So many pages of 4 KB a database file may have; SQLite fails as it does when the disk is full."""
    most = {"pages": 1_000_000}
    real = vars(connections)["_on_connect"]

    def connecting(engine: Engine, *pragmas: str) -> None:
        real(engine, *pragmas)
        event.listen(engine, "connect", limited)

    def limited(connection: Connection, _record: Any) -> None:
        connection.execute(f"PRAGMA max_page_count={most['pages']}")

    monkeypatch.setattr(connections, "_on_connect", connecting)
    return most


async def until_full(store: SqlStore) -> int:
    """How many entries were acknowledged."""
    kept = 0
    with suppress(StoreUnavailable):
        for version in range(2000):
            await store.append("t", version, entry(version, by="a" * 1000), listing("t"))
            kept += 1
    return kept


def test_a_full_disk_is_told_and_all_goes_on_when_there_is_room(
    sqlite_url: str, room: dict[str, int]
) -> None:
    async def story() -> None:
        room["pages"] = 160
        async with opened(sqlite_url) as store:
            kept = await until_full(store)
            assert 10 < kept < 2000
            with pytest.raises(StoreUnavailable, match="full"):
                await add(store, "other", 200)
            assert commands(await store.read("t")) == [f"command {number}" for number in range(kept)]
            room["pages"] = 1_000_000
            await store.append("t", kept, entry(kept), listing("t"))
            await add(store, "new")
        async with opened(sqlite_url) as store:
            assert len(await store.read("t")) == kept + 1

    asyncio.run(story())


CHILD = """
import asyncio, sys
from tests.kit.stores import entry, listing, opened

async def main():
    async with opened(sys.argv[1]) as store:
        async def produce(name):
            for version in range(100_000):
                await store.append(name, version, entry(version), listing(name))
                print(name, version + 1, flush=True)
        await asyncio.gather(*[produce(name) for name in "abcd"])

asyncio.run(main())
"""


def test_everything_acknowledged_before_a_kill_is_there_afterwards(sqlite_url: str) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", CHILD, sqlite_url], stdout=subprocess.PIPE, text=True
    ) as child:
        assert child.stdout is not None
        told = [child.stdout.readline() for _ in range(60)]
        child.kill()
        told += [line for line in child.stdout if line.endswith("\n")]
    acknowledged = {name: int(version) for name, version in (line.split() for line in told)}

    async def story() -> None:
        async with opened(sqlite_url) as store:
            for name, version in acknowledged.items():
                found = commands(await store.read(name))
                assert found == [f"command {number}" for number in range(len(found))]
                assert len(found) >= version
            for each in await store.listed_tables():
                assert await store.read(each.table)

    asyncio.run(story())
    assert set(acknowledged) == set("abcd")


def test_a_second_server_on_a_file_is_refused_until_the_first_has_gone(sqlite_url: str) -> None:
    async def story() -> None:
        async with opened(sqlite_url):
            with pytest.raises(AlreadyOpen, match=r"store\.sqlite open: stop it first"):
                open_store(sqlite_url)
        async with opened(sqlite_url):
            pass

    asyncio.run(story())


@pytest.mark.parametrize("url", ["", "nonsense", "mysql://x/y", "sqlite://", "sqlite:///:memory:"])
def test_an_address_of_no_database_is_refused_with_the_way_to_write_one(url: str) -> None:
    with pytest.raises(UnknownDatabase, match="sqlite:///FILE"):
        open_store(url)


def test_a_database_that_cannot_be_had_is_told_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("This is no database, and long enough to be sure of that. " * 20)
    with pytest.raises(StoreUnavailable, match="not a database"):
        open_store(f"sqlite:///{tmp_path / 'text'}")
    with pytest.raises(StoreUnavailable, match="does not answer"):
        open_store(f"postgresql:///postgres?host={tmp_path}")


def test_lost_connections_are_made_anew(postgres_url: str) -> None:
    async def story() -> None:
        async with opened(postgres_url) as store:
            await add(store, "t")
            end_connections(postgres_url)
            await store.append("t", 1, entry(1), listing("t"))
            end_connections(postgres_url)
            assert len(await store.read("t")) == 2
            end_connections(postgres_url)
            await store.ping()

    asyncio.run(story())


@pytest.mark.parametrize("committed", [True, False])
def test_a_connection_lost_at_the_commit_leaves_the_entry_there_once(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch, committed: bool
) -> None:
    real = vars(WriteTransaction)["_commit"]
    lost: list[WriteTransaction] = []

    def lose(transaction: WriteTransaction) -> None:
        if lost or committed:
            real(transaction)
        if not lost:
            lost.append(transaction)
            end_connections(postgres_url)
            transaction.ask(Statement({"postgresql": select(literal_column("1"))}))

    monkeypatch.setattr(WriteTransaction, "_commit", lose)

    async def story() -> None:
        async with opened(postgres_url) as store:
            more = [store.append(name, 0, entry(), listing(name)) for name in "abc"]
            await asyncio.gather(*more)
            assert [len(await store.read(name)) for name in "abc"] == [1, 1, 1]
            await store.append("a", 1, entry(1), listing("a"))

    asyncio.run(story())
    assert lost
