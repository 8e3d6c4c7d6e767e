"""Looks after one event: calls its games to tables, seats the players, and takes the results.

Whatever it does is written down under an id that lets it act once, and tables have names that follow from
their games. So it can be killed at any point, and several processes can look after the same event.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence

from pegout.game import Seat
from pegout.refusal import Refused
from pegout.services.events.commands import Sent
from pegout.services.events.keeper import EventKeeper
from pegout.services.events.keys import SERVER, Actor, teller
from pegout.services.events.state import HostedEvent
from pegout.services.events.stream_events import OnlineTerms, TableSet
from pegout.services.online.called_games import Called, called_at, called_games, name_of, place_of, tables_of
from pegout.services.online.course import next_steps
from pegout.services.online.duplicate import may_be_known, secret_of
from pegout.services.online.results import absences, results
from pegout.services.online.rulings import calls
from pegout.services.online.table_facts import has_acted, serves
from pegout.services.online.tables import host_of, reservation_of, terms_of, to_seat
from pegout.services.provable import new_secret
from pegout.services.tables.commands import CloseTable, RevealDeals, TableCommand
from pegout.services.tables.keeper import TableKeeper
from pegout.services.tables.state import BotSitter, TableState

log = logging.getLogger(__name__)

NOT_WANTED = "The game is no longer played here: the event's page says where to go."

Came = Callable[[str, Seat], bool]
"""Whether the player of a seat has ever been at a table."""


class Care:
    """What a process remembers about an event it looks after, to save work."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.refused: dict[str, int] = {}
        """The version at which a command was refused: it is not repeated before the event changes."""
        self.settled: set[str] = set()
        """Tables from which nothing more is expected."""
        self.quiet = 0
        """The version at which nothing was left to do."""


class Steward:
    """Does for an event what is due now."""

    def __init__(
        self, keeper: EventKeeper, table_keeper: TableKeeper, came: Came, now: Callable[[], int]
    ) -> None:
        self.keeper = keeper
        self.table_keeper = table_keeper
        self.came = came
        self.now = now
        self.since = now()
        """After a restart everybody is waited for again: connections take a while to return."""

    async def look(self, state: HostedEvent, care: Care, *, thoroughly: bool) -> None:
        """The tables first: their news is recorded before an event is closed."""
        online = state.opened.online
        if online is None:
            return
        called = list(called_games(state))
        last = {opened[-1].table for each in called if (opened := tables_of(state, each))}
        looked_at = [one for one in state.tables if one.table in last or one.table not in care.settled]
        tables = await self.tables(looked_at, thoroughly=thoroughly)
        await _all([self._see_to(state, online, one, tables[one.table], care) for one in looked_at])
        unserved = [each for each in called if not _is_served(state, each, tables)]
        await _all([self._open(state, online, each) for each in unserved])
        await self._send(state, SERVER, next_steps(state, self.now()), care)
        if state.now.divisions and not called and care.settled.issuperset(one.table for one in state.tables):
            care.quiet = state.version

    async def tables(self, wanted: Iterable[TableSet], *, thoroughly: bool = False) -> dict[str, TableState]:
        found = await asyncio.gather(*[self._table(one.table, thoroughly=thoroughly) for one in wanted])
        return {table.table: table for table in found}

    async def _table(self, table: str, *, thoroughly: bool) -> TableState:
        live = await self.table_keeper.live(table)
        if thoroughly and self.table_keeper.announcer is not None:
            await self.table_keeper.catch_up(table)
        return live.state

    async def _send(self, state: HostedEvent, actor: Actor, batch: Iterable[Sent], care: Care) -> None:
        due = [sent for sent in batch if care.refused.get(sent.id) != state.version]
        if not due:
            return
        answers, now = await self.keeper.send(state.event, actor, due)
        for answer in answers:
            if answer.refused is not None:
                care.refused[answer.id] = now.version
                log.info("An online event refused %s: %s", answer.id, answer.refused)

    async def _open(self, state: HostedEvent, online: OnlineTerms, called: Called) -> None:
        """The table first, which exists once whoever opens it, then the record of it."""
        terms = terms_of(state, called, online, self.now())
        reserved = reservation_of(state, called, online)
        name = name_of(state, called)
        known = not online.secret or state.was_closed  # then what follows from it could be foreseen
        secret = new_secret() if known else secret_of(online.secret, reserved.deals or name)
        await self.table_keeper.reserve(name, terms, host_of(state.event), reserved, secret)
        opened = TableSet(called.division.name, called.game.id, called.nth, name, called.game.round)
        await self.keeper.mark(state.event, opened, f"host:table:{place_of(state, called)}")

    async def _see_to(
        self, state: HostedEvent, online: OnlineTerms, opened: TableSet, table: TableState, care: Care
    ) -> None:
        called = called_at(state, opened)
        if called is None or not serves(state, opened, table, called):
            await self._put_away(state, opened, table, care)
        elif told := results(called, opened, table):
            await self._send(state, teller(table.table), told, care)
        elif asked := calls(called, table):
            await self._send(state, teller(table.table), asked, care)
        elif seats := list(to_seat(state, called, table)):
            await self._do(table, seats)
        elif self._missing(online, table):  # which is looked at twice: other processes may know better
            fresh = await self._table(table.table, thoroughly=True)
            missing = self._missing(online, fresh)
            await self._send(state, teller(table.table), absences(called, table.table, missing), care)

    async def _put_away(self, state: HostedEvent, opened: TableSet, table: TableState, care: Care) -> None:
        """A table nobody needs is closed; shared deals are revealed once all have played them."""
        host = host_of(state.event)
        if table.closed is None:
            await self._do(table, [CloseTable(host, NOT_WANTED)])
            table = await self._table(table.table, thoroughly=False)
        if table.ended and table.shares_deals and not table.revealed:
            if not may_be_known(state, opened):
                return
            await self._do(table, [RevealDeals(host)])
        care.settled.add(table.table)

    def _missing(self, online: OnlineTerms, table: TableState) -> tuple[Seat, ...]:
        """The seats whose players did not come in time; nobody is missing who has ever acted."""
        until = max(table.opened_at, self.since) + 1000 * online.wait_seconds
        if table.match_over or self.now() < until:
            return ()
        seats = [seat for seat, there in enumerate(table.seats) if not isinstance(there, BotSitter)]
        return tuple([seat for seat in seats if not self._has_come(table, seat)])

    def _has_come(self, table: TableState, seat: Seat) -> bool:
        if table.seats[seat] is None:
            return False
        return self.came(table.table, seat) or has_acted(table, seat)

    async def _do(self, table: TableState, commands: Sequence[TableCommand]) -> None:
        for command in commands:
            try:
                await self.table_keeper.do(table.table, command)
            except Refused as error:  # another process was first
                log.info("A table of an event refused a command: %s", error, extra={"table": table.table})


async def _all(work: Iterable[Awaitable[None]]) -> None:
    """All together, and to the end: only then is the first failure raised."""
    for error in await asyncio.gather(*work, return_exceptions=True):
        if error is not None:
            raise error


def _is_served(state: HostedEvent, called: Called, tables: Mapping[str, TableState]) -> bool:
    opened = tables_of(state, called)
    return bool(opened) and serves(state, opened[-1], tables[opened[-1].table], called)
