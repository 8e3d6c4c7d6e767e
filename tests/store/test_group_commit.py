"""Many writers at once: what is committed together is answered one by one."""

import asyncio
import threading
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from pegout.services.people.ports import Person
from pegout.services.streams.ports import VersionConflict
from pegout.store import CodeTaken, SqlStore, append, writer
from pegout.store.append import Append
from pegout.store.transaction import WriteTransaction
from tests.kit.stores import add, commands, entry, listing, opened


class Gate:
    """The writer stops at its first group until it is let through; the sizes of all groups are noted."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.sizes: list[int] = []
        self._reached, self._open = threading.Event(), threading.Event()
        monkeypatch.setattr(writer, "append_all", self._append_all)
        monkeypatch.setattr(writer, "FAST", 0.0)  # the thread writes, which can wait without the loop

    def _append_all(
        self, transaction: WriteTransaction, group: Sequence[Append]
    ) -> list[VersionConflict | None]:
        self.sizes.append(len(group))
        self._reached.set()
        if len(self.sizes) == 1:
            assert self._open.wait(10)
        return append.append_all(transaction, group)

    async def gather(self, store: SqlStore, *others: Any) -> list[object]:
        """What came of those that had to wait together."""
        first = asyncio.create_task(store.append("first", 0, entry(), listing("first")))
        await asyncio.to_thread(self._reached.wait, 10)
        waiting = [asyncio.create_task(other) for other in others]
        await asyncio.sleep(0.01)
        self._open.set()
        await first
        answers: list[object] = await asyncio.gather(*waiting, return_exceptions=True)
        return answers


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Gate:
    return Gate(monkeypatch)


def kinds(answers: Sequence[object]) -> list[type]:
    return [type(answer) for answer in answers]


def test_all_that_wait_are_committed_at_once(url: str, gate: Gate) -> None:
    async def story() -> None:
        async with opened(url) as store:
            names = [f"t{number}" for number in range(50)]
            await gate.gather(store, *[store.append(name, 0, entry(), listing(name)) for name in names])
            assert gate.sizes == [1, 50]
            assert {each.table for each in await store.listed_tables()} == {"first", *names}

    asyncio.run(story())


def test_a_conflict_harms_nobody_else_in_its_group(url: str, gate: Gate) -> None:
    async def story() -> None:
        async with opened(url) as store:
            answers = await gate.gather(
                store,
                store.append("a", 0, entry(1), listing("A")),
                store.append("b", 5, entry(2), listing("B")),
                store.append("c", 0, entry(3), listing("A")),
                store.append("d", 0, entry(4), listing("D")),
            )
            assert kinds(answers) == [type(None), VersionConflict, CodeTaken, type(None)]
            assert gate.sizes == [1, 4]
            found = [commands(await store.read(stream)) for stream in "abcd"]
            assert found == [["command 1"], [], [], ["command 4"]]

    asyncio.run(story())


def test_entries_of_one_stream_in_one_group_keep_their_order(url: str, gate: Gate) -> None:
    async def story() -> None:
        async with opened(url) as store:
            answers = await gate.gather(
                store,
                store.append("t", 0, entry(1), listing("T", people=("ann",))),
                store.append("t", 1, entry(2), listing("T", people=("bob",), due=7)),
                store.append("t", 1, entry(3), listing("T", people=("cleo",))),
                store.append("t", 2, entry(4), listing("T", people=("dan",), due=8)),
            )
            assert kinds(answers) == [type(None), type(None), VersionConflict, type(None)]
            assert commands(await store.read("t")) == ["command 1", "command 2", "command 4"]
            (table,) = await store.tables_of("dan")
            assert table.listing.due == 8
            assert [list(await store.tables_of(name)) for name in ("ann", "bob", "cleo")] == [[], [], []]

    asyncio.run(story())


def test_what_cannot_be_written_at_all_harms_nobody_else(url: str, gate: Gate) -> None:
    """A lone surrogate is no text: the group fails as a whole, and is then tried one by one."""

    async def story() -> None:
        async with opened(url) as store:
            answers = await gate.gather(
                store,
                store.append("a", 0, entry(1), listing("A")),
                store.append("b", 0, entry(2, by="\ud800"), listing("B")),
                store.append("c", 0, entry(3), listing("C")),
            )
            assert kinds(answers) == [type(None), UnicodeEncodeError, type(None)]
            assert [len(await store.read(stream)) for stream in "abc"] == [1, 0, 1]

    asyncio.run(story())


def test_eight_writers_of_one_stream_lose_and_double_nothing(url: str) -> None:
    async def insist(store: SqlStore, name: str) -> None:
        for number in range(6):
            while True:
                version = len(await store.read("t"))
                try:
                    await store.append("t", version, entry(command=f"{name}-{number}"), listing("T"))
                    break
                except VersionConflict:
                    pass

    async def story() -> None:
        async with opened(url) as store:
            await asyncio.gather(*[insist(store, str(number)) for number in range(8)])
            found = commands(await store.read("t"))
            assert sorted(map(str, found)) == sorted(
                f"{name}-{number}" for name in range(8) for number in range(6)
            )
            for name in range(8):
                own = [command for command in found if str(command).startswith(f"{name}-")]
                assert own == [f"{name}-{number}" for number in range(6)]

    asyncio.run(story())


def test_loops_in_several_threads_share_one_store(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            work = [asyncio.to_thread(asyncio.run, add(store, f"t{number}", 5)) for number in range(4)]
            await asyncio.gather(*work)
            assert [len(await store.read(f"t{number}")) for number in range(4)] == [5] * 4

    asyncio.run(story())


def test_closing_writes_what_is_waiting(url: str, gate: Gate) -> None:
    async def story() -> None:
        async with opened(url) as store:
            answers = await gate.gather(
                store,
                store.append("t", 0, entry(1), listing("T")),
                store.add_person(Person("a", "Ann", False, 1)),
                store.close(),
                store.append("u", 0, entry(2), listing("U")),
            )
            assert [str(answer) for answer in answers[:3]] == ["None"] * 3
            assert "closed" in str(answers[3])
        async with opened(url) as store:
            assert commands(await store.read("t")) == ["command 1"]
            assert await store.person("a") == Person("a", "Ann", False, 1)

    asyncio.run(story())


def test_a_caller_who_has_gone_hinders_nobody(url: str, gate: Gate) -> None:
    async def impatient(store: SqlStore) -> None:
        async with asyncio.timeout(0.001):
            await store.append("gone", 0, entry(1), listing("GONE"))

    async def story() -> None:
        async with opened(url) as store:
            answers = await gate.gather(store, impatient(store), store.append("t", 0, entry(2), listing("T")))
            assert kinds(answers) == [TimeoutError, type(None)]
            assert len(await store.read("t")) == 1

    asyncio.run(story())


def race(monkeypatch: pytest.MonkeyPatch, between: Callable[[], None]) -> None:
    """Something happens after a group has read how far its streams are, once."""
    real = vars(append)["_versions_of"]
    times: list[int] = []

    def versions_of(transaction: WriteTransaction, group: Sequence[Append]) -> Any:
        versions = real(transaction, group)
        times.append(1)
        if len(times) == 1:
            between()
        return versions

    monkeypatch.setattr(append, "_versions_of", versions_of)


def test_another_server_that_is_first_at_a_new_stream_wins_it_alone(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch, gate: Gate
) -> None:
    async def story() -> None:
        async with opened(postgres_url) as store, opened(postgres_url) as other:
            others = other.append("b", 0, entry(9), listing("B"))
            answers = await gate.gather(
                store,
                store.append("a", 0, entry(1), listing("A")),
                store.append("b", 0, entry(2), listing("B")),
                store.append("c", 0, entry(3), listing("C")),
                _after_first(monkeypatch, others),
            )
            assert kinds(answers) == [type(None), VersionConflict, type(None), type(None)]
            assert commands(await store.read("b")) == ["command 9"]
            assert [len(await store.read(stream)) for stream in "ac"] == [1, 1]

    asyncio.run(story())


async def _after_first(monkeypatch: pytest.MonkeyPatch, others: Any) -> None:
    """The others write while the group is between reading and writing."""
    reached, written = threading.Event(), threading.Event()

    def between() -> None:
        reached.set()
        assert written.wait(10)

    race(monkeypatch, between)
    await asyncio.to_thread(reached.wait, 10)
    await others
    written.set()


def test_two_servers_on_one_database_take_turns_at_a_stream(postgres_url: str) -> None:
    async def insist(store: SqlStore, name: str) -> None:
        for number in range(15):
            while True:
                try:
                    version = len(await store.read("t"))
                    await store.append("t", version, entry(command=f"{name}-{number}"), listing("T"))
                    break
                except VersionConflict:
                    pass

    async def story() -> None:
        async with opened(postgres_url) as one, opened(postgres_url) as two:
            await asyncio.gather(insist(one, "one"), insist(two, "two"))
            found = commands(await one.read("t"))
            assert len(found) == len(set(found)) == 30

    asyncio.run(story())
