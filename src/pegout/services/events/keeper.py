"""Keeps the events of a server process: carries out the commands of everybody with a key."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from pegout.refusal import IllegalCommand, Refusal, Refused, refuse
from pegout.services.event_files.options import EventOptions, setup_of
from pegout.services.events.admission import ticket_of
from pegout.services.events.commands import (
    Approve,
    Clear,
    Enter,
    HostCommand,
    LetIn,
    Notable,
    Note,
    Sent,
    TakeSeat,
)
from pegout.services.events.keys import PUBLIC, Actor, key_of, keys_of
from pegout.services.events.kind import EVENTS
from pegout.services.events.records import refuse_short_notice
from pegout.services.events.state import HostedEvent
from pegout.services.events.stream_events import EventOpened, EventOwned, OnlineTerms, Recorded
from pegout.services.fresh_id import fresh_id
from pegout.services.people.ports import Person
from pegout.services.provable.fresh_secret import new_secret
from pegout.services.streams.engine import Order, StreamEngine
from pegout.services.streams.observer import now_ms
from pegout.services.streams.ports import Announcer, StreamStore
from pegout.services.streams.stream import Done, Stream
from pegout.tournament.entries import Register, person
from pegout.tournament.event import Record, Role
from pegout.values import value

MOVE_SECONDS = 90
"""How long a move may take on a duplicate night if the director has not said: others wait for its deals."""

LiveEvent = Stream[HostedEvent]


class KeyUnknown(Refused):
    """Nobody at the event has that key."""


@value
class Answer:
    """What became of one command; a new entrant gets the key to their own page."""

    id: str
    record: int | None = None
    refused: Refusal | None = None
    key: str | None = None
    asked: bool = False
    """An entry that waits for the director."""


class EventKeeper(StreamEngine[HostedEvent, HostCommand, LiveEvent]):
    """The only way to the events."""

    def __init__(
        self,
        store: StreamStore,
        announcer: Announcer | None,
        secret: bytes,
        now: Callable[[], int] = now_ms,
        node: str = "",
    ) -> None:
        """All keys are made from the secret, which every process on the database has."""
        super().__init__(EVENTS, Stream, store, announcer, now, node)
        self._secret = secret
        self._keys: dict[str, tuple[object, dict[str, Actor]]] = {}

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
        event = fresh_id(9)
        opened = EventOpened(event, options, listed, entry_open, online)
        return (await self.begin(event, (opened, EventOwned(by)))).state

    def key_of(self, state: HostedEvent, role: Role, name: str = "") -> str:
        return key_of(self._secret, state, role, name)

    def actor_of(self, state: HostedEvent, key: str) -> Actor:
        """Whose key it is, or `KeyUnknown`; without a key anybody is the public."""
        if not key:
            return PUBLIC
        facts = [entry.name for entry in state.now.desk.entries], state.renewed
        known = self._keys.get(state.event)
        if known is None or known[0] != facts:
            if len(self._keys) > EVENTS.most:
                self._keys.clear()
            known = self._keys[state.event] = facts, keys_of(self._secret, state)
        if key not in known[1]:
            text = "This link no longer works: ask the event's director for a new one."
            raise KeyUnknown(refuse("wrong_key", text))
        return known[1][key]

    async def send(
        self, event: str, actor: Actor, batch: Sequence[Sent]
    ) -> tuple[tuple[Answer, ...], HostedEvent]:
        """Carry out one command after the other; the same id acts once, and the rest goes on after a refusal.

        Raises `NoSuchEvent`, and what the store raises: then the first commands may have been carried out,
        and the batch is to be sent again.
        """
        whose = f"{actor.role.value}:{actor.name}"
        orders = [Order(Enter(actor, sent), actor.name or None, f"{whose}:{sent.id}") for sent in batch]
        done, live = await self.carry_out_all(event, orders, IllegalCommand)
        answers = zip(batch, done, strict=True)
        return tuple([self._answer(live.state, sent, one, whose) for sent, one in answers]), live.state

    def _answer(self, state: HostedEvent, sent: Sent, done: Done | Exception, whose: str) -> Answer:
        """The same answer if it was done before; people who waited learn what became of it."""
        if isinstance(done, IllegalCommand):
            return Answer(sent.id, refused=done.refusal)
        noted = done.entry.events[0] if isinstance(done, Done) and done.entry is not None else None
        if not isinstance(noted, Recorded):
            return self._waited(state, sent, whose)
        record = noted.line
        key = self._key_to_tell(state, record) if record.command == sent.command else None
        return Answer(sent.id, record.number, key=key)

    def _waited(self, state: HostedEvent, sent: Sent, whose: str) -> Answer:
        who = sent.command
        if not isinstance(who, Register):
            return Answer(sent.id, asked=True)
        ticket = ticket_of(f"{whose}:{sent.id}", who)
        if (name := state.tickets.get(ticket)) is not None:
            return Answer(sent.id, key=self.key_of(state, Role.PLAYER, name))
        if any(one.ticket in ("", ticket) for one in state.asked):
            return Answer(sent.id, asked=True)
        text = "The director has not accepted the entry of {player}: ask the organiser."
        return Answer(sent.id, refused=refuse("not_let_in", text, player=who.name[:50]))

    def _key_to_tell(self, state: HostedEvent, record: Record) -> str | None:
        """The key of a new entrant; an earlier one already has a link, and nobody else is given it."""
        command = record.command
        if not isinstance(command, Register):
            return None
        earlier = [each.command for each in state.log[: record.number - 1]]
        names = [person(each.name) for each in earlier if isinstance(each, Register)]
        return None if person(command.name) in names else self.key_of(state, Role.PLAYER, command.name)

    async def approve(self, event: str, names: Sequence[str]) -> HostedEvent:
        """Let those in who have asked, and keep those who came by themselves; without names, all of them."""
        return await self._do(event, Approve(tuple(names)))

    async def clear(self, event: str, names: Sequence[str] = ()) -> HostedEvent:
        """Take off the list who came by themselves and whom nobody has approved; without names, all."""
        return await self._do(event, Clear(tuple(names)))

    async def take_seat(self, event: str, name: str, person: Person) -> HostedEvent:
        """Let the person play for the entrant, or wait for the director; `IllegalCommand` says why not."""
        return await self._do(event, TakeSeat(name, person))

    async def let_in(self, event: str, name: str) -> HostedEvent:
        """Let in whoever has asked to play for the entrant; `IllegalCommand` if nobody has or may."""
        return await self._do(event, LetIn(name))

    async def mark(self, event: str, noted: Notable, command: str | None = None) -> HostedEvent:
        """Store what is not a record: seats, tables, boards and links. The same command id acts only once."""
        return await self._do(event, Note(noted), command)

    async def _do(self, event: str, command: HostCommand, command_id: str | None = None) -> HostedEvent:
        await self.carry_out(event, Order(command, id=command_id))
        return (await self.live(event)).state
