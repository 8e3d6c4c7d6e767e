"""Everything about a table follows from its stream, and every match of it can be verified."""

import asyncio
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.cards import PACK
from pegout.game import MatchFormat, Officiating, replay
from pegout.game.events import CutForDeal, MatchStarted
from pegout.rules import PRESETS
from pegout.services.provable import verify
from pegout.services.streams.ports import Entry
from pegout.services.tables import events as e
from pegout.services.tables.commands import Leave, Sit, WantRematch
from pegout.services.tables.evolve import evolve
from pegout.services.tables.keeper import TableKeeper
from pegout.services.tables.listing import listing_of
from pegout.services.tables.records import finished_matches, record_of
from pegout.services.tables.state import TableState
from pegout.services.tables.terms import Terms
from tests.kit.memory_store import MemoryStore
from tests.kit.proofs import proof
from tests.kit.tables import ANN, BOB, Silence, club_keeper, play_out, seated


@proof(25, 60)
@given(st.sampled_from(sorted(PRESETS)), st.sampled_from(Officiating), st.integers(0, 10_000))
def test_a_played_table_is_the_fold_of_its_stream_and_its_deals_verify(
    preset: str, officiating: Officiating, seed: int
) -> None:
    async def played() -> tuple[TableState, MemoryStore]:
        keeper, store, _ = club_keeper(seed=seed)
        state = await seated(keeper, Terms(PRESETS[preset], officiating=officiating))
        return await play_out(keeper, state.table, Random(seed)), store

    state, store = asyncio.run(played())
    stream = store.streams[state.table]
    assert evolve(None, stream) == state
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


def test_whoever_sits_down_after_a_match_wants_the_next_one_whoever_else_wants_it_first() -> None:
    async def played() -> TableState:
        keeper, _, _ = club_keeper()
        first = await play_out(keeper, (await seated(keeper)).table, Random(3))
        await keeper.do(first.table, Leave(BOB))
        await keeper.do(first.table, Sit("p-eve", "Eve", secret="ee55"))  # noqa: S106 - for shuffles
        waiting = (await keeper.live(first.table)).state
        assert waiting.match_over
        assert waiting.rematch == {1}
        await keeper.do(first.table, WantRematch(ANN, "aa11"))
        return (await keeper.live(first.table)).state

    state = asyncio.run(played())
    assert state.playing
    assert state.game is not None
    assert state.game.names == ("Ann", "Eve")
    assert state.player_secrets == ("aa11", "ee55")


ROOM: tuple[e.TableEvent, ...] = (
    e.SeatTaken(0, ANN, "Ann", ""),
    e.SeatTaken(1, BOB, "Bob", ""),
    e.SeatAway(0),
    e.StoodIn(0, "regular"),
    e.SeatAway(1),
    e.SeatBack(0),
    e.StoodIn(1, "expert"),
    e.RematchWanted(1, "b2"),
    e.SeatLeft(1),
    e.RematchWanted(0, "a2"),
    e.SeatFreed(1),
    e.BotSeated(1, "random"),
    e.PlayedByFeel(1),
    e.TableClosed("Over."),
)
"""All that is written into a state in place, in an order in which everything is there to be taken away."""


def test_no_state_is_changed_by_what_happens_after_it() -> None:
    async def played() -> list[Entry]:
        keeper, store, _ = club_keeper()
        state = await seated(keeper)
        await play_out(keeper, state.table, Random(5))
        return store.streams[state.table]

    entries = [*asyncio.run(played()), *[Entry((event,), 7) for event in ROOM]]
    states = [evolve(None, entries[:1])]
    for entry in entries[1:]:
        states.append(evolve(states[-1], [entry]))
    for version in (*range(1, len(states), 17), *range(len(states) - len(ROOM), len(states) + 1)):
        assert states[version - 1] == evolve(None, entries[:version])


def test_two_ways_on_from_a_state_do_not_meet() -> None:
    """As when an entry could not be stored, and another one was."""

    async def sat_down() -> list[Entry]:
        keeper, store, _ = club_keeper()
        return store.streams[(await seated(keeper)).table]

    begun = evolve(None, asyncio.run(sat_down()))
    so_far = list(begun.events)
    one, other = (evolve(begun, [Entry((CutForDeal(0, place, PACK[place]),), 7)]) for place in (3, 9))
    assert list(begun.events) == so_far
    assert [list(state.events[len(so_far) :]) for state in (one, other)] == [
        [CutForDeal(0, place, PACK[place])] for place in (3, 9)
    ]
