"""The event loop writes entries itself where the disk is quick, and leaves to the thread what takes time."""

import asyncio
import threading
import time
from collections.abc import Callable, Sequence
from types import SimpleNamespace

import pytest

from pegout.services.streams.ports import StoreUnavailable, VersionConflict
from pegout.store import SqlStore, append, open_store, writer
from pegout.store.append import Append
from pegout.store.connections import place, writing_engine
from pegout.store.transaction import WriteTransaction
from pegout.store.writer import Writer
from tests.kit.stores import add, commands, entry, listing, opened

LOOP, THREAD = "MainThread", "pegout-writer"


class Disk:
    """As slow as it is told to be, by a clock of its own; notes who wrote which streams together."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.written: list[tuple[str, list[str]]] = []
        self.before: Callable[[], None] = lambda: None
        self._now = 0.0

    def append_all(
        self, transaction: WriteTransaction, group: Sequence[Append]
    ) -> list[VersionConflict | None]:
        self.written.append((threading.current_thread().name, [one.stream for one in group]))
        self.before()
        self._now += self.seconds
        return append.append_all(transaction, group)

    @property
    def writers(self) -> list[str]:
        return [name for name, _ in self.written]

    def now(self) -> float:
        return self._now


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    found = Disk()
    clock = SimpleNamespace(perf_counter=found.now, monotonic=time.monotonic, sleep=time.sleep)
    monkeypatch.setattr(writer, "append_all", found.append_all)
    monkeypatch.setattr(writer, "time", clock)
    return found


def fails_once(disk: Disk, *, first: Callable[[], None] = lambda: None) -> None:
    """The first write breaks, after something else has happened."""

    def fail() -> None:
        if len(disk.written) == 1:
            first()
            raise OSError("The disk coughs.")

    disk.before = fail


def test_the_loop_writes_all_of_its_turn_together_while_commits_are_quick(
    sqlite_url: str, disk: Disk
) -> None:
    async def story() -> None:
        disk.seconds = writer.FAST / 2
        async with opened(sqlite_url) as store:
            for _ in range(20):
                disk.written.clear()
                await asyncio.gather(*[add(store, f"{name}{time.perf_counter_ns()}") for name in "abc"])
                assert [(name, len(streams)) for name, streams in disk.written] == [(LOOP, 3)]

    asyncio.run(story())


def test_a_quick_postgres_is_left_to_the_thread_all_the_same(postgres_url: str, disk: Disk) -> None:
    async def story() -> None:
        async with opened(postgres_url) as store:
            await add(store, "t", 3)
            assert disk.writers == [THREAD] * 3

    asyncio.run(story())


def test_the_thread_writes_while_commits_are_slow_and_the_loop_when_they_are_quick_again(
    sqlite_url: str, disk: Disk
) -> None:
    async def story() -> None:
        disk.seconds = 10 * writer.FAST
        async with opened(sqlite_url) as store:
            await add(store, "slow", 5)
            assert disk.writers == [LOOP, *[THREAD] * 4]
            disk.seconds = 0.0
            await add(store, "quick", 50)
            assert disk.writers[-1] == LOOP

    asyncio.run(story())


def test_what_failed_on_the_loop_is_written_and_answered_by_the_thread(sqlite_url: str, disk: Disk) -> None:
    fails_once(disk)

    async def story() -> None:
        async with opened(sqlite_url) as store:
            await add(store, "t")
            assert disk.written == [(LOOP, ["t"]), (THREAD, ["t"])]
            assert commands(await store.read("t")) == ["command 0"]
            await store.append("t", 1, entry(1), listing("t"))
            assert disk.writers[2:] == [LOOP]

    asyncio.run(story())


def test_what_cannot_be_written_at_all_is_told_by_the_thread_and_harms_nobody_else(
    sqlite_url: str, disk: Disk
) -> None:
    """A lone surrogate is no text."""

    async def story() -> None:
        async with opened(sqlite_url) as store:
            answers = await asyncio.gather(
                store.append("a", 0, entry(1), listing("A")),
                store.append("b", 0, entry(2, by="\ud800"), listing("B")),
                store.append("c", 7, entry(3), listing("C")),
                return_exceptions=True,
            )
            assert [type(one) for one in answers] == [type(None), UnicodeEncodeError, VersionConflict]
            assert disk.writers[:2] == [LOOP, THREAD]
            assert [len(await store.read(stream)) for stream in "abc"] == [1, 0, 0]

    asyncio.run(story())


def test_a_second_loop_does_not_wait_for_the_first_one_to_write(sqlite_url: str, disk: Disk) -> None:
    async def hold_up(store: SqlStore) -> None:
        """In the very turn in which the other task handed its entry in, and this loop has not written yet."""
        other = threading.Thread(target=asyncio.run, args=(add(store, "theirs"),), name="another loop")
        other.start()
        other.join(10)
        assert disk.written == [(THREAD, ["theirs"])]

    async def story() -> None:
        async with opened(sqlite_url) as store:
            await asyncio.gather(add(store, "ours"), hold_up(store))
            assert [streams for _, streams in disk.written[1:]] == [["ours"]]  # by whoever has the desk
            assert [len(await store.read(name)) for name in ("ours", "theirs")] == [1, 1]

    asyncio.run(story())


def test_closing_writes_what_the_loop_had_not_come_to_yet(sqlite_url: str, disk: Disk) -> None:
    async def story() -> None:
        async with opened(sqlite_url) as store:
            await asyncio.gather(add(store, "t"), store.close())
        assert disk.written == [(THREAD, ["t"])]
        async with opened(sqlite_url) as store:
            assert commands(await store.read("t")) == ["command 0"]

    asyncio.run(story())


def test_what_fails_on_the_loop_while_the_store_is_closed_is_told_and_the_thread_ends(
    sqlite_url: str, disk: Disk
) -> None:
    async def story() -> None:
        await open_store(sqlite_url).close()
        engine = writing_engine(place(sqlite_url))
        writing = Writer(engine, patience=5.0)
        fails_once(disk, first=writing.shut)
        with pytest.raises(StoreUnavailable, match="closed"):
            async with asyncio.timeout(5):
                await writing.write(Append("t", 0, entry(), listing("t")))
        assert disk.writers == [LOOP]
        ending = threading.Thread(target=writing.join, daemon=True)
        ending.start()
        ending.join(5)
        assert not ending.is_alive()
        engine.dispose()

    asyncio.run(story())
