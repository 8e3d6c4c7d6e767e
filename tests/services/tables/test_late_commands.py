"""When a command comes too late at a table, and whom what it leads to concerns."""

import asyncio
import json
from random import Random

import pytest

from pegout.game import Cut, Phase, Throw
from pegout.rules import PRESETS
from pegout.services.streams.ports import Stale
from pegout.services.tables.commands import Act, Sit
from pegout.services.tables.keeper import TableKeeper
from pegout.services.tables.kind import NoSuchTable
from pegout.services.tables.state import TableState
from pegout.services.tables.terms import Terms
from tests.kit.memory_store import MemoryStore
from tests.kit.tables import ANN, BOB, PEOPLE, Silence, choice, club_keeper, seated


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


def test_there_is_no_table_where_none_was_opened() -> None:
    async def run() -> None:
        keeper, _, _ = club_keeper()
        with pytest.raises(NoSuchTable):
            await keeper.live("nowhere")
        with pytest.raises(NoSuchTable):
            await keeper.do("nowhere", Sit(ANN, "Ann"))

    asyncio.run(run())


def test_other_processes_are_told_whom_a_news_concerns() -> None:
    async def run() -> list[list[str] | None]:
        voice = Silence()
        keeper = TableKeeper(MemoryStore(), voice)
        state = await keeper.open(Terms(PRESETS["acc"]), ANN, {})
        for person in (ANN, BOB):
            await keeper.do(state.table, Sit(person, PEOPLE[person]))
        await keeper.do(state.table, Act(ANN, Cut(0, 10)))
        await keeper.close()
        return [json.loads(text).get("people") for text in voice.texts]

    assert asyncio.run(run()) == [[ANN], [ANN, BOB], None]
