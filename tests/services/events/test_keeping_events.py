"""Events on a server: opened, written to by whoever has a key, and the same after a restart."""

import asyncio
from collections.abc import Sequence
from datetime import UTC, datetime

import pytest

from pegout.services.event_files import EventOptions
from pegout.services.event_files.book import EventBook, read_lines
from pegout.services.events import admission, records
from pegout.services.events.commands import Sent
from pegout.services.events.file import event_file
from pegout.services.events.keeper import Answer, EventKeeper, KeyUnknown
from pegout.services.events.keys import PUBLIC, Actor
from pegout.services.events.kind import NoSuchEvent
from pegout.services.events.state import HostedEvent
from pegout.services.events.stream_events import LinkRenewed, SeatBound
from pegout.tournament import entries as d
from pegout.tournament import event as e
from pegout.tournament.event import EventCommand, InvalidFormat, Role
from tests.kit.memory_store import MemoryStore

SECRET = b"what keys are made from"
DIRECTOR = Actor(Role.DIRECTOR)
OPTIONS = EventOptions("Club night", datetime(2026, 12, 10, 10, tzinfo=UTC), "knock-out")
ELEVEN = 1_796_900_400_000  # on that day, an hour after the start


class Night:
    """An event with its keeper, as a server process has them."""

    def __init__(self, store: MemoryStore | None = None) -> None:
        self.store = store or MemoryStore()
        self.keeper = EventKeeper(self.store, None, SECRET, now=lambda: self.now)
        self.now = ELEVEN - 86_400_000
        self.event = ""
        self.sent = 0

    async def open(self, *, entry_open: bool = True) -> HostedEvent:
        state = await self.keeper.open(OPTIONS, entry_open=entry_open)
        self.event = state.event
        return state

    async def do(self, command: EventCommand, actor: Actor = DIRECTOR, number: str = "") -> Answer:
        self.sent += 1
        [answer], _ = await self.keeper.send(self.event, actor, [Sent(number or f"n{self.sent}", command)])
        return answer

    async def start(self) -> None:
        self.now = ELEVEN
        assert (await self.do(d.StartPlay())).refused is None

    async def enter(self, names: Sequence[str]) -> None:
        for name in names:
            assert (await self.do(d.Register(name, "member"))).refused is None


def test_what_was_written_is_there_for_another_process() -> None:
    async def run() -> None:
        night = Night()
        await night.open()
        await night.enter(["Ann", "Bob"])
        await night.keeper.mark(night.event, SeatBound("Ann", "person-1"))
        await night.start()
        again = EventKeeper(night.store, None, SECRET)
        there, here = await again.state(night.event), await night.keeper.state(night.event)
        assert there == here
        assert there.version == 5  # the opening, two entries, a seat, the start
        assert there.seats["ann"].person == "person-1"
        assert e.open_games(there.now.divisions[0])

    asyncio.run(run())


def test_a_command_with_the_same_id_acts_once() -> None:
    async def run() -> None:
        night = Night()
        await night.open()
        first = await night.do(d.Register("Ann", "member"), PUBLIC, "x")
        again = await night.do(d.Register("Ann", "member"), PUBLIC, "x")
        assert first == again
        assert first.key is not None
        assert len((await night.keeper.state(night.event)).log) == 1
        other = await night.do(d.Register("Bob", "member"), PUBLIC, "x")
        assert (other.record, other.key) == (1, None)  # nobody gets another's key by their id
        ids_are_own = await night.do(d.Register("Bob", "member"), DIRECTOR, "x")
        assert ids_are_own.record == 2

    asyncio.run(run())


def test_whoever_was_entered_before_is_not_given_away_to_the_next() -> None:
    async def run() -> None:
        night = Night()
        await night.open()
        first = await night.do(d.Register("Ann", "member"), PUBLIC)
        await night.do(d.Withdraw("Ann"), Actor(Role.PLAYER, "Ann"))
        second = await night.do(d.Register("ANN", "member"), PUBLIC)
        assert first.key
        assert second.refused is None
        assert second.key is None

    asyncio.run(run())


def test_a_refusal_does_not_stop_the_rest() -> None:
    async def run() -> None:
        night = Night()
        await night.open()
        batch = [
            Sent(name, d.Register(name, kind))
            for name, kind in (("A", "member"), ("B", "cat"), ("C", "guest"))
        ]
        answers, state = await night.keeper.send(night.event, DIRECTOR, batch)
        assert [answer.record for answer in answers] == [1, None, 2]
        assert answers[1].refused
        assert len(state.log) == 2

    asyncio.run(run())


def test_keys_tell_who_somebody_is_until_they_are_renewed() -> None:
    async def run() -> None:
        night = Night()
        state = await night.open()
        keeper = night.keeper
        key = (await night.do(d.Register("Ann Lee", "member"), PUBLIC)).key
        assert key is not None
        state = await keeper.state(night.event)
        assert keeper.actor_of(state, key) == Actor(Role.PLAYER, "Ann Lee")
        assert keeper.actor_of(state, "") == PUBLIC
        keys = [
            keeper.key_of(state, role) for role in (Role.DIRECTOR, Role.REGISTRAR, Role.JUDGE, Role.SCORER)
        ]
        assert len({key, *keys}) == 5
        assert [keeper.actor_of(state, each).role for each in keys[:2]] == [Role.DIRECTOR, Role.REGISTRAR]
        state = await keeper.mark(night.event, LinkRenewed("player", "Ann Lee"))
        with pytest.raises(KeyUnknown):
            keeper.actor_of(state, key)
        assert keeper.actor_of(state, keeper.key_of(state, Role.PLAYER, "ann lee")).name == "Ann Lee"
        other = await Night(night.store).open()
        with pytest.raises(KeyUnknown):
            keeper.actor_of(other, keys[0])

    asyncio.run(run())


def test_the_public_enters_itself_only_where_that_is_wanted() -> None:
    async def run() -> None:
        night = Night()
        await night.open(entry_open=False)
        assert "the desk" in str((await night.do(d.Register("Ann", "member"), PUBLIC)).refused)
        assert (await night.do(d.Register("Ann", "member"))).record == 1
        assert "may not" in str((await night.do(d.StartPlay(), PUBLIC)).refused)

    asyncio.run(run())


def test_a_crowd_does_not_fill_the_list_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(admission, "MOST_BY_THEMSELVES", 2)
    monkeypatch.setattr(records, "MOST_RECORDS", 4)

    async def run() -> None:
        night = Night()
        await night.open()
        answers = [await night.do(d.Register(name, "member"), PUBLIC) for name in ("Ann", "Bob", "Cy")]
        assert [answer.refused is None for answer in answers] == [True, True, False]
        await night.enter(["Cy", "Di"])
        assert "full" in str((await night.do(d.Donate("Ann", 100))).refused)

    asyncio.run(run())


def test_an_event_has_so_many_entries_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "MOST_ENTRANTS", 2)

    async def run() -> None:
        night = Night()
        await night.open()
        await night.enter(["Ann", "Bob"])
        assert "at most 2 entries" in str((await night.do(d.Register("Cy", "member"))).refused)
        assert (await night.do(d.Donate("Ann", 100))).refused is None

    asyncio.run(run())


def test_one_player_does_not_fill_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "MOST_OF_A_PLAYER", 1)

    async def run() -> None:
        night = Night()
        await night.open()
        await night.enter(["Ann", "Bob"])
        ann, bob = Actor(Role.PLAYER, "Ann"), Actor(Role.PLAYER, "Bob")
        assert (await night.do(d.CheckIn("Ann"), ann)).refused is None
        assert "ask an official" in str((await night.do(d.Withdraw("Ann"), ann)).refused)
        assert (await night.do(d.CheckIn("Bob"), bob)).refused is None
        assert (await night.do(d.Withdraw("Ann"))).refused is None

    asyncio.run(run())


def test_what_cannot_be_an_event_or_is_none_is_told() -> None:
    async def run() -> None:
        night = Night()
        with pytest.raises(InvalidFormat):
            await night.keeper.open(EventOptions("Night", OPTIONS.start, "poker"))
        soon = datetime.fromtimestamp(night.now / 1000 + 86_400, UTC)
        with pytest.raises(InvalidFormat, match="13 entries are needed 48 hours before"):
            await night.keeper.open(EventOptions("Lodge", soon, "lodge"))
        await night.keeper.open(EventOptions("Lodge", soon, "lodge", minimum=0))
        with pytest.raises(NoSuchEvent):
            await night.keeper.state("nothing-here")
        await night.open()
        assert "no record 7" in str((await night.do(e.Undo(7))).refused)

    asyncio.run(run())


def test_the_event_file_is_the_same_event() -> None:
    async def run() -> None:
        night = Night()
        await night.open()
        await night.enter(["Ann", "Bob", "Cleo"])
        await night.start()
        state = await night.keeper.state(night.event)
        assert EventBook(*read_lines(event_file(state))).event == state.now

    asyncio.run(run())
