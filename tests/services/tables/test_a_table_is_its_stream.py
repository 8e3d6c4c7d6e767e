"""Everything about a table follows from its stream, and every match of it can be verified."""

import asyncio
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.game import MatchFormat, Officiating, replay
from pegout.game.events import MatchStarted
from pegout.rules import PRESETS
from pegout.services.provable import verify
from pegout.services.tables.commands import Leave, Sit, WantRematch
from pegout.services.tables.evolve import state_of
from pegout.services.tables.keeper import TableKeeper
from pegout.services.tables.listing import listing_of
from pegout.services.tables.records import finished_matches, record_of
from pegout.services.tables.state import TableState
from pegout.services.tables.terms import Terms
from tests.kit.memory_store import MemoryStore
from tests.kit.proofs import proof
from tests.kit.tables import ANN, BOB, Clock, Silence, club_keeper, play_out, seated


@proof(25, 60)
@given(st.sampled_from(sorted(PRESETS)), st.sampled_from(Officiating), st.integers(0, 10_000))
def test_a_played_table_is_the_fold_of_its_stream_and_its_deals_verify(
    preset: str, officiating: Officiating, seed: int
) -> None:
    async def played() -> tuple[TableState, MemoryStore]:
        keeper, store, _ = club_keeper()
        state = await seated(keeper, Terms(PRESETS[preset], officiating=officiating))
        return await play_out(keeper, state.table, Random(seed)), store

    state, store = asyncio.run(played())
    stream = store.streams[state.table]
    assert state_of(stream) == state
    stored, right = store.listings[state.table], listing_of(state)
    assert (stored.status, stored.people, stored.summary) == (right.status, right.people, right.summary)
    assert stored.due is not None
    assert right.due is not None
    assert stored.due <= right.due
    assert state.game == replay(state.events)
    ((ended, at),) = finished_matches(stream)
    assert verify(record_of(ended, at)).agrees


def test_a_table_taken_up_by_another_process_goes_on_where_it_was() -> None:
    async def played() -> TableState:
        keeper, store, clock = club_keeper()
        state = await seated(keeper, Terms(PRESETS["acc"], MatchFormat.parse("best of 3")))
        with pytest.raises(AssertionError, match="does not end"):
            await play_out(keeper, state.table, Random(1), most=60)
        other = TableKeeper(store, Silence(), now=clock)
        assert (await other.live(state.table)).state == (await keeper.live(state.table)).state
        return await play_out(other, state.table, Random(2))

    assert asyncio.run(played()).match_over


def test_a_rematch_is_a_match_of_its_own_with_new_secrets() -> None:
    async def played() -> tuple[TableState, TableState, MemoryStore]:
        keeper, store, _ = club_keeper()
        first = await play_out(keeper, (await seated(keeper)).table, Random(3))
        assert first.revealed
        assert first.match == 2
        assert first.commitment not in ("", first.on_secret)
        await keeper.do(first.table, WantRematch(ANN, "0a"))
        assert (await keeper.live(first.table)).state.match_over
        await keeper.do(first.table, WantRematch(BOB, "0b"))
        again = (await keeper.live(first.table)).state
        assert again.playing
        assert not again.revealed
        assert again.player_secrets == ("0a", "0b")
        return first, await play_out(keeper, first.table, Random(4)), store

    first, second, store = asyncio.run(played())
    assert second.on == 2
    assert first.on_secret != second.on_secret
    records = [record_of(state, at) for state, at in finished_matches(store.streams[first.table])]
    assert [verify(text).agrees for text in records] == [True, True]
    begun = [event for entry in store.streams[first.table] for event in entry.events]
    assert sum(isinstance(event, MatchStarted) for event in begun) == 2


def test_after_a_match_somebody_else_may_take_a_freed_seat() -> None:
    async def played() -> TableState:
        keeper, _, _ = club_keeper()
        first = await play_out(keeper, (await seated(keeper)).table, Random(3))
        await keeper.do(first.table, Leave(BOB))
        await keeper.do(first.table, WantRematch(ANN))
        assert (await keeper.live(first.table)).state.match_over
        await keeper.do(first.table, Sit("p-eve", "Eve"))
        return (await keeper.live(first.table)).state

    state = asyncio.run(played())
    assert state.playing
    assert state.game is not None
    assert state.game.names == ("Ann", "Eve")


def test_a_clock_that_goes_back_does_not_turn_the_log_round() -> None:
    async def played() -> list[int]:
        store, clock = MemoryStore(), Clock()
        keeper = TableKeeper(store, Silence(), now=clock)
        state = await keeper.open(Terms(PRESETS["acc"]), ANN, {})
        clock.pass_seconds(-100)
        await keeper.do(state.table, Sit(ANN, "Ann"))
        return [entry.at for entry in store.streams[state.table]]

    first, second = asyncio.run(played())
    assert second >= first
