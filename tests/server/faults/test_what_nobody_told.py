"""Processes that die between storing and telling, and tables that cannot be read: the others go on."""

import asyncio
from random import Random
from typing import TYPE_CHECKING, cast

from pegout.game import MatchFormat
from pegout.rules import PRESETS
from pegout.server.tables.service import TableService
from pegout.server.tables.subscribers import Watcher
from pegout.services.streams.ports import Entry, Listing
from pegout.services.tables.clocks import bots_to_act
from pegout.services.tables.commands import Act, SeatBot, Sit
from pegout.services.tables.keeper import TableKeeper
from pegout.services.tables.terms import Gone, Terms
from tests.kit.ledger import until
from tests.kit.memory_store import MemoryStore
from tests.kit.tables import ANN, BOB, Clock, QuickThinker, Silence, choice, club_keeper, seated
from tests.kit.whole_server import no_papers

if TYPE_CHECKING:
    from pegout.services.ports import ServerStore

TERMS = Terms(PRESETS["acc"])


def house_of(store: MemoryStore) -> TableService:
    """Of a store that holds tables only, for nobody comes in by the door here."""
    return TableService(cast("ServerStore", store), Silence(), QuickThinker(), no_papers())


async def act(keeper: TableKeeper, table: str, person: str = ANN) -> int:
    """The first thing that the person may do."""
    state = (await keeper.live(table)).state
    seat = state.seat_of(person)
    assert seat is not None
    move = choice(state, seat, Random(1))
    assert move is not None
    return await keeper.do(table, Act(person, move), by=person)


def test_whoever_watches_hears_with_the_next_beat_what_nobody_told() -> None:
    async def story() -> None:
        dying, store, _ = club_keeper()
        table = (await seated(dying)).table
        house = house_of(store)
        live = await house.live(table)
        watcher = Watcher(house.keeper, live, BOB)
        await watcher.begin()
        version = await act(dying, table)
        assert live.state.version < version
        await house.beat()
        assert live.state.version == version
        assert watcher.outgoing.qsize() == 2
        assert (await house.live(table)).state.version == version

    asyncio.run(story())


def test_a_bot_goes_on_where_another_process_died_before_it_told_of_a_move() -> None:
    async def story() -> None:
        dying, store, clock = club_keeper()
        state = await dying.open(TERMS, ANN, {})
        house = house_of(store)
        house.keeper.now = clock
        live = await house.live(state.table)
        await dying.do(state.table, Sit(ANN, "Ann"), by=ANN)
        await dying.do(state.table, SeatBot(ANN, 1, "greedy"), by=ANN)
        version = await act(dying, state.table)
        while not bots_to_act((await dying.live(state.table)).state):
            version = await act(dying, state.table)
        clock.pass_seconds(5)
        await house.keeper.look_after()
        assert live.state.version == version
        assert live.thinking is not None
        await live.thinking
        assert live.state.version > version
        await house.keeper.close()

    asyncio.run(story())


def test_a_table_that_cannot_be_read_does_not_keep_the_others_waiting() -> None:
    async def story() -> tuple[str, str]:
        store, clock = MemoryStore(), Clock()
        keeper = TableKeeper(store, Silence(), now=clock)
        terms = Terms(PRESETS["acc"], move_seconds=5, gone=Gone.FORFEIT)
        broken, sound = [(await seated(keeper, terms)).table for _ in range(2)]
        store.streams[broken][0] = Entry((), clock())
        clock.pass_seconds(6)
        after_a_restart = TableKeeper(store, Silence(), now=clock)
        clock.pass_seconds(5)  # everybody has the whole time again
        await after_a_restart.look_after()
        return store.listings[broken].status, store.listings[sound].status

    assert asyncio.run(story()) == ("playing", "over")


class SlowStore(MemoryStore):
    """Takes a moment for every entry, so that bots are mostly waiting for it."""

    async def append(self, stream: str, expected: int, entry: Entry, listing: Listing | None) -> None:
        await asyncio.sleep(0.03)
        await super().append(stream, expected, entry, listing)


def test_bots_among_themselves_do_not_keep_a_server_from_ending() -> None:
    async def story() -> int:
        store = SlowStore()
        house = house_of(store)
        terms = Terms(PRESETS["acc"], MatchFormat.parse("best of 99"))
        tables = [await house.keeper.open(terms, ANN, {0: "random", 1: "random"}) for _ in range(5)]
        await until(lambda: min(len(store.streams[state.table]) for state in tables) >= 8, 20)
        async with asyncio.timeout(2):
            await house.close()
        stored = sum(map(len, store.streams.values()))
        await asyncio.sleep(0.1)
        return sum(map(len, store.streams.values())) - stored

    assert asyncio.run(story()) == 0
