"""Players who are called to a table and do not come."""

import asyncio
from collections.abc import Sequence
from random import Random

import pytest

from pegout.refusal import Refused
from pegout.services.events.state import HostedEvent
from pegout.services.tables.commands import Act, CloseTable, Leave, RevealDeals, SeatPlayer, Sit, TableCommand
from pegout.services.tables.presence import Presence
from pegout.tournament.entries import Register
from pegout.tournament.event import DropOut, EnterScore, MarkAbsent, Undo, rows
from pegout.tournament.standings import GameResult, Kind
from tests.kit.memory_store import MemoryStore
from tests.kit.online_events import NAMES, WAIT, Process, commands, options, person_of, tables_of
from tests.kit.tables import Clock, choice


async def called(form: str, names: Sequence[str] = NAMES[:4], **settings: object) -> Process:
    """An event of people whose first games are called."""
    process = Process(MemoryStore(), Clock())
    await process.open(options(form, **settings))
    await process.enter(names)
    await process.begin()
    return process


async def waited(process: Process) -> HostedEvent:
    process.clock.pass_seconds(WAIT)
    return await process.look()


def test_on_a_sheet_whoever_came_goes_on_and_where_neither_did_nobody() -> None:
    async def run() -> None:
        process = await called("knock-out")
        await process.came("R1-1", 0)
        process.clock.pass_seconds(WAIT - 1)
        assert not commands(await process.look(), MarkAbsent)
        process.clock.pass_seconds(1)
        state = await process.look()
        assert commands(state, MarkAbsent) == [
            MarkAbsent("", "R1-1", ("Bob",)),
            MarkAbsent("", "R1-2", ("Cleo", "Dan")),
        ]
        assert [(await process.table(each.table)).closed is not None for each in state.tables] == [True] * 2
        [division] = state.now.divisions
        assert division.main is not None
        assert division.main.progress.champion == 1  # there is nobody to play the final against

    asyncio.run(run())


def test_in_a_chart_one_loses_by_ten_points_and_two_drop_out() -> None:
    async def run() -> None:
        process = await called("round-robin")
        first = (await process.division()).games[0]
        await process.came(first.id, 1)
        state = await waited(process)
        [division] = state.now.divisions
        assert division.results[first.id] == GameResult(first.first, first.second, 111, 121, 1, Kind.FORFEIT)
        gone = {1, 2, 3, 4} - {first.first, first.second}
        assert {each.player for each in commands(state, DropOut)} == {division.named(line) for line in gone}
        assert division.chart is not None
        assert set(division.chart.gone) == gone

    asyncio.run(run())


def test_in_a_play_off_for_a_tie_it_counts_for_the_tie_alone() -> None:
    async def run() -> None:
        process = await called("round-robin", NAMES[:2], games=2)
        for winner, game in enumerate((await process.division()).games, 1):
            await process.look()
            await process.do(EnterScore("", game.id, (121, 100) if game.first == winner else (100, 121)))
        await process.look()
        await process.came("P1-2", 0)
        state = await waited(process)
        assert commands(state, MarkAbsent) == [MarkAbsent("", "P1-2", ("Bob",))]
        assert state.now.divisions[0].ties == (GameResult(1, 2, 121, 111, 0, Kind.FORFEIT),)
        table = rows(state.now.divisions[0]).rows
        assert [(row.player, row.net_spread) for row in table] == [(1, 0), (2, 0)]
        assert state.now.closed

    asyncio.run(run())


def test_whoever_has_cut_a_card_is_not_absent_for_want_of_a_connection() -> None:
    async def run() -> None:
        process = await called("knock-out", NAMES[:2])
        table = await process.table_of("F1")
        for seat in (0, 1):
            move = choice(await process.table_of("F1"), seat, Random(1))
            assert move is not None
            await process.tables.do(table.table, Act(person_of(NAMES[seat]), move))
        assert not commands(await waited(process), MarkAbsent)

    asyncio.run(run())


def test_whoever_was_at_the_table_and_went_away_has_come() -> None:
    async def run() -> None:
        process = await called("knock-out", NAMES[:2])
        presence = Presence(process.tables, grace=0)
        table = (await process.table_of("F1")).table
        presence.came(table, 0)
        presence.went(table, 0)
        presence.heard({"here": [[table, 1]]})  # at another server process
        assert [presence.has_come(table, seat) for seat in (0, 1, 2)] == [True, True, False]
        await process.tables.close()

    asyncio.run(run())


def test_after_a_restart_everybody_is_waited_for_anew() -> None:
    async def run() -> None:
        process = (await called("knock-out", NAMES[:2])).again()
        process.clock.pass_seconds(WAIT - 1)
        process = process.again()
        process.clock.pass_seconds(WAIT - 1)
        assert not commands(await process.look(), MarkAbsent)
        process.clock.pass_seconds(1)
        assert len(commands(await process.look(), MarkAbsent)) == 1

    asyncio.run(run())


def test_an_entrant_who_never_took_a_seat_is_absent_and_is_seated_when_that_is_taken_back() -> None:
    async def run() -> None:
        process = Process(MemoryStore(), Clock())
        await process.open(options("knock-out"))
        await process.enter(NAMES[:3])
        await process.do(Register("Dan", "guest"))  # at the desk, from no browser
        await process.begin()
        assert [seat is None for seat in (await process.table_of("R1-2")).seats] == [False, True]
        await process.came("R1-1", 0, 1)
        await process.came("R1-2", 0)
        state = await waited(process)
        assert commands(state, MarkAbsent) == [MarkAbsent("", "R1-2", ("Dan",))]
        await process.do(Undo(state.log[-1].number, "he was on the telephone"))
        state = await process.look()
        assert len(tables_of(state, "R1-2")) == 2  # they are called again, and waited for again
        process.clock.pass_seconds(WAIT - 1)
        assert len(commands(await process.look(), MarkAbsent)) == 1

    asyncio.run(run())


@pytest.mark.parametrize(("form", "game"), [("knock-out", "F1"), ("round-robin", "R1T1")])
@pytest.mark.parametrize("bot", [False, True])
def test_whoever_leaves_the_table_has_lost(form: str, game: str, bot: bool) -> None:
    async def run() -> None:
        process = Process(MemoryStore(), Clock())
        await process.open(options(form))
        await process.enter(["Ann"])
        await process.enter(["Bob"], bots=bot)
        await process.begin()
        table = await process.table_of(game)
        await process.tables.do(table.table, Leave("p-ann"))
        state = await process.look()
        assert commands(state, MarkAbsent) == [MarkAbsent("", game, ("Ann",))]
        assert not commands(state, EnterScore)
        assert state.now.closed

    asyncio.run(run())


def test_nobody_leaves_a_table_before_the_game_or_sits_down_at_it_or_plays_there_again() -> None:
    async def run() -> list[str]:
        process = Process(MemoryStore(), Clock())
        await process.open(options("knock-out"))
        await process.enter(["Ann"])
        await process.do(Register("Bob", "member"))
        await process.begin()
        table = (await process.table_of("F1")).table
        return [await refused(process, table, command) for command in commands_of_strangers()]

    assert asyncio.run(run()) == ["reserved", "reserved", "not_host", "not_host", "not_host"]


def commands_of_strangers() -> list[TableCommand]:
    return [
        Leave("p-ann"),
        Sit("p-bob", "Bob"),
        SeatPlayer("p-bob", 1, "p-bob", "Bob"),
        CloseTable("p-ann", "no"),
        RevealDeals("p-ann"),
    ]


async def refused(process: Process, table: str, command: TableCommand) -> str:
    with pytest.raises(Refused) as error:
        await process.tables.do(table, command)
    return error.value.refusal.code
