"""A server process that runs an online event, with bots that need no time to think."""

import asyncio
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

from pegout.game import Command, SeatView
from pegout.game.officiated.claims import Claim
from pegout.judge.notice import Noticed
from pegout.services.event_files import EventOptions
from pegout.services.events.commands import Sent
from pegout.services.events.keeper import Answer, EventKeeper
from pegout.services.events.keys import Actor
from pegout.services.events.state import HostedEvent
from pegout.services.events.stream_events import OnlineTerms, SeatBound, TableSet
from pegout.services.online.host import OnlineHost
from pegout.services.online.table_facts import played_at
from pegout.services.tables.bots import BotService
from pegout.services.tables.keeper import TableKeeper
from pegout.services.tables.state import TableState
from pegout.services.worker_pool import Requester
from pegout.tournament.entries import Register
from pegout.tournament.event import Division, EnterScore, EventCommand, Role
from tests.kit.memory_store import MemoryStore
from tests.kit.tables import Clock, Silence

SECRET = b"what keys are made from"
DIRECTOR = Actor(Role.DIRECTOR)
START = datetime.fromtimestamp(Clock().ms / 1000, UTC) + timedelta(hours=1)
WAIT = 300
FREE = OnlineTerms(wait_seconds=WAIT)
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal")


class Hasty:
    """Bots that do the first thing that comes to their minds."""

    async def think(
        self, level: str, seed: str, view: SeatView, seen: Noticed | None, requester: Requester
    ) -> Command | Claim | None:
        assert level
        assert seed
        assert seen is None
        assert requester.address.startswith("event ")
        return view.legal[0]


class Process:
    """What a server process has; another one on the same store is what a restart makes of it."""

    def __init__(self, store: MemoryStore, clock: Clock, event: str = "", *, alone: bool = True) -> None:
        """One that is not alone asks the store what others have done."""
        self.store, self.clock, self.event = store, clock, event
        self.keeper = EventKeeper(store, None if alone else Silence(), SECRET, now=clock)
        self.tables = TableKeeper(store, None if alone else Silence(), now=clock)
        BotService(self.tables, Hasty())
        self.here: set[tuple[str, int]] = set()
        self.host = OnlineHost(
            self.keeper, self.tables, lambda *place: place in self.here, self._running, now=clock
        )
        self.sent = 0

    async def _running(self) -> Sequence[str]:
        return [self.event]

    def again(self, *, alone: bool = True) -> "Process":
        """All that is in memory is lost."""
        return Process(self.store, self.clock, self.event, alone=alone)

    async def open(self, options: EventOptions, online: OnlineTerms = FREE) -> HostedEvent:
        state = await self.keeper.open(options, online=online)
        self.event = state.event
        return state

    async def do(self, command: EventCommand) -> Answer:
        self.sent += 1
        [answer], _ = await self.keeper.send(self.event, DIRECTOR, [Sent(f"n{self.sent}", command)])
        assert answer.refused is None, answer.refused
        return answer

    async def enter(self, names: Iterable[str], kind: str = "member", *, bots: bool = False) -> None:
        """Everybody is entered, with a seat: as a bot, or as the person of that name."""
        for name in names:
            await self.do(Register(name, kind))
            bound = SeatBound(name, bot="random") if bots else SeatBound(name, person=person_of(name))
            await self.keeper.mark(self.event, bound)

    async def state(self) -> HostedEvent:
        return await self.keeper.state(self.event)

    async def division(self) -> Division:
        [division] = (await self.state()).now.divisions
        return division

    async def look(self) -> HostedEvent:
        await self.host.look_after(self.event)
        return await self.state()

    async def begin(self) -> HostedEvent:
        """The hour of the start."""
        self.clock.pass_seconds(3600)
        return await self.look()

    async def table(self, table: str) -> TableState:
        return (await self.tables.live(table)).state

    async def table_of(self, game: str) -> TableState:
        """The last that was opened for the game."""
        return await self.table(tables_of(await self.state(), game)[-1].table)

    async def came(self, game: str, *seats: int) -> None:
        """The players of those seats are at the table of the game."""
        self.here |= {((await self.table_of(game)).table, seat) for seat in seats}

    async def until_closed(self, seconds: float = 60) -> HostedEvent:
        async with asyncio.timeout(seconds):
            while not (state := await self.look()).now.closed:  # noqa: ASYNC110 - nobody tells us
                await asyncio.sleep(0.005)
        return state


def person_of(name: str) -> str:
    return f"p-{name.lower()}"


def tables_of(state: HostedEvent, game: str) -> list[TableSet]:
    return [opened for opened in state.tables if opened.game == game]


def options(form: str, **settings: Any) -> EventOptions:
    """An event without money."""
    given: dict[str, Any] = {"fee": 0, "prizes": "", "minimum": 0, **settings}
    return EventOptions("Online night", START, form, **given)


def commands(state: HostedEvent, kind: type) -> list[Any]:
    """What was written down of a kind, in order."""
    return [record.command for record in state.log if isinstance(record.command, kind)]


async def check_scores(process: Process, state: HostedEvent) -> None:
    """Every game that was played at a table is entered once, as it was played there, and nothing else is."""
    told = {}
    for opened in state.tables:
        table = await process.table(opened.table)
        assert table.match_over
        for number, outcome in enumerate(played_at(table).outcomes):
            told[opened.game, opened.nth + number] = outcome.scores
    entered = commands(state, EnterScore)
    assert {(each.game, each.nth): each.scores for each in entered} == told
    assert len(entered) == len(told)
