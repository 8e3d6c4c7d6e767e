"""A command acts once, is refused where it comes too late, and ends whatever becomes of the caller."""

import asyncio

import pytest

from pegout.services.streams.engine import Order
from pegout.services.streams.ports import Stale
from pegout.services.streams.stream import Done
from tests.kit.counter import (
    OPEN,
    REMEMBERED,
    Ear,
    NoCounter,
    SlowStore,
    Stranger,
    TooMuch,
    TooOften,
    add,
    counters,
    opened,
)
from tests.kit.ledger import until
from tests.kit.memory_store import MemoryStore
from tests.kit.tables import Clock, Tally


def test_the_same_id_of_the_same_person_acts_once_also_after_a_restart() -> None:
    async def run() -> None:
        store = MemoryStore()
        engine = counters(store)
        await opened(engine)
        first = await add(engine, 5, "x")
        assert (first.version, first.entry) == (2, store.streams["counter.a"][1])
        assert await add(engine, 5, "x") == first
        assert await add(counters(store), 5, "x") == first
        assert (await engine.carry_out("a", Order(6, "bob", "x"))).version == 3
        assert (await engine.carry_out("a", Order(7, None, "x"))).version == 4
        assert (await engine.state("a")).total == 18

    asyncio.run(run())


def test_only_so_many_commands_are_remembered_and_the_latest_of_them_also_after_a_restart() -> None:
    async def run() -> None:
        store = MemoryStore()
        engine = counters(store)
        await opened(engine)
        for number in range(REMEMBERED + 1):
            await add(engine, 50 - number, str(number))
        for one in (engine, counters(store)):
            stream = await one.live("a")
            assert {id_ for _, id_ in stream.done} == {str(number + 1) for number in range(REMEMBERED)}

    asyncio.run(run())


def test_who_may_not_is_refused_even_what_was_done_before() -> None:
    async def run() -> None:
        engine = counters()
        await opened(engine)
        await add(engine, 5, "x")
        with pytest.raises(Stranger):
            await add(engine, -5, "x")

    asyncio.run(run())


def test_a_command_that_was_overtaken_is_refused_with_how_it_stands() -> None:
    async def run() -> None:
        engine = counters()
        await opened(engine)
        await add(engine, 4, saw=1)
        await add(engine, 2, saw=1)  # even numbers overtake nobody
        await add(engine, 3, saw=2)
        with pytest.raises(Stale) as stale:
            await add(engine, 2, saw=2)
        assert stale.value.state.total == 9
        with pytest.raises(Stale):
            await add(engine, 2, saw=9)  # nobody has seen that yet

    asyncio.run(run())


def test_a_refusal_that_may_be_owed_to_what_happened_since_is_stale() -> None:
    async def run() -> None:
        engine = counters()
        await opened(engine)
        await add(engine, 4)
        with pytest.raises(Stale):
            await add(engine, 4, saw=1)
        for saw in (2, None):
            with pytest.raises(TooOften):
                await add(engine, 4, saw=saw)
        with pytest.raises(TooMuch):
            await add(engine, 1000, saw=1)

    asyncio.run(run())


def test_where_nothing_follows_nothing_is_stored() -> None:
    async def run() -> None:
        store = MemoryStore()
        engine = counters(store)
        await opened(engine)
        await add(engine, 5)
        assert await add(engine, 0, "x") == Done(2, None)
        assert len(store.streams["counter.a"]) == 2

    asyncio.run(run())


def test_a_caller_who_goes_away_does_not_tear_a_command() -> None:
    async def run() -> None:
        store = SlowStore()
        engine = counters(store)
        store.let_go.set()
        await opened(engine)
        store.begun.clear()
        store.let_go.clear()
        task = asyncio.create_task(add(engine, 5))
        await store.begun.wait()
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        store.let_go.set()
        await engine.close()
        assert (await engine.state("a")).total == 5

    asyncio.run(run())


def test_in_a_batch_the_rest_goes_on_after_a_refusal_and_all_is_told_at_the_end() -> None:
    async def run() -> None:
        store = SlowStore()
        engine = counters(store)
        store.let_go.set()
        ear = Ear()
        (await opened(engine)).subscribers.append(ear)
        store.let_go.clear()
        orders = [Order(number, "ann", str(number)) for number in (5, 2000, 6, 5)]
        batch = asyncio.create_task(engine.carry_out_all("a", orders, TooMuch))
        store.let_go.set()
        await until(lambda: bool(ear.heard) or len(store.streams["counter.a"]) > 2, 5)
        assert len(store.streams["counter.a"]) == 3
        answers, stream = await asyncio.wait_for(batch, 5)
        assert [one.version if isinstance(one, Done) else type(one) for one in answers] == [2, TooMuch, 3, 2]
        assert stream.state.total == 11
        assert ear.heard == [(0, 5), (5, 11)]
        with pytest.raises(Stranger):
            await engine.carry_out_all("a", [Order(-1), Order(1)], TooMuch)
        assert stream.state.total == 11

    asyncio.run(run())


def test_a_batch_may_open_its_stream_and_what_was_not_opened_is_not_there() -> None:
    async def run() -> None:
        engine = counters()
        with pytest.raises(NoCounter):
            await engine.carry_out_all("a", [Order(OPEN)], TooMuch)
        answers, stream = await engine.carry_out_all("a", [Order(7)], TooMuch, opens=True)
        assert [type(one) for one in answers] == [TooMuch]
        assert stream.stored is None
        assert not engine.streams
        for call in (engine.live, engine.fresh, engine.state):
            with pytest.raises(NoCounter):
                await call("a")
        _, stream = await engine.carry_out_all("a", [Order(OPEN), Order(7)], TooMuch, opens=True)
        assert stream.state.total == 7
        assert await engine.live("a") is stream

    asyncio.run(run())


def test_a_clock_that_goes_back_does_not_turn_the_log_round() -> None:
    async def run() -> None:
        store, clock = MemoryStore(), Clock()
        engine = counters(store, now=clock)
        await opened(engine)
        for _ in range(2):
            clock.pass_seconds(-100)
            await add(engine, 1 + clock.ms % 7)
        moments = [entry.at for entry in store.streams["counter.a"]]
        assert moments == [moments[0]] * 3

    asyncio.run(run())


def test_every_command_is_counted_once_with_its_outcome() -> None:
    async def run() -> Tally:
        store = MemoryStore()
        engine = counters(store)
        engine.observer = tally = Tally()
        await opened(engine)
        await add(engine, 4, "x")
        await add(engine, 4, "x")
        for number, saw in ((2, 9), (4, None)):
            with pytest.raises((Stale, TooOften)):
                await add(engine, number, saw=saw)
        store.fails = 1
        with pytest.raises(Exception, match="disk"):
            await add(engine, 3)
        return tally

    tally = asyncio.run(run())
    counted = {outcome: number for (_, outcome), number in tally.commands.items()}
    assert counted == {"done": 2, "stale": 1, "refused": 1, "unavailable": 1}
    assert {name for name, _ in tally.commands} == {"int"}
    assert tally.appends == 2
