"""What becomes of a stream when the store fails, somebody else is first, or there is no room in memory."""

import asyncio
import time

import pytest

from pegout.services.streams import memory
from pegout.services.streams.engine import ATTEMPTS, Order
from pegout.services.streams.history import STEP
from pegout.services.streams.ports import Entry, Listing, StoreUnavailable, VersionConflict
from tests.kit.counter import IN_MEMORY, Ear, NoCounter, SlowStore, TooMuch, add, counters, opened
from tests.kit.ledger import until
from tests.kit.memory_store import CountingStore, MemoryStore


class Forgetful(MemoryStore):
    """Keeps what it is given, and now and then says that it has not."""

    def __init__(self) -> None:
        super().__init__()
        self.lies: type[BaseException] | None = None

    async def append(self, stream: str, expected: int, entry: Entry, listing: Listing | None) -> None:
        await super().append(stream, expected, entry, listing)
        if self.lies is not None:
            lie, self.lies = self.lies, None
            raise lie("Nobody knows what became of it.")


def test_what_could_not_be_stored_has_not_happened_and_can_be_sent_again() -> None:
    async def run() -> None:
        store = MemoryStore()
        engine = counters(store)
        ear = Ear()
        (await opened(engine)).subscribers.append(ear)
        store.fails = 1
        with pytest.raises(StoreUnavailable):
            await add(engine, 5, "x")
        assert (await engine.state("a")).total == 0
        assert ear.heard == []
        assert (await add(engine, 5, "x")).version == 2
        assert ear.heard == [(0, 5)]

    asyncio.run(run())


@pytest.mark.parametrize("lie", [StoreUnavailable, RuntimeError, asyncio.CancelledError])
def test_after_an_append_that_failed_or_was_cut_off_the_store_is_asked_what_it_has(
    lie: type[BaseException],
) -> None:
    async def run() -> None:
        store = Forgetful()
        engine = counters(store)
        ear = Ear()
        stream = await opened(engine)
        stream.subscribers.append(ear)
        store.lies = lie
        with pytest.raises(lie):
            await add(engine, 5, "x")
        assert stream.behind
        assert stream.version == 1
        assert (await engine.live("a")).version == 2  # by itself, though there is nobody else who could tell
        assert not stream.behind
        assert ear.heard == [(0, 5)]
        assert (await add(engine, 5, "x")).version == 2

    asyncio.run(run())


def test_whoever_waited_while_an_append_failed_goes_on_from_what_the_store_has() -> None:
    async def run() -> None:
        store = Forgetful()
        engine = counters(store)
        await opened(engine)
        store.lies = StoreUnavailable
        first, second, again = await asyncio.gather(
            add(engine, 5, "x"), add(engine, 6, "y"), add(engine, 5, "x"), return_exceptions=True
        )
        assert isinstance(first, StoreUnavailable)
        assert not isinstance(second, BaseException)
        assert not isinstance(again, BaseException)
        assert (second.version, again.version) == (3, 2)
        assert (await engine.state("a")).total == 11

    asyncio.run(run())


def test_whoever_waited_is_not_refused_for_what_was_known_before_the_append_failed() -> None:
    async def run() -> None:
        store = Forgetful()
        engine = counters(store)
        await opened(engine)
        await add(engine, 4)
        store.lies = StoreUnavailable
        first, second = await asyncio.gather(add(engine, 3), add(engine, 4), return_exceptions=True)
        assert isinstance(first, StoreUnavailable)
        assert not isinstance(second, BaseException), second  # it is 7 by now, and not 4 any more
        assert (await engine.state("a")).total == 11

    asyncio.run(run())


class Contested(MemoryStore):
    """Somebody else is first, so many times."""

    def __init__(self) -> None:
        super().__init__()
        self.firsts = 0

    async def append(self, stream: str, expected: int, entry: Entry, listing: Listing | None) -> None:
        if self.firsts:
            self.firsts -= 1
            self.streams[stream].append(Entry((2,), 1, "eve", f"e{self.firsts}"))
        await super().append(stream, expected, entry, listing)


def test_after_a_conflict_what_was_stored_is_read_and_the_command_decided_anew() -> None:
    async def run() -> None:
        store = Contested()
        engine = counters(store)
        ear = Ear()
        (await opened(engine)).subscribers.append(ear)
        store.firsts = ATTEMPTS - 1
        assert (await add(engine, 5)).version == ATTEMPTS + 1
        assert ear.heard[0] == (0, 2)
        assert ear.heard[-1] == (2 * ATTEMPTS - 2, 2 * ATTEMPTS + 3)
        store.firsts = 1
        with pytest.raises(TooMuch):
            await add(engine, 1000 - 2 * ATTEMPTS - 3)  # which was allowed before somebody else added 2

    asyncio.run(run())


def test_where_somebody_is_first_again_and_again_the_command_is_given_up() -> None:
    async def run() -> None:
        store = Contested()
        engine = counters(store)
        await opened(engine)
        store.firsts = ATTEMPTS
        with pytest.raises(VersionConflict, match="too fast"):
            await add(engine, 5)
        assert (await engine.state("a")).total == 2 * ATTEMPTS

    asyncio.run(run())


def test_a_stream_begins_once() -> None:
    async def run() -> None:
        store = MemoryStore()
        engine = counters(store)
        stream = await opened(engine)
        with pytest.raises(VersionConflict):
            await opened(engine)
        with pytest.raises(VersionConflict):
            await opened(counters(store))
        assert await engine.live("a") is stream

    asyncio.run(run())


def test_a_listing_is_stored_where_lists_show_something_else_and_anew_after_somebody_else() -> None:
    async def run() -> None:
        store = MemoryStore()
        engine = counters(store)
        await opened(engine)
        first = store.listings["counter.a"]
        await add(engine, 5)
        assert store.listings["counter.a"] is first
        await add(engine, 6)
        tens = store.listings["counter.a"]
        assert tens.summary == {"tens": 1}
        await add(engine, 1)
        assert store.listings["counter.a"] is tens
        store.streams["counter.a"].append(Entry((2,), 1))
        await engine.catch_up("a")
        await add(engine, 1)
        assert store.listings["counter.a"] is not tens

    asyncio.run(run())


def test_a_long_stream_is_read_in_steps_between_which_others_have_their_turn_and_once_for_all() -> None:
    async def run() -> None:
        store = CountingStore()
        store.streams["counter.a"] = [Entry((number % 2,), 1) for number in range(5 * STEP + 1)]
        engine = counters(store)
        turns = 0

        async def others() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        beside = asyncio.create_task(others())
        streams = await asyncio.gather(*[engine.live("a") for _ in range(10)])
        beside.cancel()
        assert all(stream is streams[0] for stream in streams)
        assert streams[0].version == 5 * STEP + 1
        assert streams[0].state.total == 5 * STEP // 2
        assert store.read_at_once == [STEP] * 5 + [1]
        assert turns >= 5

    asyncio.run(run())


def test_a_stream_that_is_not_there_is_asked_for_anew_each_time() -> None:
    async def run() -> None:
        store = MemoryStore()
        engine = counters(store)
        with pytest.raises(NoCounter):
            await add(engine, 1)
        await opened(counters(store))
        assert (await engine.state("a")).total == 0

    asyncio.run(run())


def test_the_stream_that_nobody_has_asked_for_longest_makes_room() -> None:
    async def run() -> None:
        store = MemoryStore()
        engine = counters(store)
        for name in "abcd"[:IN_MEMORY]:
            await opened(engine, name)
        await engine.live("a")
        await opened(engine, "z")
        assert set(engine.streams) == {"a", "c", "z"}
        assert (await engine.state("b")).total == 0  # read again
        assert set(engine.streams) == {"a", "z", "b"}

    asyncio.run(run())


def test_a_stream_that_somebody_listens_to_or_works_on_is_never_forgotten() -> None:
    async def run() -> None:
        store = SlowStore()
        engine = counters(store)
        store.let_go.set()
        heard, written, waited, quiet = [await opened(engine, name) for name in "abcd"]
        assert set(engine.streams) == {"b", "c", "d"}
        heard = await engine.live("a")
        ear = Ear()
        heard.subscribers.append(ear)
        written, waited = await engine.live("b"), await engine.live("c")
        store.let_go.clear()
        store.begun.clear()
        busy = asyncio.create_task(engine.carry_out("b", Order(1)))
        await store.begun.wait()
        waited.working += 1
        for stream in (heard, written, waited):
            stream.asked_at -= 2 * memory.FORGOTTEN_AFTER
        engine.streams.forget(room_for=IN_MEMORY)
        assert set(engine.streams) == {"a", "b", "c"}
        assert quiet.name not in engine.streams
        store.let_go.set()
        await busy
        waited.working -= 1
        heard.unsubscribe(ear)
        engine.streams.forget()
        assert not engine.streams

    asyncio.run(run())


def test_whoever_waits_for_the_lock_works_on_the_stream_already() -> None:
    """Between two who hold a lock nobody does: a stream forgotten just then would be there twice."""

    async def run() -> None:
        engine = counters()
        stream = await opened(engine)
        await stream.lock.acquire()
        waiting = asyncio.create_task(add(engine, 5))
        await until(lambda: stream.working > 0, 5)
        stream.lock.release()
        assert not stream.lock.locked()
        assert not stream.is_quiet
        await waiting
        assert stream.is_quiet

    asyncio.run(run())


def test_what_nobody_has_asked_for_in_a_while_goes_and_the_rest_stays() -> None:
    async def run() -> None:
        engine = counters()
        old, new = await opened(engine, "old"), await opened(engine, "new")
        old.asked_at = time.monotonic() - memory.FORGOTTEN_AFTER - 1
        new.asked_at = time.monotonic() - memory.FORGOTTEN_AFTER + 60
        engine.streams.forget()
        assert set(engine.streams) == {"new"}

    asyncio.run(run())
