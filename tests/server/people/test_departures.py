"""What has ended is told to the other processes; whoever was cut off looks at everybody again."""

import asyncio
import json
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, cast

import pytest

from pegout.rules import PRESETS
from pegout.server.identity import Ended, Identity, Scope
from pegout.server.people.register import Register
from pegout.server.people.revocation import Doors, Revocation
from pegout.server.tables.service import TableService
from pegout.server.tables.subscribers import Watcher
from pegout.services.people.credentials import StoredSession
from pegout.services.people.ports import Person, Token
from pegout.services.tables.terms import Terms
from tests.kit.people import PeopleInMemory
from tests.kit.tables import QuickThinker, club_keeper, seated
from tests.kit.whole_server import no_papers

if TYPE_CHECKING:
    from pegout.services.ports import ServerStore

ANN, BOB = Person("a", "Ann", False, 1), Person("b", "Bob", False, 1)
READ = frozenset({Scope.READ})
BY_COOKIE = Identity(ANN)
BY_SESSION, BY_TOKEN = Identity(ANN, key="session"), Identity(ANN, READ, "token")
BOBS = Identity(BOB, key="bob's")
ALL = BY_COOKIE, BY_SESSION, BY_TOKEN, BOBS


class Process:
    """A server process on the store, in which all of these hold something open."""

    def __init__(self, store: PeopleInMemory, node: str) -> None:
        self.here = {*ALL}
        self.said: list[str] = []
        self.register = Register(store, 3600)
        doors = Doors(self._close, lambda: self.here)
        self.departures = Revocation(self.register, doors, self, node)

    def _close(self, ended: Ended) -> None:
        self.here = {one for one in self.here if not ended.concerns(one)}

    async def publish(self, text: str) -> None:
        self.said.append(text)


@pytest.fixture
def store() -> PeopleInMemory:
    store = PeopleInMemory()
    store.persons = {"a": ANN, "b": BOB}
    store.sessions = {
        "session": StoredSession("session", "a", "guest", "", 1, 1),
        "bob's": StoredSession("bob's", "b", "guest", "", 1, 1),
    }
    store.tokens = {"digest": Token("token", "a", "digest", "bot", ("read",), 1)}
    return store


@pytest.mark.parametrize(
    ("ended", "left"),
    [
        (Ended("a", "session"), {BY_COOKIE, BY_TOKEN, BOBS}),
        (Ended("a", "token"), {BY_COOKIE, BY_SESSION, BOBS}),
        (Ended("a"), {BY_TOKEN, BOBS}),
        (Ended("a", tokens=True), {BOBS}),
        (Ended(""), {BY_TOKEN}),
        (Ended("nobody"), {*ALL}),
    ],
)
def test_the_other_process_closes_what_this_one_does(
    ended: Ended, left: set[Identity], store: PeopleInMemory
) -> None:
    async def story() -> None:
        here, there = Process(store, "here"), Process(store, "there")
        await here.departures.tell(ended)
        (said,) = here.said
        await there.departures.heard(said.encode())
        assert here.here == there.here == left
        assert there.said == []
        again = Process(store, "here")
        await again.departures.heard(said.encode())  # its own words
        assert again.here == {*ALL}

    asyncio.run(story())


@pytest.mark.parametrize("said", ["{}", '{"here": 1}', '{"board": "b"}', '{"table": "t", "version": 3}'])
def test_what_other_rooms_say_ends_nothing(said: str, store: PeopleInMemory) -> None:
    process = Process(store, "here")
    asyncio.run(process.departures.heard(said.encode()))
    assert process.here == {*ALL}


async def _raise_epoch(store: PeopleInMemory) -> None:
    await store.end_sessions("a")


async def _end_session(store: PeopleInMemory) -> None:
    await store.end_session("a", "session")


async def _revoke(store: PeopleInMemory) -> None:
    await store.revoke("a", "token")


async def _forget(store: PeopleInMemory) -> None:
    await store.forget_person("a")


async def _nothing(_: PeopleInMemory) -> None: ...


@pytest.mark.parametrize(
    ("happened", "left"),
    [
        (_raise_epoch, {BY_TOKEN, BOBS}),
        (_end_session, {BY_COOKIE, BY_TOKEN, BOBS}),
        (_revoke, {BY_COOKIE, BY_SESSION, BOBS}),
        (_forget, {BOBS}),
        (_nothing, {*ALL}),
    ],
)
def test_after_a_time_in_which_nothing_was_heard_only_those_stay_who_may(
    happened: Callable[[PeopleInMemory], object], left: set[Identity], store: PeopleInMemory
) -> None:
    async def story() -> None:
        process = Process(store, "here")
        for one in ALL:
            assert await process.register.vouch(one)  # they are remembered from now on
        await happened(store)  # type: ignore[misc]
        await process.departures.heard(json.dumps({"missed": True}).encode())
        assert process.here == left

    asyncio.run(story())


@pytest.mark.parametrize("good", [True, False])
def test_whoever_came_in_while_their_session_ended_is_looked_at_once_more(good: bool) -> None:
    """A socket is known as somebody's before it stands among those that are closed."""

    async def story() -> None:
        keeper, store, _ = club_keeper()
        state = await seated(keeper, Terms(PRESETS["acc"]), 1)
        house = TableService(cast("ServerStore", store), None, QuickThinker(), no_papers())
        asked: list[Identity] = []

        async def vouch(identity: Identity) -> bool:
            asked.append(identity)
            return good

        house.vouch = vouch
        watcher = Watcher(keeper, await keeper.live(state.table), ANN.id, BY_SESSION)
        await house.admit(watcher)
        assert asked == [BY_SESSION]
        assert watcher in house.watchers
        assert watcher.outgoing.qsize() == (0 if good else 1)

    asyncio.run(story())


def test_nobody_who_is_banned_is_vouched_for_however_they_have_come(store: PeopleInMemory) -> None:
    async def story() -> None:
        process = Process(store, "here")
        assert [await process.register.vouch(one) for one in ALL] == [True] * 4
        store.persons["a"] = replace(ANN, banned="rude")
        await process.departures.heard(json.dumps({"node": "there", "missed": True}))
        assert process.here == {BOBS}

    asyncio.run(story())
