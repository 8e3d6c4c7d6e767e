"""Whatever the program was doing when it was killed, it goes on as if nothing had happened."""

import asyncio

import pytest

from pegout.services.event_files.codec import command_as_json
from pegout.services.events.state import HostedEvent
from pegout.services.streams.ports import Entry, Listing
from tests.kit.memory_store import MemoryStore
from tests.kit.online_events import NAMES, Process, check_scores, options
from tests.kit.tables import Clock


class Killed(Exception):
    """The process is no more."""


class Mortal(MemoryStore):
    """Kills whoever writes for the n-th time, before or after it is written; after that nobody writes."""

    def __init__(self) -> None:
        super().__init__()
        self.left: int | None = None
        self.keeps_last = False

    async def append(self, stream: str, expected: int, entry: Entry, listing: Listing | None) -> None:
        if self.left is None:
            return await super().append(stream, expected, entry, listing)
        self.left -= 1
        if self.left > 0 or (self.left == 0 and self.keeps_last):
            await super().append(stream, expected, entry, listing)
        if self.left <= 0:
            raise Killed
        return None


def done(state: HostedEvent) -> list[object]:
    """What was written down, but for the order in which tables of a round are opened."""
    tables = sorted((one.division, one.game, one.nth, one.table, one.round) for one in state.tables)
    records = [(record.by, command_as_json(record.command)) for record in state.log]
    return [records, tables]


async def night(store: Mortal) -> Process:
    """An event of five people whose hour has come."""
    process = Process(store, Clock())
    await process.open(options("round-robin"))
    await process.enter(NAMES[:5])
    process.clock.pass_seconds(3600)
    return process


def without_names(state: HostedEvent) -> list[object]:
    """Tables are named after their event, so between two events only the rest can be compared."""
    records, tables = done(state)
    assert isinstance(tables, list)
    return [records, [(*one[:3], one[4]) for one in tables]]


def unharmed() -> tuple[list[object], int]:
    """How it is without any trouble, and how much is written."""
    store = Mortal()

    async def run() -> tuple[list[object], int]:
        process = await night(store)
        before = sum(map(len, store.streams.values()))
        state = await process.look()
        return without_names(state), sum(map(len, store.streams.values())) - before

    return asyncio.run(run())


def killed(kill_at: int, *, keeps_last: bool) -> Process:
    """A server that died while it started the event; whatever else it was doing died with its loop."""
    store = Mortal()

    async def run() -> Process:
        process = await night(store)
        store.left, store.keeps_last = kill_at, keeps_last
        with pytest.raises(Killed):
            await process.look()
        return process

    process = asyncio.run(run())
    store.left = None
    return process


@pytest.mark.parametrize("keeps_last", [False, True])
def test_killed_at_any_point_it_goes_on_exactly_once(keeps_last: bool) -> None:
    async def go_on(process: Process, expected: list[object]) -> None:
        state = await process.look()
        assert without_names(state) == expected
        streams = {name for name, entries in process.store.streams.items() if entries}
        assert streams == {f"event.{state.event}", *[one.table for one in state.tables]}
        tables = [await process.table(opened.table) for opened in state.tables]
        assert [(table.playing, table.version) for table in tables] == [(True, 3)] * 2  # two have sat down

    expected, writes = unharmed()
    assert writes == 5 + 1 + 2 * (
        1 + 1 + 2
    )  # arrivals and the start; two tables, the word of them, their seats
    for kill_at in range(1, writes + 1):
        dead = killed(kill_at, keeps_last=keeps_last)
        asyncio.run(go_on(dead.again(), expected))


@pytest.mark.parametrize(("form", "games"), [("lodge", range(14, 16)), ("round-robin", range(28, 40))])
def test_after_restarts_eight_bots_have_played_every_game_once(form: str, games: range) -> None:
    async def run() -> None:
        process = Process(MemoryStore(), Clock())
        await process.open(options(form))
        await process.enter(NAMES, bots=True)
        state = await process.begin()
        restarts = 0
        while not state.now.closed:
            known = len(state.log)
            while not state.now.closed and len(state.log) < known + 4:
                await asyncio.sleep(0)
                state = await process.look()
            await process.tables.close()
            process = process.again()
            restarts += 1
            process.clock.pass_seconds(5)  # bots whose process died are taken over
            await process.tables.look_after()
        assert restarts > 3
        await check_scores(process, state)
        assert len(state.tables) in games

    asyncio.run(asyncio.wait_for(run(), 60))


def test_two_processes_that_look_after_the_same_event_do_no_harm() -> None:
    async def run() -> None:
        one = Process(MemoryStore(), Clock(), alone=False)
        await one.open(options("lodge"))
        await one.enter(NAMES, bots=True)
        other = one.again(alone=False)
        one.clock.pass_seconds(3600)
        state, same = await asyncio.gather(one.until_closed(), other.until_closed())
        assert done(state) == done(same)
        await check_scores(one.again(), state)
        assert len(state.tables) in (14, 15)

    asyncio.run(run())
