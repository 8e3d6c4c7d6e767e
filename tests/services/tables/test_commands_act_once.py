"""Ids, versions, failures of the store, and several keepers on one store."""

import asyncio
import json
from random import Random

import pytest

from pegout.game import Cut, IllegalCommand, Phase, Throw
from pegout.rules import PRESETS
from pegout.services.streams.ports import Entry, Stale, StoreUnavailable
from pegout.services.tables.commands import Act, Sit
from pegout.services.tables.evolve import take
from pegout.services.tables.keeper import TableKeeper
from pegout.services.tables.live import NoSuchTable
from pegout.services.tables.state import REMEMBERED, TableState
from pegout.services.tables.terms import Terms
from tests.kit.memory_store import MemoryStore
from tests.kit.tables import ANN, BOB, Clock, Silence, choice, club_keeper, seated


async def to_the_throw(keeper: TableKeeper) -> TableState:
    """A table at which both are to throw."""
    state = await seated(keeper)
    dice = Random(11)
    while state.game is not None and state.game.phase is not Phase.THROW:
        seat = next(seat for seat in (0, 1) if choice(state, seat, dice) is not None)
        move = choice(state, seat, dice)
        assert move is not None
        await keeper.do(state.table, Act((ANN, BOB)[seat], move))
        state = (await keeper.live(state.table)).state
    return state


def a_throw(state: TableState, seat: int) -> Throw:
    assert state.game is not None
    return Throw(seat, tuple(state.game.deal.hands[seat][:2]))


def test_the_same_id_twice_acts_once_also_after_a_restart() -> None:
    async def run() -> None:
        keeper, store, _ = club_keeper()
        state = await seated(keeper)
        cut = Act(ANN, Cut(0, 10))
        first = await keeper.do(state.table, cut, by=ANN, command_id="a", saw=state.version)
        assert await keeper.do(state.table, cut, by=ANN, command_id="a", saw=state.version) == first
        again = TableKeeper(store, Silence())
        assert await again.do(state.table, cut, by=ANN, command_id="a", saw=state.version) == first
        assert len(store.streams[state.table]) == first
        with pytest.raises(IllegalCommand):
            await keeper.do(state.table, cut, by=ANN, command_id="b")
        bobs = Act(BOB, Cut(1, 10))
        assert await keeper.do(state.table, bobs, by=BOB, command_id="a") == first + 1  # an id of his own

    asyncio.run(run())


def test_a_command_that_answers_an_old_version_is_refused_with_how_it_stands() -> None:
    async def run() -> None:
        keeper, _, _ = club_keeper()
        state = await seated(keeper)
        await keeper.do(state.table, Act(ANN, Cut(0, 10)), saw=state.version)
        with pytest.raises(Stale) as stale:
            await keeper.do(state.table, Act(BOB, Cut(1, 10)), saw=state.version)
        assert stale.value.state.version == state.version + 1
        with pytest.raises(Stale):
            await keeper.do(state.table, Act(BOB, Cut(1, 10)), saw=state.version + 7)  # never seen by anybody

    asyncio.run(run())


def test_a_throw_does_not_make_the_others_throw_too_late() -> None:
    async def run() -> None:
        keeper, _, _ = club_keeper()
        state = await to_the_throw(keeper)
        for seat, person in enumerate((ANN, BOB)):
            await keeper.do(state.table, Act(person, a_throw(state, seat)), saw=state.version)
        now = (await keeper.live(state.table)).state
        assert now.game is not None
        assert now.game.phase is Phase.STARTER
        with pytest.raises(Stale):
            await keeper.do(state.table, Act(ANN, a_throw(state, 0)), saw=state.version - 1)

    asyncio.run(run())


def test_two_keepers_on_one_store_agree_and_a_seat_acts_once() -> None:
    """As two processes on one database: both want to cut for Ann at the same version."""

    async def run() -> None:
        store, clock = MemoryStore(), Clock()
        one, other = (TableKeeper(store, Silence(), now=clock) for _ in range(2))
        state = await seated(one)
        await other.live(state.table)
        answers = await asyncio.gather(
            one.do(state.table, Act(ANN, Cut(0, 10)), by=ANN, command_id="a", saw=state.version),
            other.do(state.table, Act(ANN, Cut(0, 12)), by=ANN, command_id="b", saw=state.version),
            return_exceptions=True,
        )
        assert sum(isinstance(answer, int) for answer in answers) == 1
        assert sum(isinstance(answer, Stale) for answer in answers) == 1
        await one.catch_up(state.table)
        await other.catch_up(state.table)
        assert (await one.live(state.table)).state == (await other.live(state.table)).state

    asyncio.run(run())


def test_what_one_keeper_announces_the_other_reads_and_tells_its_listeners() -> None:
    class Ear:
        def __init__(self) -> None:
            self.versions: list[int] = []

        def changed(self, before: TableState, now: TableState, entry: Entry) -> None:
            assert now.version == before.version + 1
            assert entry.events
            self.versions.append(now.version)

    async def run() -> list[int]:
        store, voice = MemoryStore(), Silence()
        one, other = TableKeeper(store, voice), TableKeeper(store, Silence())
        state = await one.open(Terms(PRESETS["acc"]), ANN, {})
        ear = Ear()
        (await other.live(state.table)).listeners.append(ear)
        await one.do(state.table, Sit(ANN, "Ann"))
        await one.do(state.table, Sit(BOB, "Bob"))
        await asyncio.sleep(0)
        for text in voice.texts:
            await other.heard(json.loads(text))
        assert [json.loads(text)["people"] for text in voice.texts] == [[ANN], [ANN, BOB]]
        return ear.versions

    assert asyncio.run(run()) == [2, 3]


def test_what_could_not_be_stored_has_not_happened() -> None:
    async def run() -> None:
        keeper, store, _ = club_keeper()
        state = await seated(keeper)
        store.fails = 1
        cut = Act(ANN, Cut(0, 10))
        with pytest.raises(StoreUnavailable):
            await keeper.do(state.table, cut, by=ANN, command_id="a", saw=state.version)
        assert (await keeper.live(state.table)).state.version == state.version
        version = await keeper.do(state.table, cut, by=ANN, command_id="a", saw=state.version)
        assert version == state.version + 1

    asyncio.run(run())


def test_a_caller_who_goes_away_does_not_tear_a_command() -> None:
    class Slow(MemoryStore):
        async def append(self, *args: object) -> None:
            await asyncio.sleep(0.02)
            await super().append(*args)  # type: ignore[arg-type] # handed on as they are

    async def run() -> None:
        keeper, store, _ = club_keeper(Slow())
        state = await seated(keeper)
        task = asyncio.create_task(keeper.do(state.table, Act(ANN, Cut(0, 10))))
        await asyncio.sleep(0.005)
        task.cancel()
        await asyncio.sleep(0.05)
        assert (await keeper.live(state.table)).state.version == len(store.streams[state.table])
        assert len(store.streams[state.table]) == state.version + 1

    asyncio.run(run())


def test_there_is_no_table_where_none_was_opened() -> None:
    async def run() -> None:
        keeper, _, _ = club_keeper()
        with pytest.raises(NoSuchTable):
            await keeper.live("nowhere")
        with pytest.raises(NoSuchTable):
            await keeper.do("nowhere", Sit(ANN, "Ann"))

    asyncio.run(run())


def test_only_so_many_ids_are_kept_and_the_latest_of_them() -> None:
    async def run() -> TableState:
        keeper, _, _ = club_keeper()
        state = await seated(keeper)
        for number in range(REMEMBERED + 10):
            take(state, Entry((), 0, ANN, str(number)))
        return state

    state = asyncio.run(run())
    assert len(state.done) == REMEMBERED
    assert (ANN, str(REMEMBERED + 9)) in state.done
    assert (ANN, "0") not in state.done
