"""Bots who sit at tables, and players who come and go."""

import asyncio
from random import Random

import pytest

from pegout.game import NOT_STARTED, Command, MatchFormat, Officiating, SeatView, Throw, evolve, view_for
from pegout.game.events import CardsThrown
from pegout.game.officiated.claims import Claim
from pegout.judge.notice import Noticed
from pegout.rules import PRESETS
from pegout.services.tables.bots import BotService, seed_of
from pegout.services.tables.commands import Act, ComeBack, GoAway, LookAfter, Sit
from pegout.services.tables.events import PlayedByFeel
from pegout.services.tables.keeper import TableKeeper
from pegout.services.tables.presence import Presence
from pegout.services.tables.quick_choice import by_feel
from pegout.services.tables.state import TableState
from pegout.services.tables.terms import Gone, Terms
from pegout.services.worker_pool import Requester
from tests.kit.memory_store import MemoryStore
from tests.kit.tables import ANN, Clock, QuickThinker, Silence, Tally, choice, club_keeper, play_out, seated


async def until_over(keeper: TableKeeper, table: str, seconds: float = 20) -> TableState:
    async with asyncio.timeout(seconds):
        while not (await keeper.live(table)).state.match_over:  # noqa: ASYNC110 - nobody tells us
            await asyncio.sleep(0.005)
    return (await keeper.live(table)).state


def test_bots_play_a_whole_match_among_themselves() -> None:
    async def run() -> TableState:
        keeper, _, _ = club_keeper()
        BotService(keeper, QuickThinker())
        terms = Terms(PRESETS["club-3"], MatchFormat.parse("2 games"))
        state = await keeper.open(terms, ANN, {0: "random", 1: "greedy", 2: "beginner"})
        return await until_over(keeper, state.table)

    state = asyncio.run(run())
    assert state.game is not None
    assert state.game.game_number == 2
    assert state.game.names == ("Random (bot)", "Greedy (bot)", "Beginner (bot)")


def test_a_person_plays_against_a_bot_also_where_they_officiate() -> None:
    async def run(officiating: Officiating) -> TableState:
        keeper, _, _ = club_keeper()
        BotService(keeper, QuickThinker(), patience=0)
        terms = Terms(PRESETS["acc"], officiating=officiating)
        state = await keeper.open(terms, ANN, {1: "novice"})
        await keeper.do(state.table, Sit(ANN, "Ann"))

        return await play_out(keeper, state.table, Random(6), most=200_000)

    for officiating in Officiating:
        assert asyncio.run(run(officiating)).match_over


def test_no_bot_can_be_foreseen_and_none_repeats_another_match() -> None:
    async def run() -> tuple[TableState, TableState]:
        keeper, _, _ = club_keeper()
        return await seated(keeper), await seated(keeper)

    one, other = asyncio.run(run())
    seeds = [seed_of(one, 0), seed_of(one, 1), seed_of(other, 0)]
    assert len(set(seeds)) == 3
    assert not any(secret in seed for seed in seeds for secret in (one.on_secret, other.on_secret))


class Broken:
    """Bots that cannot think."""

    async def think(
        self, level: str, seed: str, view: SeatView, seen: Noticed | None, requester: Requester
    ) -> Command | Claim | None:
        raise RuntimeError(f"no thought of {level} {seed} {view.seat} {seen} for {requester}")


def felt_in(state: TableState, store: MemoryStore) -> list[PlayedByFeel]:
    events = [event for entry in store.streams[state.table] for event in entry.events]
    return [event for event in events if isinstance(event, PlayedByFeel)]


def test_bots_that_cannot_think_in_time_play_well_by_feel_and_the_table_is_told() -> None:
    async def run() -> tuple[TableState, MemoryStore, Tally]:
        keeper, store, _ = club_keeper()
        keeper.observer = tally = Tally()
        BotService(keeper, Broken(), in_time=0.001)
        state = await keeper.open(Terms(PRESETS["acc"]), ANN, {0: "greedy", 1: "greedy"})
        return await until_over(keeper, state.table, 60), store, tally

    state, store, tally = asyncio.run(run())
    felt = felt_in(state, store)
    assert len(felt) == len(state.remarks) == tally.bots["by_feel"]
    assert tally.bots["failed"] >= len(felt)  # all are counted
    assert by_greedy(state)


def by_greedy(state: TableState) -> bool:
    """Whether every throw of the match is what the quick bot throws, and not just any."""
    game, thrown = NOT_STARTED, 0
    for event in state.events:
        if isinstance(event, CardsThrown):
            thrown += 1
            assert by_feel("", view_for(game, event.seat), None) == Throw(event.seat, event.cards)
        game = evolve(game, event)
    return thrown > 10


def test_what_bots_fail_at_is_counted_and_not_told_a_thousand_times(caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> Tally:
        keeper, _, _ = club_keeper()
        keeper.observer = tally = Tally()
        BotService(keeper, Broken(), in_time=0.5)
        for _ in range(20):
            await keeper.open(Terms(PRESETS["acc"]), ANN, {0: "greedy", 1: "greedy"})
        await asyncio.sleep(1)
        await keeper.close()
        return tally

    assert asyncio.run(run()).bots["failed"] >= 60
    assert len([line for line in caplog.records if "failed to choose" in line.message]) == 1


class Slow(QuickThinker):
    """Bots that must wait for their turn."""

    async def think(
        self, level: str, seed: str, view: SeatView, seen: Noticed | None, requester: Requester
    ) -> Command | Claim | None:
        await asyncio.sleep(0.05)
        return await super().think(level, seed, view, seen, requester)


def test_a_bot_that_must_wait_waits() -> None:
    async def run() -> tuple[TableState, MemoryStore]:
        keeper, store, _ = club_keeper()
        BotService(keeper, Slow())
        state = await keeper.open(Terms(PRESETS["acc"]), ANN, {0: "random", 1: "random"})
        await asyncio.sleep(1)
        await keeper.close()
        return (await keeper.live(state.table)).state, store

    state, store = asyncio.run(run())
    assert state.version > 5
    assert felt_in(state, store) == []


def test_nobody_waits_for_bots_that_play_for_everybody_until_somebody_is_back() -> None:
    """Else a guest who has left a long match against a bot would have bots play it among themselves."""

    async def run() -> list[int]:
        keeper, _, clock = club_keeper()
        BotService(keeper, QuickThinker())
        terms = Terms(PRESETS["acc"], MatchFormat.parse("25 games"), wait_seconds=5)
        state = await keeper.open(terms, ANN, {1: "random"})
        await keeper.do(state.table, Sit(ANN, "Ann"))
        await keeper.do(state.table, GoAway(0))
        clock.pass_seconds(10)
        await keeper.look_after()
        live = await keeper.live(state.table)
        assert live.state.standing_in
        versions = [live.state.version]
        for seconds in (0, 60):
            clock.pass_seconds(seconds)
            await keeper.look_after()
            await asyncio.sleep(0.05)
            versions.append(live.state.version)
        await keeper.do(state.table, ComeBack(0))
        for _ in range(20):
            if (move := choice(live.state, 0, Random(3))) is not None:
                await keeper.do(state.table, Act(ANN, move))
            await asyncio.sleep(0.01)
        return [*versions, live.state.version]

    before, still, later, after = asyncio.run(run())
    assert before == still == later
    assert after > later + 10  # and both play on


def test_after_a_restart_the_bots_of_running_games_go_on() -> None:
    async def run() -> TableState:
        store, clock = MemoryStore(), Clock()
        dead = TableKeeper(store, Silence(), now=clock)  # nobody attends to its bots: it was killed
        state = await dead.open(Terms(PRESETS["acc"]), ANN, {0: "greedy", 1: "random"})
        keeper = TableKeeper(store, Silence(), now=clock)
        BotService(keeper, QuickThinker())
        clock.pass_seconds(10)
        await keeper.look_after()
        return await until_over(keeper, state.table)

    assert asyncio.run(run()).match_over


def test_a_lost_connection_is_noted_after_a_moment_and_a_new_one_at_once() -> None:
    async def run() -> list[bool]:
        keeper, _, _ = club_keeper()
        presence = Presence(keeper, grace=0.02)
        state = await seated(keeper)
        live = await keeper.live(state.table)
        seen = []
        presence.came(state.table, 0)
        presence.came(state.table, 0)  # on two devices
        presence.went(state.table, 0)
        await asyncio.sleep(0.06)
        seen.append(0 in live.state.away)
        presence.went(state.table, 0)
        seen.append(0 in live.state.away)
        await asyncio.sleep(0.06)
        seen.append(0 in live.state.away)
        presence.came(state.table, 0)
        await asyncio.sleep(0.02)
        seen.append(0 in live.state.away)
        return seen

    assert asyncio.run(run()) == [False, False, True, False]


def test_a_page_that_is_loaded_again_is_not_noticed() -> None:
    async def run() -> int:
        keeper, store, _ = club_keeper()
        presence = Presence(keeper, grace=0.03)
        state = await seated(keeper)
        presence.came(state.table, 1)
        presence.went(state.table, 1)
        presence.came(state.table, 1)
        await asyncio.sleep(0.06)
        return len(store.streams[state.table]) - state.version

    assert asyncio.run(run()) == 0


def test_somebody_of_whom_no_process_knows_is_away_and_another_process_can_vouch() -> None:
    class Ear:
        def changed(self, before: TableState, now: TableState, entry: object) -> None: ...

    async def run(vouched: bool) -> set[int]:
        keeper, _, _ = club_keeper()
        presence = Presence(keeper, missed=0.03)
        state = await seated(keeper)
        live = await keeper.live(state.table)
        live.subscribers.append(Ear())
        presence.came(state.table, 0)
        await asyncio.sleep(0.04)
        if vouched:
            presence.heard({"here": [[state.table, 1]]})
        await presence.beat()
        return set(live.state.away)

    assert asyncio.run(run(vouched=False)) == {1}
    assert asyncio.run(run(vouched=True)) == set()


def test_whoever_is_here_is_not_taken_for_away_by_another_process() -> None:
    async def run() -> tuple[bool, bool]:
        store, clock = MemoryStore(), Clock()
        here, there = TableKeeper(store, Silence(), now=clock), TableKeeper(store, Silence(), now=clock)
        presence, wrong = Presence(here), Presence(there, grace=0)
        state = await seated(here, Terms(PRESETS["acc"], gone=Gone.FORFEIT, wait_seconds=5))
        await there.live(state.table)
        presence.came(state.table, 1)
        wrong.came(state.table, 1)
        wrong.went(state.table, 1)
        await asyncio.sleep(0.02)
        await here.catch_up(state.table)
        away = 1 in (await here.live(state.table)).state.away
        await presence.beat()
        await asyncio.sleep(0.01)
        clock.pass_seconds(100)
        await here.do(state.table, LookAfter(clock()))
        return away, (await here.live(state.table)).state.playing

    assert asyncio.run(run()) == (True, True)
