"""Duplicate nights: the same packs at every table of a round, which everybody can check afterwards."""

import asyncio
from dataclasses import replace
from datetime import UTC, datetime
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.cards import Card
from pegout.game import MatchFormat, Phase
from pegout.game.events import CardsDealt, GameEnded, MatchStarted, PackCut, PackShuffled, StarterTurned
from pegout.game.evolve import draft_of
from pegout.game.state import NOT_STARTED
from pegout.rules import PRESETS, Ending, Outcome
from pegout.services.event_files.options import EventOptions
from pegout.services.events.commands import Sent
from pegout.services.events.evolve import evolve
from pegout.services.events.state import HostedEvent
from pegout.services.events.stream_events import EventOpened, OnlineTerms, TableSet
from pegout.services.events.views import whole
from pegout.services.online.duplicate import comparison, secret_of
from pegout.services.provable import commitment_of, verify
from pegout.services.streams.ports import Entry
from pegout.services.tables.commands import Act
from pegout.services.tables.events import Reserved
from pegout.services.tables.growing_list import GrowingList
from pegout.services.tables.records import finished_matches, record_of
from pegout.services.tables.state import TableState
from pegout.services.tables.terms import Terms
from pegout.tournament.event import CloseEvent, EnterScore, MarkAbsent, Role, Undo, open_games
from tests.kit.memory_store import MemoryStore
from tests.kit.online_events import DIRECTOR, NAMES, Process, check_scores, commands, options, person_of
from tests.kit.tables import Clock, choice

NIGHT = OnlineTerms(duplicate=True)


async def opened_night(*, bots: bool = True, form: str = "round-robin") -> Process:
    process = Process(MemoryStore(), Clock())
    await process.open(options(form), NIGHT)
    await process.enter(NAMES[:4], bots=bots)
    await process.begin()
    return process


def packs(table: TableState) -> list[tuple[Card, ...]]:
    return [event.pack for event in table.events if isinstance(event, PackShuffled)]


def dealt(table: TableState) -> list[object]:
    """The hands as they were dealt and the starters, deal by deal: cuts included."""
    return [event for event in table.events if isinstance(event, CardsDealt | StarterTurned)]


async def play(process: Process, table: str, dice: Random, deals: int) -> TableState:
    """Let people play at it until so many deals are over, or the match is."""
    while True:
        state = await process.table(table)
        assert state.game is not None
        if state.match_over or state.game.deal_number > deals:
            return state
        assert state.reserved is not None
        for seat, name in enumerate(state.reserved.names):
            move = choice(await process.table(table), seat, dice)
            if move is not None and not (await process.table(table)).match_over:
                await process.tables.do(table, Act(person_of(name), move))


def test_records_of_a_round_verify_and_have_the_same_packs() -> None:
    async def run() -> None:
        process = await opened_night()
        state = await process.until_closed()
        by_round: dict[int, list[TableState]] = {}
        for opened in state.tables:
            if opened.round:
                by_round.setdefault(opened.round, []).append(await process.table(opened.table))
        assert sorted(map(len, by_round.values())) == [2, 2, 2]
        for one, other in by_round.values():
            assert one.on_secret == other.on_secret
            shared = min(len(packs(one)), len(packs(other)))
            assert shared > 5
            assert packs(one)[:shared] == packs(other)[:shared]
            for table in (one, other):
                [(over, at)] = finished_matches(process.store.streams[table.table])
                verdict = verify(record_of(over, at), commitment_of(one.on_secret))
                assert verdict.agrees
                assert verdict.packs == len(packs(table))
        assert len({tables[0].on_secret for tables in by_round.values()}) == 3

    asyncio.run(run())


def test_people_get_the_same_hands_and_starters_for_nobody_cuts() -> None:
    async def run() -> None:
        process = await opened_night(bots=False)
        tables = [opened.table for opened in (await process.state()).tables]
        before = [await process.table(table) for table in tables]
        assert len({table.commitment for table in before}) == 1
        assert len({table.game.dealer for table in before if table.game}) == 1
        one, other = [await play(process, table, Random(table), deals=4) for table in tables]
        assert len(dealt(one)) >= 8
        shared = min(len(dealt(one)), len(dealt(other)))
        assert dealt(one)[:shared] == dealt(other)[:shared]
        assert not one.terms.watched  # whoever looks on would know the cards of the other table

    asyncio.run(run())


@pytest.mark.parametrize("form", ["round-robin", "knock-out"])
def test_no_secret_is_told_before_every_table_of_the_round_is_over(form: str) -> None:
    async def run() -> None:
        process = await opened_night(bots=False, form=form)
        first, second = [opened.table for opened in (await process.state()).tables]
        await play(process, first, Random(2), deals=100)
        await process.look()
        table = await process.table(first)
        assert (table.match_over, table.revealed) == (True, False)
        assert not list(finished_matches(process.store.streams[first]))  # there is no record to be had yet
        await play(process, second, Random(3), deals=100)
        await process.look()
        assert [(await process.table(table)).revealed for table in (first, second)] == [True, True]
        assert len(list(finished_matches(process.store.streams[first]))) == 1

    asyncio.run(run())


def test_nobody_is_dealt_the_same_twice_on_a_sheet() -> None:
    async def run() -> None:
        process = await opened_night(form="lodge")
        state = await process.until_closed()
        tables = [await process.table(opened.table) for opened in state.tables]
        for name in NAMES[:4]:
            own = [table.on_secret for table in tables if table.reserved and name in table.reserved.names]
            assert len(own) == len(set(own)) >= 2
        [one, other] = [
            table.on_secret
            for table, opened in zip(tables, state.tables, strict=True)
            if opened.game in ("W1-1", "W1-2")
        ]
        assert one == other
        assert all(table.terms.match == MatchFormat() for table in tables)

    asyncio.run(run())


def test_games_of_a_longer_match_are_dealt_at_a_table_each() -> None:
    async def run() -> None:
        process = Process(MemoryStore(), Clock())
        await process.open(options("knock-out", best_of=3), NIGHT)
        await process.enter(NAMES[:2], bots=True)
        await process.begin()
        state = await process.until_closed()
        await check_scores(process, state)
        assert [opened.nth for opened in state.tables] in ([1, 2], [1, 2, 3])

    asyncio.run(run())


def test_secrets_of_rounds_come_from_that_of_the_night() -> None:
    night = "ab" * 32
    assert secret_of(night, "x/round 1") != secret_of(night, "x/round 2") != secret_of("ac" * 32, "x/round 2")
    assert secret_of(night, "x/round 1") == secret_of(night, "x/round 1")
    assert len(bytes.fromhex(secret_of(night, "x/round 1"))) == 32


def finished(
    name: str,
    deals: str,
    names: tuple[str, str],
    scores: tuple[int, int],
    dealer: int,
    ending: Ending = Ending.PEGGED_OUT,
) -> TableState:
    """A table at which nothing is known but its end."""
    rules = PRESETS["acc"]
    table = TableState(name, "C", Terms(rules), "event.x", [None, None])
    table.reserved = Reserved("x", names, deals=deals)
    game = draft_of(NOT_STARTED)
    game.phase = Phase.MATCH_OVER
    table.game = game
    winner = scores.index(max(scores))
    start = MatchStarted(rules, names, MatchFormat(), dealer)
    table.events = GrowingList([start, GameEnded(Outcome(winner, scores, ending))])
    return table


def night_of(tables: dict[str, tuple[int, str]]) -> HostedEvent:
    options = EventOptions("n", datetime(2026, 12, 10, 19, tzinfo=UTC), "round-robin")
    state = evolve(None, [Entry((EventOpened("x", options),), 0)])
    opened = [TableSet("", game, 1, name, number) for name, (number, game) in tables.items()]
    return replace(state, tables=tuple(opened))


def test_scores_are_compared_with_those_of_the_same_seat() -> None:
    state = night_of({"a": (1, "R1T1"), "b": (1, "R1T2"), "c": (2, "R2T1"), "d": (2, "R2T2")})
    tables = {
        "a": finished("a", "1", ("Ann", "Bob"), (121, 100), 0),
        "b": finished("b", "1", ("Cleo", "Dan"), (105, 121), 0),
        "c": finished("c", "2", ("Ann", "Cleo"), (90, 121), 1),
        "d": finished("d", "2", ("Bob", "Dan"), (121, 111), 1, Ending.FORFEIT),
    }
    first, second, third = comparison(state, tables)  # the last was not played: Dan was not there
    assert (first.dealer, first.dealer_score, first.dealer_average) == ("Ann", 121, 113)
    assert (first.pone, first.pone_score, first.pone_average) == ("Bob", 100, 110.5)
    assert (first.dealer_difference, first.pone_difference) == (8, -10.5)
    assert (second.dealer_difference, second.pone_difference) == (-8, 10.5)
    assert (third.dealer, third.pone, third.dealer_difference) == ("Cleo", "Ann", 0)
    assert [first.dealer_total, first.pone_total, second.dealer_total] == [8, -10.5, -8]
    assert (first.round, first.game, third.round) == (1, "R1T1", 2)


@given(st.lists(st.tuples(st.integers(0, 120), st.booleans()), min_size=1, max_size=5))
def test_what_some_have_more_than_the_average_others_have_less(games: list[tuple[int, bool]]) -> None:
    state = night_of({str(number): (1, f"R1T{number}") for number in range(len(games))})
    tables = {
        str(number): finished(str(number), "1", (f"A{number}", f"B{number}"), scores, 0)
        for number, (lost, won) in enumerate(games)
        for scores in [(121, lost) if won else (lost, 121)]
    }
    found = comparison(state, tables)
    for side in ("dealer", "pone"):
        assert sum(getattr(row, f"{side}_difference") for row in found) == pytest.approx(0, abs=0.05)


def test_tables_that_are_being_played_are_not_compared() -> None:
    async def run() -> None:
        process = await opened_night(bots=False)
        assert await process.host.duplicates(process.event) == []

    asyncio.run(run())


def test_whoever_never_comes_is_absent_though_the_program_has_cut_for_them() -> None:
    async def run() -> None:
        process = Process(MemoryStore(), Clock())
        await process.open(options("knock-out"), NIGHT)
        await process.enter(NAMES[:2])
        await process.begin()
        table = await process.table_of("F1")
        assert any(isinstance(event, PackCut) for event in table.events)
        process.clock.pass_seconds(NIGHT.wait_seconds)
        assert commands(await process.look(), MarkAbsent) == [MarkAbsent("", "F1", ("Ann", "Bob"))]

    asyncio.run(run())


def test_what_is_played_after_the_secret_was_told_is_dealt_for_its_table_alone() -> None:
    async def run() -> None:
        process = Process(MemoryStore(), Clock())
        await process.open(options("knock-out"), NIGHT)
        await process.enter(NAMES[:2], bots=True)
        await process.begin()
        [score, closing] = (await process.until_closed()).log[-2:]
        assert (type(score.command), type(closing.command)) == (EnterScore, CloseEvent)
        for record in (closing, score):
            await process.do(Undo(record.number, "once more"))
        state = await process.look()
        first, again = [await process.table(opened.table) for opened in state.tables]
        assert (first.shares_deals, again.shares_deals) == (True, False)
        assert again.on_secret != first.on_secret
        async with asyncio.timeout(30):
            while len(commands(await process.look(), EnterScore)) < 2:  # noqa: ASYNC110 - nobody tells us
                await asyncio.sleep(0.005)
        assert [row.table for row in await process.host.duplicates(process.event)] == [first.table]

    asyncio.run(run())


def test_three_who_stay_level_play_off_again_at_other_tables_with_other_cards() -> None:
    """Each beats the next by as much: in the games of the night, and in the first play-off."""

    async def all_level(process: Process) -> None:
        while games := open_games(await process.division()):
            await process.look()
            if games[0].id.startswith("P") and any(game.id == "P1-2" for game in games):
                state = await process.state()
                if len({opened.table for opened in state.tables if opened.game == "P1-2"}) == 2:
                    return
            game = games[0]
            ahead = (game.first, game.second) in ((1, 2), (2, 3), (3, 1))
            await process.do(EnterScore("", game.id, (121, 100) if ahead else (100, 121)))

    async def run() -> None:
        process = Process(MemoryStore(), Clock())
        await process.open(options("round-robin"), NIGHT)
        await process.enter(NAMES[:3])
        await process.begin()
        await all_level(process)
        state = await process.state()
        first, second = (opened for opened in state.tables if opened.game == "P1-2")
        assert (first.nth, second.nth) == (1, 2)
        line = whole(state, Role.DIRECTOR, "", process.clock.ms)["games"]["|P1-2"]
        assert (line.nth, line.online) == (2, second.table)
        deals = [(await process.table(opened.table)).dealt_as for opened in (first, second)]
        assert deals[0] != deals[1]
        late = EnterScore("", "P1-2", (121, 60), "Ann", nth=1)  # a phone that was away since the first
        [answer], _ = await process.keeper.send(process.event, DIRECTOR, [Sent("late", late)])
        assert "already entered" in str(answer.refused)

    asyncio.run(run())
