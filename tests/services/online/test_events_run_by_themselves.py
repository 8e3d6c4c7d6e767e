"""Events of bots: opened, started, played to the end and closed by the program."""

import asyncio
from collections import Counter
from typing import Any

import pytest

from pegout.services.events.kind import EVENTS
from pegout.services.events.state import HostedEvent
from pegout.services.events.stream_events import Recorded, TableSet
from pegout.tournament.entries import Arrival, Pay, Phase
from pegout.tournament.event import EnterScore, StartPlayOffs, StartRound, final_order
from pegout.tournament.standings import Kind
from tests.kit.memory_store import MemoryStore
from tests.kit.online_events import NAMES, Process, check_scores, commands, options
from tests.kit.tables import Clock


async def played(form: str, kind: str = "member", **settings: Any) -> tuple[HostedEvent, Process]:
    process = Process(MemoryStore(), Clock())
    await process.open(options(form, **settings))
    await process.enter(NAMES, kind, bots=True)
    await process.begin()
    return await process.until_closed(), process


def test_a_double_elimination_of_eight_bots_runs_to_its_end() -> None:
    async def run() -> None:
        state, process = await played("lodge")
        await check_scores(process, state)
        assert len(commands(state, EnterScore)) in (14, 15)  # everybody but the champion loses twice
        [division] = state.now.divisions
        assert division.main is not None
        assert len(final_order(division)[0]) == 1
        losses = Counter[int]()
        for pairing in division.main.progress.pairings:
            if pairing.loser is not None:
                losses[pairing.loser] += 1
        assert sorted(losses.values()) in ([2] * 7, [1, *[2] * 7])
        assert {entry.arrival for entry in state.now.desk.entries} == {Arrival.HERE}
        assert {each.round for each in commands(state, StartRound)} == {1, 2, 3, 4}  # as the losers' has

    asyncio.run(run())


def test_a_round_robin_goes_from_round_to_round() -> None:
    async def run() -> None:
        state, process = await played("round-robin")
        await check_scores(process, state)
        now = 0
        for entry in process.store.streams[EVENTS.prefix + process.event]:
            event = entry.events[0]
            if isinstance(event, TableSet) and event.round:
                assert event.round in (now, now + 1)
                now = event.round
            elif isinstance(event, Recorded) and isinstance(event.line.command, EnterScore):
                assert event.line.command.game.startswith(
                    (f"R{now}T", "P")
                )  # nobody waits for a later round, but for ties
        assert now == 7
        assert len([opened for opened in state.tables if opened.round]) == 28

    asyncio.run(run())


def test_a_chart_is_followed_by_play_offs_of_several_games_at_one_table() -> None:
    async def run() -> None:
        state, process = await played("acc", "player", games=2)
        await check_scores(process, state)
        assert len(commands(state, StartPlayOffs)) == 1
        [final] = [opened for opened in state.tables if opened.game == "F1"]  # two of eight go on
        games = [each.nth for each in commands(state, EnterScore) if each.game == "F1"]
        assert games in ([1, 2], [1, 2, 3])
        assert final.nth == 1
        others = {each.game for each in commands(state, EnterScore) if each.game.startswith("C")}
        assert others == {"C1-2", "C1-3", "C2-1", "C2-2", "CF"}  # six are left, and the best two have a bye

    asyncio.run(run())


def test_nobody_plays_before_the_hour() -> None:
    async def run() -> None:
        process = Process(MemoryStore(), Clock())
        await process.open(options("knock-out"))
        await process.enter(NAMES[:2])
        process.clock.pass_seconds(3599)
        before = await process.look()
        assert (before.now.desk.course.phase, len(before.log)) == (Phase.OPEN, 2)
        process.clock.pass_seconds(1)
        state = await process.look()
        assert state.now.desk.course.phase is Phase.PLAYING
        assert [(opened.game, opened.nth) for opened in state.tables] == [("F1", 1)]
        table = await process.table_of("F1")
        assert table.game is not None
        assert table.game.names == ("Ann", "Bob")
        assert [record.by for record in state.log[2:]] == ["server"] * 3  # both are checked in, and it starts

    asyncio.run(run())


def test_an_event_with_money_in_hand_is_left_to_the_director() -> None:
    async def run(fee: int) -> bool:
        process = Process(MemoryStore(), Clock())
        await process.open(options("knock-out", fee=fee, prizes="100%"))
        await process.enter(NAMES[:2], bots=True)
        for name in NAMES[:2] if fee else ():
            await process.do(Pay(name, fee))
        await process.begin()
        for _ in range(200):
            state = await process.look()
            await asyncio.sleep(0.005)
            if commands(state, EnterScore):
                break
        assert commands(state, EnterScore)
        return (await process.look()).now.closed

    assert asyncio.run(run(0))
    assert not asyncio.run(run(500))


@pytest.mark.parametrize("form", ["season", "acc"])
def test_the_host_leaves_alone_what_people_arrange_themselves(form: str) -> None:
    """Nights are opened by the director, and with free pairing players find each other."""

    async def run() -> HostedEvent:
        process = Process(MemoryStore(), Clock())
        await process.open(options(form, movement="free" if form == "acc" else None))
        await process.enter(NAMES[:4], "player" if form == "acc" else "member", bots=True)
        return await process.begin()

    state = asyncio.run(run())
    assert not state.tables
    assert not commands(state, StartPlayOffs)


def test_events_look_after_themselves_as_long_as_the_server_runs() -> None:
    async def run() -> HostedEvent:
        process = Process(MemoryStore(), Clock())
        await process.open(options("knock-out"))
        await process.enter(NAMES[:4], bots=True)
        process.clock.pass_seconds(3600)
        process.store.fails = 2  # the disk is full for a moment
        process.host.open()
        async with asyncio.timeout(60):
            while not (await process.state()).now.closed:  # noqa: ASYNC110 - nobody tells us
                await asyncio.sleep(0.01)
        await process.host.close()
        return await process.state()

    state = asyncio.run(run())
    scores = commands(state, EnterScore)
    assert len(scores) == 4  # two semi-finals, the third place and the final
    assert all(each.kind is Kind.PLAYED and max(each.scores) == 121 for each in scores)
