"""Anybody can make guests, and an event with many links: together they have a limit by address, too."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from websockets.exceptions import InvalidStatus

from pegout.server.limits import purposes
from pegout.server.people import PeopleSettings
from tests.kit.addresses import From, is_refused
from tests.kit.event_people import Visitor
from tests.kit.running_server import sqlite_in
from tests.kit.whole_server import whole_server

TOGETHER = 30


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that lets all who are known at an address in so often; a test has an address of its own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(purposes, "REQUESTS", replace(purposes.REQUESTS, by_crowd=TOGETHER))
        asked = {"requests": purposes.REQUESTS, "handshakes": replace(purposes.HANDSHAKES, by_address=3)}
        few = tuple([asked.get(one.name, one) for one in purposes.PURPOSES])
        patch.setattr(purposes, "PURPOSES", few)
        settings = PeopleSettings(a_minute=20)
        with whole_server(sqlite_in(tmp_path_factory.mktemp("many")), settings) as url:
            yield url


def test_all_guests_of_an_address_together_have_a_limit(house: str) -> None:
    guests = [From(house, "127.80.0.1").guest() for _ in range(4)]
    told = [is_refused(guest.ask("GET", "/api/account")) for _ in range(10) for guest in guests]
    assert told.count(False) == TOGETHER
    assert not told[0]
    assert told[-1]
    assert not is_refused(From(house, "127.81.0.1").guest().ask("GET", "/api/account"))


def test_all_links_of_an_address_together_have_a_limit(house: str) -> None:
    director = Visitor(house).make()
    names = ("Ann", "Bob", "Cy", "Di")
    keys = [director.do("Register", name=name, kind="member")["key"] for name in names]
    eve, path = From(house, "127.82.0.1"), f"/api/events/{director.event}/file"
    told = [is_refused(eve.ask("GET", path, x_event_key=key)) for _ in range(10) for key in keys]
    assert told.count(False) == TOGETHER
    assert told[-1]
    bob = From(house, "127.83.0.1")
    assert not is_refused(bob.ask("GET", path, x_event_key=keys[1]))


def test_health_is_told_however_many_ask(house: str) -> None:
    one = From(house, "127.84.0.1")
    told = [one.ask("GET", path).status_code for path in ("/health/live", "/health/ready") for _ in range(40)]
    assert set(told) == {200}


def test_sockets_at_events_that_never_say_a_word_are_counted(house: str) -> None:
    director = Visitor(house).make()
    eve, path = From(house, "127.85.0.1"), f"/api/events/{director.event}/socket"
    for _ in range(3):
        with eve.socket(path):
            pass
    with pytest.raises(InvalidStatus), eve.socket(path):
        pass
    with From(house, "127.86.0.1").socket(path) as bob:
        bob.send('{"key": ""}')
        assert "Night" in str(bob.recv(timeout=20))
