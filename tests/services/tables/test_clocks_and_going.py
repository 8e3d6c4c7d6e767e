"""Clocks that run on the server, and what happens when somebody goes."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from random import Random

import pytest

from pegout.game import Cut, Phase
from pegout.game.events import GameEnded, RulingMade, TimeCalled
from pegout.refusal import Refused
from pegout.rules import PRESETS, Ending
from pegout.services.tables.clocks import ABANDONED, IDLE, due_at, thinking_until
from pegout.services.tables.commands import Act, ComeBack, GoAway, Leave, LookAfter
from pegout.services.tables.keeper import TableKeeper
from pegout.services.tables.state import TableState
from pegout.services.tables.terms import Gone, Terms
from tests.kit.memory_store import MemoryStore
from tests.kit.tables import ANN, BOB, Clock, Silence, choice, club_keeper, play_out, seated

ACC = PRESETS["acc"]
Story = Callable[[TableKeeper, Clock, TableState], Awaitable[None]]


def told(terms: Terms, story: Story) -> TableState:
    async def run() -> TableState:
        keeper, _, clock = club_keeper()
        state = await seated(keeper, terms)
        await story(keeper, clock, state)
        return (await keeper.live(state.table)).state

    return asyncio.run(run())


async def look(keeper: TableKeeper, clock: Clock, state: TableState) -> TableState:
    await keeper.do(state.table, LookAfter(clock()))
    return (await keeper.live(state.table)).state


def test_after_the_wait_a_bot_stands_in_and_goes_when_the_player_is_back() -> None:
    async def story(keeper: TableKeeper, clock: Clock, state: TableState) -> None:
        await keeper.do(state.table, GoAway(1))
        clock.pass_seconds(119)
        assert (await look(keeper, clock, state)).bot_at(1) is None
        clock.pass_seconds(1)
        assert (await look(keeper, clock, state)).bot_at(1) == "regular"
        await keeper.do(state.table, ComeBack(1))

    state = told(Terms(ACC, gone=Gone.BOT, wait_seconds=120), story)
    assert state.bot_at(1) is None
    assert state.seat_of(BOB) == 1
    assert not state.away


def test_whoever_acts_is_back_whatever_the_table_thought() -> None:
    async def story(keeper: TableKeeper, clock: Clock, state: TableState) -> None:
        await keeper.do(state.table, GoAway(0))
        clock.pass_seconds(500)
        await look(keeper, clock, state)
        await keeper.do(state.table, Act(ANN, Cut(0, 10)))

    state = told(Terms(ACC), story)
    assert state.bot_at(0) is None
    assert not state.away


def test_after_the_wait_the_match_is_lost_where_the_table_says_so() -> None:
    async def story(keeper: TableKeeper, clock: Clock, state: TableState) -> None:
        await keeper.do(state.table, GoAway(1))
        clock.pass_seconds(30)
        await look(keeper, clock, state)

    state = told(Terms(ACC, gone=Gone.FORFEIT, wait_seconds=30), story)
    assert state.match_over
    assert state.game is not None
    assert state.game.winner == 0
    ruling = next(event for event in state.events if isinstance(event, RulingMade))
    assert ruling.citations == ("pegout:gone",)
    assert state.revealed


def test_where_the_table_waits_it_waits() -> None:
    async def story(keeper: TableKeeper, clock: Clock, state: TableState) -> None:
        await keeper.do(state.table, GoAway(1))
        clock.pass_seconds(86_000)
        await look(keeper, clock, state)

    state = told(Terms(ACC, gone=Gone.WAIT), story)
    assert state.playing
    assert state.bot_at(1) is None


@pytest.mark.parametrize("gone", [Gone.FORFEIT, Gone.WAIT])
def test_leaving_a_match_of_two_loses_it_where_no_bot_stands_in(gone: Gone) -> None:
    async def story(keeper: TableKeeper, _: Clock, state: TableState) -> None:
        await keeper.do(state.table, Leave(ANN))

    state = told(Terms(ACC, gone=gone), story)
    assert state.match_over
    assert state.game is not None
    assert state.game.winner == 1
    assert state.seats[0] is None


def test_a_table_of_three_goes_on_with_a_bot_for_whoever_leaves() -> None:
    async def story(keeper: TableKeeper, _: Clock, state: TableState) -> None:
        await keeper.do(state.table, Leave(ANN))

    state = told(Terms(PRESETS["club-3"], gone=Gone.FORFEIT), story)
    assert state.playing
    assert state.bot_at(0) == "regular"
    assert state.seat_of(ANN) is None
    assert state.people == (1, 2)


def test_the_clock_for_moves_runs_out_for_the_seat_that_is_to_act() -> None:
    async def story(keeper: TableKeeper, clock: Clock, state: TableState) -> None:
        assert due_at(state) == state.moved_at + 20_000
        clock.pass_seconds(20)
        await look(keeper, clock, state)

    state = told(Terms(ACC, move_seconds=20, gone=Gone.FORFEIT), story)
    assert state.match_over
    assert state.game is not None
    assert state.game.winner == 1  # Ann was to cut first


def test_every_move_starts_the_clock_again() -> None:
    async def story(keeper: TableKeeper, clock: Clock, state: TableState) -> None:
        dice = Random(1)
        for _ in range(30):
            clock.pass_seconds(19)
            now = await look(keeper, clock, state)
            seat, move = next((seat, move) for seat in (0, 1) if (move := choice(now, seat, dice)))
            await keeper.do(state.table, Act((ANN, BOB)[seat], move))

    assert told(Terms(ACC, move_seconds=20, gone=Gone.FORFEIT), story).playing


def test_time_is_called_when_the_minutes_of_the_game_are_over() -> None:
    rules = replace(ACC, time_limit_minutes=20)

    async def story(keeper: TableKeeper, clock: Clock, state: TableState) -> None:
        with pytest.raises(AssertionError, match="does not end"):
            await play_out(keeper, state.table, Random(8), most=80)
        clock.pass_seconds(20 * 60 - 1)
        before = await look(keeper, clock, state)
        assert before.game is not None
        assert before.game.phase not in (Phase.GAME_OVER, Phase.MATCH_OVER)
        clock.pass_seconds(1)
        await look(keeper, clock, state)

    state = told(Terms(rules), story)
    assert TimeCalled(20) in state.events
    ended = next(event for event in state.events if isinstance(event, GameEnded))
    assert ended.outcome.ending is Ending.TIME


def test_clocks_survive_a_restart() -> None:
    async def run() -> TableState:
        keeper, store, clock = club_keeper()
        state = await seated(keeper, Terms(ACC, move_seconds=60, gone=Gone.FORFEIT))
        clock.pass_seconds(45)
        again = TableKeeper(store, Silence(), now=clock)
        for seconds in (0, 15, 44):  # a minute from the restart on, as nobody could move before it
            clock.pass_seconds(seconds)
            await again.look_after()
            assert (await again.live(state.table)).state.playing
        clock.pass_seconds(1)
        await again.look_after()
        return (await again.live(state.table)).state

    assert asyncio.run(run()).match_over


def test_after_a_restart_nobody_has_longer_than_before_where_more_was_left() -> None:
    async def run() -> list[tuple[int, int]]:
        keeper, store, clock = club_keeper()
        state = await seated(keeper, Terms(ACC, move_seconds=600, gone=Gone.FORFEIT))
        until = thinking_until(state)
        clock.pass_seconds(300)
        again = TableKeeper(store, Silence(), now=clock)
        assert thinking_until((await again.live(state.table)).state) == until
        return until

    assert asyncio.run(run())


@pytest.mark.parametrize(("days", "playing"), [(30, True), (300, False)])
def test_a_match_is_not_given_up_right_after_a_restart(days: int, playing: bool) -> None:
    """The clock of the machine may have been wrong: a day is time enough to see that."""

    async def run() -> None:
        keeper, store, clock = club_keeper()
        state = await (seated(keeper) if playing else keeper.open(Terms(ACC), ANN, {}))
        clock.pass_seconds(days * 24 * 3600)
        again = TableKeeper(store, Silence(), now=clock)
        await again.look_after()
        assert (await again.live(state.table)).state.closed is None
        clock.pass_seconds(24 * 3600)
        await again.look_after()
        assert (await again.live(state.table)).state.closed is not None

    asyncio.run(run())


def test_tables_that_nobody_comes_back_to_are_closed() -> None:
    async def run(seats: int, idle: int) -> list[str]:
        keeper, store, clock = club_keeper(MemoryStore())
        state = await seated(keeper, Terms(ACC, gone=Gone.WAIT), seats)
        clock.ms += idle - 1
        await keeper.look_after()
        before = (await keeper.live(state.table)).state.status
        clock.ms += 1
        await keeper.look_after()
        with pytest.raises(Refused):
            await keeper.do(state.table, Leave(ANN))
        assert store.listings[state.table].due is None
        return [before, (await keeper.live(state.table)).state.status]

    assert asyncio.run(run(1, IDLE)) == ["open", "closed"]
    assert asyncio.run(run(2, ABANDONED)) == ["playing", "closed"]
