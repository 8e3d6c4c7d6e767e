"""Everybody watching a table gets all of it once, and then what changes."""

import msgspec

from pegout.game import Seat
from pegout.game.events import MatchEnded, MatchStarted
from pegout.server.identity import Identity
from pegout.server.problems import Problem
from pegout.server.tables import wire
from pegout.server.tables.event_views import seen_events
from pegout.server.tables.log import said
from pegout.server.tables.snapshot import whole_table
from pegout.server.tables.views import differences, game_seen, names_of, table_seen
from pegout.services.streams.ports import Entry
from pegout.services.streams.subscribers import Outbox
from pegout.services.tables.events import RoomEvent
from pegout.services.tables.keeper import TableKeeper
from pegout.services.tables.late_view import late_table
from pegout.services.tables.live import LiveTable
from pegout.services.tables.state import TableState

WAITING = 512
"""How many messages may wait for a slow reader, who is then dropped."""

Told = tuple[wire.TableSeen | None, wire.GameSeen | None, bytes]
"""The table and the game as they are shown now, and the message about the change."""
Heard = tuple[tuple[str, ...], tuple[str, ...] | None]
"""What everybody hears of an entry, and what the log keeps of it if that differs."""

_encode = msgspec.json.Encoder().encode


class Watcher:
    """One viewer of one table, and the messages that wait to be sent."""

    def __init__(
        self, keeper: TableKeeper, live: LiveTable, person: str | None, identity: Identity | None = None
    ) -> None:
        """The viewer is somebody only as long as the session or token lasts."""
        self.keeper = keeper
        self.live = live
        self.person = person
        self.identity = identity
        self.seat: Seat | None = None
        self.outgoing: Outbox[bytes] = Outbox(WAITING)
        """It ends if the viewer reads too slowly, or has to reconnect."""
        self._table: wire.TableSeen | None = None
        self._game: wire.GameSeen | None = None
        self._version = 0
        """What was shown last."""

    async def begin(self) -> None:
        """From here on every change is sent."""
        check_may_watch(self.live.state, self.person)
        self.live.subscribers.append(self)
        self.show_whole(self.live.state)

    def end(self) -> None:
        self.live.unsubscribe(self)

    def show_whole(self, state: TableState) -> None:
        self.seat = self.seat_in(state)
        whole = whole_table(state, self.seat, self.person)
        self._table, self._game, self._version = whole.table, whole.game, state.version
        self.send(whole)

    def seat_in(self, state: TableState) -> Seat | None:
        return None if self.person is None else state.seat_of(self.person)

    def changed(self, before: TableState, now: TableState, entry: Entry) -> None:
        if self.seat is not None and self.seat_in(now) is None:
            self.stop()  # whoever has lost the seat reconnects as a spectator, if they may
            return
        if self.seat_in(now) is None and (is_late(now, self.person) or not may_watch(now, self.person)):
            self.stop()  # whoever comes again now is shown everything later, or told that it is not for them
            return
        if self.seat_in(now) != self.seat or now.on != before.on:
            self.show_whole(now)
            return
        self.tell(now, entry)

    def tell(self, now: TableState, entry: Entry) -> None:
        """All spectators get the same message, written once for all of them."""
        if self.seat is not None or self.person == now.host:
            told: Told = self._change(now, entry, self.person)
        else:
            told = self.live.told.of(entry, self._version, lambda: self._change(now, entry, None))
        self._table, self._game, message = told
        self._version = now.version
        self._put(message)

    def _change(self, now: TableState, entry: Entry, person: str | None) -> Told:
        table = self._table
        proposed = table is not None and table.proposal is not None
        if proposed or not _leaves_table(now, entry):
            table = table_seen(now, self.seat, person)
        game = game_seen(now, self.seat)
        heard: Heard = self.live.said.of(entry, now.version, lambda: _heard(now, entry))
        change = wire.Change(
            now.version,
            differences(self._table, table),
            differences(self._game, game),
            *heard,
            seen_events(entry.events, self.seat, names_of(now)),
        )
        return table, game, _encode(change)

    def send(self, message: wire.ToClient) -> None:
        self._put(_encode(message))

    def stop(self) -> None:
        self.outgoing.end()

    def _put(self, message: bytes) -> None:
        self.outgoing.post(message)
        if self.outgoing.ended:
            self.end()


def _leaves_table(now: TableState, entry: Entry) -> bool:
    """Whether only the game has changed, and nothing around it."""
    if now.terms.move_seconds or now.terms.rules.time_limit_minutes:
        return False
    return not any(isinstance(event, RoomEvent | MatchStarted | MatchEnded) for event in entry.events)


def _heard(now: TableState, entry: Entry) -> Heard:
    lines, kept = said(now, entry.events), said(now, entry.events, kept=True)
    return lines, None if kept == lines else kept


class LateWatcher(Watcher):
    """A spectator who sees everything later, as the table was set up."""

    def __init__(
        self, keeper: TableKeeper, live: LiveTable, person: str | None, identity: Identity | None = None
    ) -> None:
        super().__init__(keeper, live, person, identity)
        self._late = late_table(keeper, live)
        self._ear = _Ear(self)

    async def begin(self) -> None:
        check_may_watch(self.live.state, self.person)
        self.live.subscribers.append(self)
        try:
            state = await self._late.state()
        except BaseException:
            self.end()
            raise
        self._late.subscribers.append(self._ear)
        self.show_whole(state)

    def end(self) -> None:
        super().end()
        if self._ear in self._late.subscribers:
            self._late.subscribers.remove(self._ear)

    def seat_in(self, state: TableState) -> Seat | None:  # noqa: ARG002 - whoever has one is no late watcher
        return None

    def changed(self, before: TableState, now: TableState, entry: Entry) -> None:  # noqa: ARG002 - later
        if not is_late(now, self.person):
            self.stop()  # whoever has sat down comes again to see everything at once

    def changed_later(self, before: TableState, now: TableState, entry: Entry) -> None:
        if now.on != before.on:
            self.show_whole(now)
        else:
            self.tell(now, entry)


class _Ear:
    """Listens for a watcher at the table as it was."""

    def __init__(self, watcher: LateWatcher) -> None:
        self._watcher = watcher

    def changed(self, before: TableState, now: TableState, entry: Entry) -> None:
        self._watcher.changed_later(before, now, entry)


def may_watch(state: TableState, person: str | None) -> bool:
    """Whether somebody may watch; whoever has a seat or opened the table always may.

    Until the match begins anybody who knows the table may: how else could they sit down? Where deals are
    shared, everybody may once their secret is revealed.
    """
    told = state.shares_deals and state.revealed
    invited = state.status == "open" and state.reserved is None and None in state.seats
    if state.terms.watched or told or invited or (person is not None and person == state.host):
        return True
    return person is not None and state.seat_of(person) is not None


def check_may_watch(state: TableState, person: str | None) -> None:
    """Refuse whoever may not watch."""
    if not may_watch(state, person):
        raise Problem(403, "not_watched", "This table is closed to spectators.")


def is_late(state: TableState, person: str | None) -> bool:
    """Whether somebody sees what happens with a delay: without a seat, at a table set up that way."""
    seated = person is not None and state.seat_of(person) is not None
    return bool(state.terms.delay_seconds) and not seated and state.on > 0


def watcher_for(
    keeper: TableKeeper, live: LiveTable, person: str | None, identity: Identity | None = None
) -> Watcher:
    kind = LateWatcher if is_late(live.state, person) else Watcher
    return kind(keeper, live, person, identity)
