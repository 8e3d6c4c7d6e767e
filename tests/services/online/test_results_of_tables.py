"""Scores come from the tables, unless the desk knows better."""

import asyncio
from random import Random
from typing import Any

import pytest

from pegout.game import Phase
from pegout.game.events import GameEnded
from pegout.rules import PRESETS, Ending, Outcome
from pegout.services.events.stream_events import OnlineTerms, SeatBound, TableSet
from pegout.services.online.called_games import Called
from pegout.services.online.results import results
from pegout.services.tables.commands import Act, Leave
from pegout.services.tables.growing_list import GrowingList
from pegout.services.tables.state import TableState
from pegout.services.tables.terms import Terms
from pegout.tournament.event import (
    CallTime,
    DropOut,
    EnterScore,
    MarkAbsent,
    StartRound,
    Undo,
    find_game,
    format_of,
)
from pegout.tournament.event.start import new_division
from pegout.tournament.standings import Kind
from tests.kit.memory_store import MemoryStore
from tests.kit.online_events import FREE, NAMES, Process, commands, options, person_of, tables_of
from tests.kit.tables import Clock, choice, play_out


async def called(form: str, people: int = 2, online: OnlineTerms = FREE, **settings: Any) -> Process:
    process = Process(MemoryStore(), Clock())
    await process.open(options(form, **settings), online)
    await process.enter(NAMES[:people])
    await process.begin()
    return process


async def play_until_ahead(process: Process, table: str) -> TableState:
    """Some cards, until one of the two has more points."""
    dice = Random(3)
    while True:
        state = await process.table(table)
        assert state.game is not None
        if state.game.phase is Phase.PLAY and len(set(state.game.scores)) == 2:
            return state
        for seat in (0, 1):
            move = choice(await process.table(table), seat, dice)
            if move is not None:
                await process.tables.do(table, Act(person_of(NAMES[seat]), move))


def test_a_game_that_time_ended_is_entered_so() -> None:
    async def run() -> None:
        process = await called("lodge", round_minutes=15)
        first = await process.table_of("W1-1")
        state = await play_until_ahead(process, first.table)
        assert state.game is not None
        process.clock.pass_seconds(15 * 60 - 1)
        await process.tables.look_after()
        assert not commands(await process.look(), EnterScore)
        process.clock.pass_seconds(1)
        await process.tables.look_after()
        after = await process.look()
        assert commands(after, EnterScore) == [
            EnterScore("", "W1-1", (state.game.scores[0], state.game.scores[1]), kind=Kind.TIME, nth=1)
        ]
        assert commands(after, StartRound)[0] == StartRound("", 1)
        assert commands(after, CallTime) == [CallTime("", 1)]

    asyncio.run(run())


def test_a_table_that_is_opened_late_has_what_is_left_of_the_round() -> None:
    async def run() -> None:
        process = await called("round-robin", 4, round_minutes=15)
        minutes = [(await process.table_of("R1T1")).terms.rules.time_limit_minutes]
        process.clock.pass_seconds(200)
        answer = await process.do(EnterScore("", "R1T1", (121, 90)))
        await process.look()
        await process.do(Undo(answer.record or 0))
        await process.look()
        minutes.append((await process.table_of("R1T1")).terms.rules.time_limit_minutes)
        assert minutes == [15, 12]  # three minutes and twenty seconds have passed

    asyncio.run(run())


def test_on_a_sheet_every_match_has_all_its_minutes() -> None:
    async def run() -> None:
        process = await called("lodge", 4, round_minutes=15)
        process.clock.pass_seconds(200)
        for game in ("W1-1", "W1-2"):
            await process.do(EnterScore("", game, (121, 90)))
        await process.look()
        late = [await process.table_of(game) for game in ("L1-1", "W2-1")]
        assert [table.terms.rules.time_limit_minutes for table in late] == [15, 15]

    asyncio.run(run())


def test_a_level_score_at_the_end_of_the_time_names_who_was_there_first() -> None:
    division = new_division("", format_of("lodge"), ["Ann", "Bob"])
    game = find_game(division, "W1-1")
    assert game is not None
    table = TableState("t", "C", Terms(PRESETS["lodge"]), "event.x", [None, None])
    table.events = GrowingList([GameEnded(Outcome(1, (30, 30), Ending.TIME))])
    [sent] = results(Called(division, game, 1), TableSet("", "W1-1", 1, "t", 1), table)
    assert sent.command == EnterScore("", "W1-1", (30, 30), kind=Kind.TIME, winner="Bob", nth=1)


def test_a_score_from_the_desk_ends_the_game_at_the_table() -> None:
    async def run() -> None:
        process = await called("knock-out")
        await process.do(EnterScore("", "F1", (121, 80)))
        state = await process.look()
        assert (await process.table_of("F1")).closed is not None
        assert len(commands(state, EnterScore)) == 1
        assert state.now.closed

    asyncio.run(run())


def test_a_game_of_a_match_that_was_entered_at_the_desk_is_not_played_and_the_next_one_is() -> None:
    async def run() -> None:
        process = await called("knock-out", best_of=3)
        await process.do(EnterScore("", "F1", (121, 80)))
        state = await process.look()
        assert [opened.nth for opened in tables_of(state, "F1")] == [1, 2]
        old, new = [await process.table(opened.table) for opened in state.tables]
        assert (old.closed is None, new.closed) == (False, None)
        await play_out(process.tables, new.table, Random(5))
        scores = commands(await process.look(), EnterScore)
        assert [each.nth for each in scores] == [0, 2]  # the desk did not say which, so it was the next

    asyncio.run(run())


def test_a_result_that_is_taken_back_calls_the_game_again() -> None:
    async def run() -> None:
        process = await called("knock-out", 4)
        await play_out(process.tables, (await process.table_of("R1-1")).table, Random(5))
        state = await process.look()
        [score] = commands(state, EnterScore)
        await process.do(Undo(state.log[-1].number, "the wrong person played"))
        state = await process.look()
        first, second = tables_of(state, "R1-1")
        assert first.table != second.table
        await play_out(process.tables, second.table, Random(6))
        state = await process.look()
        assert [each.game for each in commands(state, EnterScore)] == [score.game] * 2
        assert "R1-1" not in [opened.game for opened in state.tables[3:]]

    asyncio.run(run())


def test_where_other_players_are_paired_their_table_is_another() -> None:
    async def run() -> None:
        process = await called("knock-out", 4)
        for game in ("R1-1", "R1-2"):
            await process.do(EnterScore("", game, (121, 80)))
        state = await process.look()
        first = await process.table_of("F1")
        await process.do(Undo(state.log[4 + 4 + 1].number))  # after four entries, arrivals and the start
        await process.look()
        await process.do(EnterScore("", "R1-1", (80, 121)))
        await process.look()
        second = await process.table_of("F1")
        assert first.game is not None
        assert second.game is not None
        assert (first.game.names, second.game.names) == (("Ann", "Cleo"), ("Bob", "Cleo"))
        assert (await process.table(first.table)).closed is not None

    asyncio.run(run())


def test_a_player_who_comes_back_as_another_guest_has_the_seat() -> None:
    async def run() -> None:
        process = await called("knock-out")
        table = (await process.table_of("F1")).table
        await process.keeper.mark(process.event, SeatBound("Bob", person="p-new"))
        await process.look()
        state = await process.table(table)
        assert (state.seat_of("p-new"), state.seat_of("p-bob")) == (1, None)
        assert state.playing
        version = state.version
        await process.look()
        assert (await process.table(table)).version == version  # and nothing more happens

    asyncio.run(run())


@pytest.mark.parametrize(("seats", "expected"), [((0,), MarkAbsent), ((0, 1), DropOut)])
def test_who_lost_a_match_is_told_once_however_often_one_looks(seats: Any, expected: type) -> None:
    async def run() -> None:
        process = await called("round-robin")
        await process.came("R1T1", *({0, 1} - set(seats)))
        process.clock.pass_seconds(FREE.wait_seconds)
        for again in range(3):
            state = await process.look()
            assert len(commands(state, expected)) == len(seats)
            process = process.again() if again else process

    asyncio.run(run())


def test_the_clock_of_moves_begins_when_nobody_is_waited_for_any_more() -> None:
    async def run() -> None:
        process = await called("knock-out", online=OnlineTerms(wait_seconds=300, move_seconds=10))
        await process.came("F1", 0, 1)  # they are there, and do nothing
        process.clock.pass_seconds(304)
        await process.tables.look_after()
        assert not commands(await process.look(), MarkAbsent)
        process.clock.pass_seconds(1)
        await process.tables.look_after()
        [lost] = commands(await process.look(), MarkAbsent)
        assert lost.players in (("Ann",), ("Bob",))  # whoever was to cut

    asyncio.run(run())


def test_where_bots_stand_in_the_game_of_whoever_leaves_is_played_out() -> None:
    async def run() -> None:
        process = Process(MemoryStore(), Clock())
        await process.open(options("knock-out"), OnlineTerms(gone="bot", stand_in="random"))
        await process.enter(["Ann"])
        await process.enter(["Bob"], bots=True)
        await process.begin()
        await process.tables.do((await process.table_of("F1")).table, Leave("p-ann"))
        state = await process.until_closed()
        assert [each.kind for each in commands(state, EnterScore)] == [Kind.PLAYED]
        assert not commands(state, MarkAbsent)

    asyncio.run(run())


def test_an_event_that_is_played_in_a_hall_is_left_alone() -> None:
    async def run() -> None:
        process = Process(MemoryStore(), Clock())
        state = await process.keeper.open(options("knock-out"))
        process.event = state.event
        await process.enter(NAMES[:2])
        before = await process.state()
        assert await process.begin() == before

    asyncio.run(run())
