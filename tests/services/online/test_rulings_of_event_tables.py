"""A ruling that a player asks for at a table of an event is for its officials, whoever sits there."""

import asyncio
from random import Random

import pytest

from pegout.game.events import RulingMade
from pegout.refusal import Refused
from pegout.services.events.keys import Actor
from pegout.services.events.views import whole
from pegout.services.online.rulings import Answer
from pegout.services.tables.clocks import ANSWER
from pegout.services.tables.commands import Act, AgreeToRuling, DeclineRuling, LookAfter, ProposeRuling
from pegout.services.tables.state import TableState
from pegout.tournament.event import CallJudge, NoteRuling, Role, SettleCall
from tests.kit.hosted_events import plain
from tests.kit.memory_store import MemoryStore
from tests.kit.online_events import Process, commands, options, person_of
from tests.kit.tables import Clock, choice

GAME = "R1T1"
ANN, BOB = person_of("Ann"), person_of("Bob")
JUDGE = Actor(Role.JUDGE)
TOUCHED = ProposeRuling(ANN, "touched-opponents-peg", (("offender", "Bob"),))
"""acc:VIII.6a: two points, if it is true."""


async def asked(*, bot: bool = False) -> tuple[Process, TableState]:
    """Ann says that Bob has touched her peg; Bob may be a bot."""
    process = Process(MemoryStore(), Clock())
    await process.open(options("round-robin"))
    await process.enter(["Ann"])
    await process.enter(["Bob"], bots=bot)
    await process.begin()
    table = (await process.table_of(GAME)).table
    dice = Random(3)
    while (game := (await process.table(table)).game) is None or not any(map(len, game.deal.played)):
        await asyncio.sleep(0)
        for seat, person in enumerate(players(await process.table(table))):
            state = await process.table(table)
            move = choice(state, seat, dice) if state.bot_at(seat) is None else None
            if move is not None:
                await process.tables.do(table, Act(person, move))
    await process.tables.do(table, TOUCHED)
    await process.look()
    return process, await process.table(table)


def players(table: TableState) -> list[str]:
    """In the order of their seats."""
    assert table.reserved is not None
    return [person_of(name) for name in table.reserved.names]


async def to_call(process: Process, *, upheld: bool) -> Answer:
    """The answer to the last call."""
    return Answer((await process.state()).now.calls[-1].number, upheld)


def rulings(table: TableState) -> int:
    return sum(isinstance(event, RulingMade) for event in table.events)


@pytest.mark.parametrize("bot", [False, True])
def test_nothing_moves_before_an_official_has_answered(*, bot: bool) -> None:
    async def run() -> None:
        process, table = await asked(bot=bot)
        assert table.is_held
        assert rulings(table) == 0
        state = await process.look()
        (call,) = commands(state, CallJudge)
        assert call.words.startswith("Ann asks for a ruling (")
        assert "Ann pegs two points" in call.words
        seen = plain(whole(state, Role.JUDGE, "", process.clock()))
        (line,) = seen["calls"].values()
        assert line["asks"]
        (todo,) = [one for one in seen["todo"].values() if one["kind"] in ("call", "ruling")]
        assert (todo["kind"], todo["do"]) == ("ruling", None)  # settled alone it would never be answered
        assert "called the judge" not in todo["text"]

    asyncio.run(run())


@pytest.mark.parametrize("bot", [False, True])
def test_what_an_official_upholds_is_carried_out_and_written_down(*, bot: bool) -> None:
    async def run() -> None:
        process, table = await asked(bot=bot)
        await process.host.answer(process.event, JUDGE, await to_call(process, upheld=True))
        assert rulings(await process.table(table.table)) == 1
        state = await process.state()
        (noted,) = commands(state, NoteRuling)
        assert noted.citations == ("acc:VIII.6a",)
        assert all(call.settled for call in state.now.calls)

    asyncio.run(run())


def test_what_is_not_upheld_moves_nothing_and_is_not_asked_twice_in_a_deal() -> None:
    async def run() -> None:
        process, table = await asked()
        await process.host.answer(process.event, JUDGE, await to_call(process, upheld=False))
        now = await process.table(table.table)
        assert rulings(now) == 0
        assert not now.is_held
        assert now.proposal is not None
        assert now.proposal.refused == "judge"  # which both are told until play goes on
        assert commands(await process.state(), SettleCall)
        with pytest.raises(Refused, match="had your answer in this deal"):
            await process.tables.do(table.table, TOUCHED)
        with pytest.raises(match="waiting for that answer"):
            await process.host.answer(process.event, JUDGE, await to_call(process, upheld=True))

    asyncio.run(run())


def test_an_answer_is_to_what_the_official_has_read_and_to_nothing_asked_since() -> None:
    """Else whoever asks could put another ruling in its place while the first is being read."""

    async def run() -> None:
        process, table = await asked()
        read = await to_call(process, upheld=True)
        await process.tables.do(table.table, DeclineRuling(ANN))
        process.clock.pass_seconds(1)
        await process.tables.do(table.table, TOUCHED)
        await process.look()
        with pytest.raises(match="withdrawn"):
            await process.host.answer(process.event, JUDGE, read)
        assert rulings(await process.table(table.table)) == 0
        await process.host.answer(process.event, JUDGE, Answer(read.call, upheld=False))
        assert (await process.table(table.table)).is_held  # what is asked now has no answer yet
        await process.look()
        assert (await to_call(process, upheld=True)).call != read.call
        await process.host.answer(process.event, JUDGE, await to_call(process, upheld=True))
        assert rulings(await process.table(table.table)) == 1

    asyncio.run(run())


def test_play_waits_and_the_opponent_neither_agrees_nor_declines() -> None:
    async def run() -> None:
        process, table = await asked()
        for command in (AgreeToRuling(BOB), DeclineRuling(BOB)):
            with pytest.raises(Refused, match="the director answers"):
                await process.tables.do(table.table, command)
        dice = Random(1)
        moves = [(seat, choice(table, seat, dice)) for seat in (0, 1)]
        for seat, move in moves:
            if move is not None:
                with pytest.raises(Refused, match="asked to rule"):
                    await process.tables.do(table.table, Act(players(table)[seat], move))
        await process.tables.do(table.table, DeclineRuling(ANN))
        assert not (await process.table(table.table)).is_held

    asyncio.run(run())


def test_nobody_holds_up_a_game_by_asking() -> None:
    """Without an answer the game goes on, and the clock for moves begins anew."""

    async def run() -> None:
        process, table = await asked()
        process.clock.pass_seconds(ANSWER // 1000)
        await process.tables.do(table.table, LookAfter(process.clock()))
        now = await process.table(table.table)
        assert not now.is_held
        assert now.proposal is not None
        assert now.proposal.refused == ""
        assert now.moved_at == process.clock()
        assert rulings(now) == 0

    asyncio.run(run())
