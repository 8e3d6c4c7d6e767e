"""Keeps the events of a server process: carries out what is asked by whoever has a key."""

import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace

from pegout.refusal import Refusal, Refused, refuse
from pegout.services.event_files.codec import options_as_json
from pegout.services.event_files.options import EventOptions, setup_of
from pegout.services.events.admission import approval, asking, clearing, ticket_of
from pegout.services.events.keys import PUBLIC, Actor, key_of, keys_of
from pegout.services.events.records import record_of, refusal, refuse_short_notice, stored_as
from pegout.services.events.state import HostedEvent, after
from pegout.services.events.stream_events import (
    BoardLinked,
    EntrantLinked,
    EntriesTaken,
    EventOpened,
    EventOwned,
    EventShut,
    HostingEvent,
    LinkRenewed,
    OnlineTerms,
    Recorded,
    SeatAsked,
    SeatBound,
    TableSet,
)
from pegout.services.provable import new_secret
from pegout.services.streams.keeper import ATTEMPTS, MOST_IN_MEMORY, Live, StreamKeeper
from pegout.services.streams.observer import now_ms
from pegout.services.streams.ports import Announcer, Entry, StreamStore, VersionConflict
from pegout.tournament.entries import Register, person
from pegout.tournament.event import (
    EventCommand,
    Record,
    Role,
)
from pegout.values import value

STREAM = "event."

MOVE_SECONDS = 90
"""How long a move may take on a duplicate night whose director has not said: others wait for its deals."""

LiveEvent = Live[HostedEvent]
Notable = (
    SeatAsked | SeatBound | TableSet | BoardLinked | LinkRenewed | EntrantLinked | EventShut | EntriesTaken
)


class NoSuchEvent(Refused):
    """There is no event of that id."""


class KeyUnknown(Refused):
    """Nobody at the event has that key."""


@value
class Sent:
    """A command with the id that lets it act once."""

    id: str
    command: EventCommand
    by: str = ""
    """The name of an official, for the log."""
    account: str = ""
    """Of whoever enters themselves from one that the name belongs to."""


@value
class Answer:
    """What became of one command; a new entrant is told the key to the own page."""

    id: str
    record: int | None = None
    refused: Refusal | None = None
    key: str | None = None
    asked: bool = False
    """An entry that waits for the director."""


class EventKeeper(StreamKeeper[HostedEvent]):
    prefix = STREAM
    word = "event"

    def __init__(
        self,
        store: StreamStore,
        announcer: Announcer | None,
        secret: bytes,
        now: Callable[[], int] = now_ms,
        node: str = "",
    ) -> None:
        """All keys are made from the secret, which every process on the database has."""
        super().__init__(store, announcer, now, node)
        self._secret = secret
        self._keys: dict[str, tuple[object, dict[str, Actor]]] = {}
        self.on_change: list[Callable[[HostedEvent], None]] = []
        """Called in this process after every change that it knows of, and when somebody comes to look."""

    def fold(self, state: HostedEvent | None, entry: Entry) -> HostedEvent:
        return after(state, [event for event in entry.events if isinstance(event, HostingEvent)])

    def led_to(self, entry: Entry) -> int:
        """The number of the record."""
        event = entry.events[0]
        return int(event.line["number"]) if isinstance(event, Recorded) else 0

    def missing(self) -> NoSuchEvent:
        text = "There is no such event: check the link, or look at the list of events."
        return NoSuchEvent(refuse("no_such_event", text))

    def _show(self, live: LiveEvent, before: int) -> bool:
        shown = super()._show(live, before)
        if shown and live.state is not None:
            for tell in tuple(self.on_change):
                tell(live.state)
        return shown

    async def open(
        self,
        options: EventOptions,
        *,
        listed: bool = True,
        entry_open: bool = True,
        online: OnlineTerms | None = None,
        by: str = "",
    ) -> HostedEvent:
        """A new event of that person, or a `ValueError` with what cannot be."""
        refuse_short_notice(setup_of(options), self.now())
        if online is not None:
            seconds = online.move_seconds or (MOVE_SECONDS if online.duplicate else 0)
            online = replace(online, secret=new_secret(), move_seconds=seconds)
        live = self._in_memory(secrets.token_urlsafe(9))
        opened = EventOpened(live.name, options_as_json(options), listed, entry_open, online)
        async with live.lock:
            await self._append(live, Entry((opened, EventOwned(by)), self.now()))
            await self._tell(live, 0)
            return self._there(live)

    def key_of(self, state: HostedEvent, role: Role, name: str = "") -> str:
        return key_of(self._secret, state, role, name)

    def actor_of(self, state: HostedEvent, key: str) -> Actor:
        """Whose key it is, or `KeyUnknown`; without a key anybody is the public."""
        if not key:
            return PUBLIC
        facts = [entry.name for entry in state.now.desk.entries], state.renewed
        known = self._keys.get(state.event)
        if known is None or known[0] != facts:
            if len(self._keys) > MOST_IN_MEMORY:
                self._keys.clear()
            known = self._keys[state.event] = facts, keys_of(self._secret, state)
        if key not in known[1]:
            text = "The link is no longer good: ask the director of the event for a new one."
            raise KeyUnknown(refuse("wrong_key", text))
        return known[1][key]

    async def send(
        self, event: str, actor: Actor, batch: Sequence[Sent]
    ) -> tuple[tuple[Answer, ...], HostedEvent]:
        """Carry out one command after the other; the same id acts once, and the rest goes on after a refusal.

        Raises `NoSuchEvent`, and what the store raises: then the first commands may have been carried out,
        and the batch is to be sent again.
        """
        live = await self.live(event)
        async with live.lock:
            before = live.version
            try:
                answers = tuple([await self._do(live, actor, sent) for sent in batch])
            finally:
                await self._tell(live, before)
            return answers, self._there(live)

    async def _do(self, live: LiveEvent, actor: Actor, sent: Sent) -> Answer:
        number = f"{actor.role.value}:{actor.name}:{sent.id}"
        for _ in range(ATTEMPTS):
            state = self._there(live)
            if number in live.done:
                return self._done_before(state, sent, live.done[number], number)
            record = record_of(state, actor, sent.command, sent.by, self.now())
            if why := refusal(state, record):
                self.note(sent.command, "refused")
                return Answer(sent.id, refused=why)
            asked = asking(state, record, number, sent.account)
            stored = stored_as(record, sent.account) if asked is None else (asked,)
            try:
                await self._append(live, Entry(stored, self.now(), actor.name or None, number))
            except VersionConflict:
                await self._read_on(live)
                continue
            self.note(sent.command, "done")
            if asked is not None:
                return Answer(sent.id, asked=True)
            return Answer(sent.id, record.number, key=self._key_to_tell(state, record))
        raise VersionConflict(f"Event {live.name} goes on too fast.")

    async def approve(self, event: str, names: Sequence[str]) -> HostedEvent:
        """Let those in who have asked, and keep those who came by themselves; without names, all of them."""
        return await self.decide(event, lambda state: approval(state, names, self._by_director))

    async def clear(self, event: str, names: Sequence[str] = ()) -> HostedEvent:
        """Take those off the list who came by themselves and whom nobody has approved; without names, all."""
        return await self.decide(event, lambda state: clearing(state, names, self._by_director))

    async def decide(
        self, event: str, decide: Callable[[HostedEvent], Sequence[HostingEvent]]
    ) -> HostedEvent:
        """All that is decided on the event as it stands is one entry of the stream; nothing comes between.

        What the decision raises is raised, and nothing is written down.
        """
        live = await self.live(event)
        async with live.lock:
            before = live.version
            for _ in range(ATTEMPTS):
                if not (events := decide(self._there(live))):
                    return self._there(live)
                try:
                    await self._append(live, Entry(tuple(events), self.now()))
                    break
                except VersionConflict:
                    await self._read_on(live)
            else:
                raise VersionConflict(f"Event {event} goes on too fast.")
            await self._tell(live, before)
            return self._there(live)

    def _by_director(self, state: HostedEvent, command: EventCommand) -> Record:
        return record_of(state, Actor(Role.DIRECTOR), command, "", self.now())

    def _done_before(self, state: HostedEvent, sent: Sent, number: int, command: str) -> Answer:
        """The same answer again, as the first may have been lost; who waited is told what became of it."""
        if not number:
            return self._waited(state, sent, command)
        record = state.log[number - 1]
        key = self._key_to_tell(state, record) if record.command == sent.command else None
        return Answer(sent.id, number, key=key)

    def _waited(self, state: HostedEvent, sent: Sent, command: str) -> Answer:
        who = sent.command
        if not isinstance(who, Register):
            return Answer(sent.id, asked=True)
        ticket = ticket_of(command, who)
        if (name := state.tickets.get(ticket)) is not None:
            return Answer(sent.id, key=self.key_of(state, Role.PLAYER, name))
        if any(one.ticket in ("", ticket) for one in state.asked):
            return Answer(sent.id, asked=True)
        text = "The director has not put {player} on the list: ask the organiser."
        return Answer(sent.id, refused=refuse("not_let_in", text, player=who.name[:50]))

    def _key_to_tell(self, state: HostedEvent, record: Record) -> str | None:
        """Of a new entrant; whoever was entered before has the old link, and nobody else is given it."""
        command = record.command
        if not isinstance(command, Register):
            return None
        earlier = [each.command for each in state.log[: record.number - 1]]
        names = [person(each.name) for each in earlier if isinstance(each, Register)]
        return None if person(command.name) in names else self.key_of(state, Role.PLAYER, command.name)

    async def mark(self, event: str, noted: Notable, command: str | None = None) -> HostedEvent:
        """Write down what is no record: seats, tables, boards and links. The same command id acts once."""
        live = await self.live(event)
        async with live.lock:
            before = live.version
            for _ in range(ATTEMPTS):
                if command is not None and command in live.done:
                    break
                try:
                    await self._append(live, Entry((noted,), self.now(), None, command))
                    break
                except VersionConflict:
                    await self._read_on(live)
            else:
                raise VersionConflict(f"Event {event} goes on too fast.")
            await self._tell(live, before)
            return self._there(live)
