"""Whoever listens is told, in this process and in the others; whoever reads too slowly is left behind."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest

from pegout.services.streams.announcements import Message
from pegout.services.streams.engine import Order
from pegout.services.streams.ports import Entry
from pegout.services.streams.subscribers import Outbox
from tests.kit.counter import NOT_FIRST, Count, Counter, Ear, Engine, TooMuch, add, counters, opened
from tests.kit.memory_store import CountingStore, MemoryStore


class Wire:
    """Carries what is announced to every engine, the one that said it included."""

    def __init__(self) -> None:
        self.engines: list[Engine] = []
        self.said: list[dict[str, Any]] = []

    async def publish(self, text: str) -> None:
        self.said.append(json.loads(text))
        for engine in self.engines:
            await engine.heard(json.loads(text))


def two_processes(store: MemoryStore | None = None) -> tuple[Engine, Engine, Wire]:
    wire, shared = Wire(), store or MemoryStore()
    wire.engines = [counters(shared, wire, node=node) for node in "12"]
    one, other = wire.engines
    return one, other, wire


async def settled(engine: Engine) -> None:
    """Until what was to be announced has been."""
    for _ in range(10):
        await asyncio.sleep(0)
    assert not engine.background.closed


def test_subscribers_are_told_every_entry_in_order_and_followers_after_them() -> None:
    order: list[str] = []

    class Named:
        def __init__(self, name: str) -> None:
            self.name = name

        def changed(self, before: Count, now: Count, entry: Entry) -> None:
            assert now.total - before.total == sum(entry.events)
            order.append(f"{self.name}{now.total}")

    async def run() -> None:
        engine = counters()
        stream = await opened(engine)
        first, follower = Named("first"), Named("follower")
        stream.followers.append(follower)
        stream.subscribers.extend([first, Named("second")])
        await add(engine, 5)
        stream.unsubscribe(first)
        await add(engine, 6)
        stream.unsubscribe(follower)
        await add(engine, 7)

    asyncio.run(run())
    assert order == ["first5", "second5", "follower5", "second11", "follower11", "second18"]


def test_one_process_hears_what_another_stores_and_nobody_hears_themselves() -> None:
    async def run() -> None:
        store = CountingStore()
        one, other, wire = two_processes(store)
        await opened(one)
        ears = Ear(), Ear()
        for engine, ear in zip((one, other), ears, strict=True):
            (await engine.live("a")).subscribers.append(ear)
        store.read_at_once.clear()
        await add(one, 5)
        await settled(one)
        assert [ear.heard for ear in ears] == [[(0, 5)], [(0, 5)]]
        assert store.read_at_once == [1]  # by the other process only
        assert wire.said == [{"node": "1", "counter": "a", "version": 2}]
        await other.heard({"node": "1", "counter": "a", "version": 2})
        await other.heard({"node": "1", "counter": "nowhere", "version": 2})
        await other.heard({"node": "1", "table": "a", "version": 9})
        assert store.read_at_once == [1]  # that was known, or is nobody's here
        await other.heard({"node": "1", "counter": "a"})  # a version that was not told may be any
        assert store.read_at_once == [1, 0]

    asyncio.run(run())


def test_after_a_silence_everything_in_memory_is_read_on() -> None:
    async def run() -> None:
        store = MemoryStore()
        one, other = counters(store, Wire()), counters(store, Wire())
        await opened(one)
        ear = Ear()
        (await other.live("a")).subscribers.append(ear)
        await add(one, 5)
        await other.heard({"missed": True})
        assert ear.heard == [(0, 5)]

    asyncio.run(run())


def test_what_is_heard_of_a_stream_that_is_being_loaded_is_not_missed() -> None:
    class Late(MemoryStore):
        """Hands out what it has read only when it is let go."""

        def __init__(self) -> None:
            super().__init__()
            self.read_it, self.let_go = asyncio.Event(), asyncio.Event()

        async def read(self, stream: str, after: int = 0, limit: int | None = None) -> Any:
            entries = await super().read(stream, after, limit)
            self.read_it.set()
            await self.let_go.wait()
            return entries

    async def run() -> None:
        store = Late()
        one, other = counters(store, Wire()), counters(store, Wire())
        await opened(one)
        loading = asyncio.create_task(other.live("a"))
        await store.read_it.wait()
        await asyncio.wait_for(add(one, 5), 5)
        hearing = asyncio.create_task(other.heard({"node": "1", "counter": "a", "version": 2}))
        await asyncio.sleep(0)
        store.let_go.set()
        await hearing
        assert (await loading).state.total == 5

    asyncio.run(run())


def test_nothing_is_refused_for_what_only_another_process_knows() -> None:
    async def run() -> None:
        store = MemoryStore()
        one, other = counters(store, Wire()), counters(store, Wire())
        await opened(one)
        await other.live("a")
        await add(one, 4)
        await add(one, 990 - NOT_FIRST)
        assert (await other.live("a")).version == 1
        assert (await add(other, NOT_FIRST)).version == 4  # which would have led to nothing before
        assert (await add(one, 0)).version == 4
        third = counters(store, Wire())
        await third.live("a")
        await add(one, 2)
        assert (await third.live("a")).version == 4
        assert (await add(third, 0, saw=5)).version == 5  # nothing of version 5 was known there
        with pytest.raises(TooMuch):
            await add(one, 5)
        assert (await one.live("a")).state.total == 996
        assert (await other.fresh("a")).state.total == 996

    asyncio.run(run())


def test_without_other_processes_the_store_is_read_once() -> None:
    async def run() -> None:
        store = CountingStore()
        await opened(counters(store))
        engine = counters(store)
        await engine.state("a")
        await engine.fresh("a")
        with pytest.raises(TooMuch):
            await add(engine, 2000)
        assert store.read_at_once == [1]

    asyncio.run(run())


def test_hooks_tell_what_was_stored_here_from_what_was_heard() -> None:
    async def run() -> None:
        store = MemoryStore()
        one, other, _ = two_processes(store)
        calls: list[str] = []

        def note(node: str, what: str) -> Callable[[Counter], None]:
            return lambda stream: calls.append(f"{node} {what} {stream.version}")

        for engine in (one, other):
            engine.on_load.append(note(engine.node, "load"))
            engine.on_store.append(note(engine.node, "store"))
            engine.on_change.append(note(engine.node, "change"))
        await opened(one)
        await other.live("a")
        await one.carry_out_all("a", [Order(1), Order(2)], TooMuch)
        await settled(one)
        assert calls == [
            *("1 change 1", "1 store 1", "2 load 1"),
            *("1 change 3", "1 store 3", "2 change 3"),
        ]

    asyncio.run(run())


def test_news_reach_people_at_every_process_whether_or_not_the_stream_is_known_there() -> None:
    async def run() -> None:
        one, other, wire = two_processes()
        told: list[tuple[str, Any, Any]] = []

        def note(node: str) -> Callable[[Message], None]:
            return lambda news: told.append((node, news["news"], news["people"]))

        for engine in (one, other):
            engine.announcements.on_news.append(note(engine.node))
        await opened(one)
        await one.carry_out_all("a", [Order(100), Order(5)], TooMuch)
        await settled(one)
        assert told == [("1", 100, ["everybody"]), ("2", 100, ["everybody"])]
        assert [message.get("news") for message in wire.said] == [100, None]

    asyncio.run(run())


def test_a_reader_who_is_too_slow_is_left_behind() -> None:
    box: Outbox[int] = Outbox(2)
    box.post(1)
    box.post(2)
    assert not box.ended
    box.post(3)
    assert box.ended
    assert box.get_nowait() is None
    box.post(4)
    box.end()
    assert box.empty()


def test_where_only_the_newest_counts_a_slow_reader_loses_the_oldest() -> None:
    box: Outbox[int] = Outbox(2, newest=True)
    for number in range(5):
        box.post(number)
    assert [box.get_nowait(), box.get_nowait()] == [3, 4]
    box.post(5)
    box.end()
    assert [box.get_nowait(), box.get_nowait(), box.empty()] == [5, None, True]


def test_a_full_box_can_be_ended() -> None:
    for newest in (False, True):
        box: Outbox[int] = Outbox(1, newest=newest)
        box.post(1)
        box.end()
        assert box.get_nowait() is None
