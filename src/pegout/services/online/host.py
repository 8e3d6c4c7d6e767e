"""Runs the events that are played on the server's own tables, as long as the server runs."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence

from pegout.game import Phase
from pegout.services.events.keeper import EventKeeper, LiveEvent
from pegout.services.events.keys import Actor
from pegout.services.events.state import HostedEvent
from pegout.services.online.course import is_running
from pegout.services.online.duplicate import DuplicateLine, comparison
from pegout.services.online.rulings import Answer, answer
from pegout.services.online.steward import Came, Care, Steward
from pegout.services.streams.background import RepeatedWork
from pegout.services.streams.observer import now_ms
from pegout.services.streams.ports import StoreUnavailable, VersionConflict
from pegout.services.tables.keeper import TableKeeper
from pegout.services.tables.live import LiveTable
from pegout.services.tables.state import TableState

log = logging.getLogger(__name__)

SWEEP = 1.0
"""Seconds between two looks at all running events."""
THOROUGH = 10
"""How often a look also asks the store what other processes may have done at the tables."""
MOST_STEPS = 50
"""How often an event may move in a row before others have their turn."""

Running = Callable[[], Awaitable[Sequence[str]]]
"""The ids of online events that are not over."""


class OnlineHost:
    """Looks after every running event: immediately if something has happened, and every second."""

    def __init__(
        self,
        keeper: EventKeeper,
        table_keeper: TableKeeper,
        came: Came,
        running: Running,
        now: Callable[[], int] = now_ms,
    ) -> None:
        self.keeper = keeper
        self.running = running
        self.steward = Steward(keeper, table_keeper, came, now)
        self._cares: dict[str, Care] = {}
        self._wanted: set[str] = set()
        self._bell = asyncio.Event()
        self._work = RepeatedWork(self._sweep, "Online events could not be looked after")
        self._sweeps = 0
        table_keeper.on_store.append(self.table_changed)
        keeper.on_change.append(self.event_changed)

    def open(self) -> None:
        """Begin to look after the events."""
        self.steward.since = self.steward.now()
        self._work.open()

    async def close(self) -> None:
        await self._work.close()

    def table_changed(self, live: LiveTable) -> None:
        """A table of an event with news is looked at soon."""
        state = live.state
        if state.reserved is not None and _has_news(state):
            self._look_soon(state.reserved.event)

    def event_changed(self, live: LiveEvent) -> None:
        if is_running(live.state):
            self._look_soon(live.name)

    def _look_soon(self, event: str) -> None:
        self._wanted.add(event)
        self._bell.set()

    async def _sweep(self) -> None:
        try:
            async with asyncio.timeout(SWEEP):
                await self._bell.wait()
        except TimeoutError:
            self._sweeps += 1
            self._wanted.update(await self.running())
        self._bell.clear()
        wanted, self._wanted = self._wanted, set()
        await asyncio.gather(*[self._try(event) for event in sorted(wanted)])

    async def _try(self, event: str) -> None:
        """One broken event does not keep the others waiting."""
        try:
            await self.look_after(event)
        except (StoreUnavailable, VersionConflict) as error:
            log.warning("An online event has to wait: %s", error, extra={"event": event})
        except Exception:
            log.exception("An online event is broken.", extra={"event": event})

    async def look_after(self, event: str) -> None:
        """Do all that is due, until nothing more is."""
        care = self._cares.setdefault(event, Care())
        async with care.lock:
            for _ in range(MOST_STEPS):
                state = await self.keeper.state(event)
                if not is_running(state):
                    self._cares.pop(event, None)
                    return
                if state.version == care.quiet:
                    return
                await self.steward.look(state, care, thoroughly=self._sweeps % THOROUGH == 0)
                if (await self.keeper.state(event)).version == state.version:
                    return
        self._look_soon(event)

    async def answer(self, event: str, actor: Actor, given: Answer) -> HostedEvent:
        """An official's answer to what was asked at a table; raises what `rulings.answer` does."""
        return await answer(
            self.keeper, self.steward.table_keeper, await self.keeper.state(event), actor, given
        )

    async def duplicates(self, event: str) -> list[DuplicateLine]:
        """The finished tables of a duplicate night, compared."""
        state = await self.keeper.state(event)
        return comparison(state, await self.steward.tables(state.tables))


def _has_news(state: TableState) -> bool:
    return state.closed is not None or state.is_held or _is_between_games(state)


def _is_between_games(state: TableState) -> bool:
    return state.game is not None and state.game.phase in (Phase.GAME_OVER, Phase.MATCH_OVER)
