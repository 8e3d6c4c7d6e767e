"""Who is here. A player whose last connection has closed is soon away; one who returns is back at once."""

import asyncio
import json
import logging
import time
from collections import Counter
from typing import Any

from pegout.game import Seat
from pegout.refusal import Refused
from pegout.services.streams.ports import StoreUnavailable, VersionConflict
from pegout.services.tables.commands import ComeBack, GoAway, TableCommand
from pegout.services.tables.keeper import TableKeeper
from pegout.services.tables.live import LiveTable

log = logging.getLogger(__name__)

GRACE = 4.0
"""Seconds in which a page may be reloaded without anybody noticing."""
BEAT = 10.0
"""Seconds between reports of processes about who is there."""
MISSED = 45.0
"""Seconds after which a player whom no process reports is away."""
SEATS_A_MESSAGE = 200

Place = tuple[str, Seat]


class Presence:
    """Counts the connections of this process, and hears of those of the others."""

    def __init__(self, keeper: TableKeeper, grace: float = GRACE, missed: float = MISSED) -> None:
        self.keeper = keeper
        self.grace = grace
        self.missed = missed
        self._here: Counter[Place] = Counter()
        self._seen: dict[Place, float] = {}
        keeper.on_store.append(self._check)

    def came(self, table: str, seat: Seat) -> None:
        self._here[table, seat] += 1
        self._be_back(table, seat)

    def went(self, table: str, seat: Seat) -> None:
        place = table, seat
        self._here[place] -= 1
        if self._here[place] <= 0:
            del self._here[place]
            self._seen[place] = last = time.monotonic()
            asyncio.get_running_loop().call_later(self.grace, self._after_grace, place, last)

    def acted(self, table: str, seat: Seat) -> None:
        """The player has acted without a connection."""
        self._seen[table, seat] = time.monotonic()

    def is_here(self, table: str, seat: Seat) -> bool:
        """Whether there is a connection to this process."""
        return (table, seat) in self._here

    def has_come(self, table: str, seat: Seat) -> bool:
        """Whether any process has ever heard of the player there."""
        return self.is_here(table, seat) or (table, seat) in self._seen

    def _after_grace(self, place: Place, last: float) -> None:
        if place not in self._here and self._seen.get(place) == last and not self.keeper.background.closed:
            self.keeper.background.start(self._try(place[0], GoAway(place[1])))

    def _be_back(self, table: str, seat: Seat) -> None:
        live = self.keeper.streams.get(table)
        if live is not None and (seat in live.state.away or seat in live.state.standing_in):
            self.keeper.background.start(self._try(table, ComeBack(seat)))

    def _check(self, live: LiveTable) -> None:
        """Another process may think that somebody here is away."""
        for seat in live.state.away:
            if self.is_here(live.state.table, seat):
                self._be_back(live.state.table, seat)

    async def _try(self, table: str, command: TableCommand) -> None:
        try:
            await self.keeper.do(table, command)
        except (Refused, VersionConflict, StoreUnavailable) as error:
            log.info("Could not note who is present: %s", error, extra={"table": table})

    async def beat(self) -> None:
        """Tell the other processes who is here, and note who is nowhere."""
        here = list(self._here)
        for first in range(0, len(here), SEATS_A_MESSAGE):
            part = here[first : first + SEATS_A_MESSAGE]
            await self._tell(json.dumps({"node": self.keeper.node, "here": part}))
        for live in list(self.keeper.streams.values()):
            self._check(live)
            if live.subscribers and live.state.playing:
                await self._note_missing(live)

    async def _tell(self, text: str) -> None:
        if self.keeper.announcer is not None:
            await self.keeper.announcer.publish(text)

    def heard(self, message: dict[str, Any]) -> None:
        """Another process has reported who is there."""
        now = time.monotonic()
        for table, seat in message["here"]:
            self._seen[table, seat] = now

    async def _note_missing(self, live: LiveTable) -> None:
        long_ago = time.monotonic() - self.missed
        for seat in live.state.people:
            place = live.state.table, seat
            last = max(self._seen.get(place, 0.0), live.loaded_at)
            if place not in self._here and seat not in live.state.away and last < long_ago:
                await self._try(live.state.table, GoAway(seat))

    def forget(self) -> None:
        """Of tables that are no longer in memory."""
        for place in [place for place in self._seen if place[0] not in self.keeper.streams]:
            del self._seen[place]
