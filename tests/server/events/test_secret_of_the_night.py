"""The secret of a duplicate night is shown by no route before the event is closed, and to all then."""

import re
import time
from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

import pytest
from litestar.routes import HTTPRoute

from pegout.server.events.lists import LISTS
from pegout.services.events.stream_events import EventOpened
from pegout.services.online.duplicate import secret_of
from pegout.services.provable import commitment_of
from pegout.tournament.event import Role
from tests.kit.event_people import Visitor, soon
from tests.kit.ledger import read_beside
from tests.kit.running_server import sqlite_in
from tests.kit.whole_server import whole_app, whole_server

BOTS = ["Bot 1", "Bot 2", "Bot 3"]
TAG = r'^\[{} "(.*)"\]$'


class Night:
    """Ann has a seat and lets everybody wait, so that the first round is half played."""

    def __init__(self, database: str, url: str) -> None:
        self.director = Visitor(url).make(
            format="round-robin", fee=0, minimum=0, prizes="", online={"duplicate": True}
        )
        self.director.at("bots", "POST", {"names": BOTS, "level": "random"})
        self.director.do("Register", name="Ann", kind="member")
        keys = self.director.keys()
        self.people = {role: self.director.someone(keys["roles"].get(role.value, "")) for role in Role}
        self.people[Role.PLAYER] = self.ann = self.director.someone(keys["players"]["Ann"])
        self.ann.ask("POST", "/api/guest", {"name": "Ann"})
        assert self.ann.at("seat", "POST", {}).status_code == 409  # a guest is let in where deals are shared
        assert self.director.at("admit", "POST", {"name": "Ann"}).status_code == 200
        opened = read_beside(database, f"event.{self.director.event}")[0].events[0]
        assert isinstance(opened, EventOpened)
        assert opened.online is not None
        self.secret = opened.online.secret
        self.database = database

    @property
    def event(self) -> dict[str, Any]:
        line: dict[str, Any] = self.director.view()["event"]["event"]
        return line

    def tables(self) -> list[str]:
        stored = read_beside(self.database, f"event.{self.director.event}")
        return [each.table for entry in stored for each in entry.events if hasattr(each, "table")]

    def records(self) -> list[str]:
        answers = [self.director.ask("GET", f"/api/tables/{table}/record") for table in self.tables()]
        return [answer.text for answer in answers if answer.status_code == 200]

    def deals(self, number: int) -> str:
        return f"{self.director.event}/round {number}"


def wait(is_so: Callable[[], bool]) -> None:
    until = time.monotonic() + 30
    while not is_so():
        assert time.monotonic() < until
        time.sleep(0.05)


@pytest.fixture(scope="module")
def night(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Night]:
    database = sqlite_in(tmp_path_factory.mktemp("night"))
    with whole_server(database) as url:
        yield Night(database, url)


@pytest.fixture(scope="module")
def doors(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """Every address of the API at which something can be read of an event or a table."""
    app: Any = whole_app(sqlite_in(tmp_path_factory.mktemp("doors"))).app
    routes = [route for route in app.routes if isinstance(route, HTTPRoute) and "GET" in route.methods]
    about = ("event", "table", "player", "season", "calendar")
    return [
        route.path_format
        for route in routes
        if route.path_format.startswith("/api/")
        and any(word in route.path_format for word in about)
        and not route.path_format.endswith("stream")  # which never ends
    ]


def addresses(night: Night, doors: list[str]) -> Iterator[str]:
    for door, table, what in product(doors, night.tables() or ["none"], LISTS):
        filled = door.replace("{event}", night.director.event).replace("{table}", table)
        if "/paper/" not in filled:
            yield filled.replace("{what}", what).replace("{name}", "Ann").replace("{year}", soon()[:4])


def everything_said(night: Night, doors: list[str]) -> Iterator[tuple[str, str]]:
    asked = list(dict.fromkeys(addresses(night, doors)))
    assert len(asked) > len(doors)
    for role, visitor in night.people.items():
        for address in asked:
            yield f"{role} {address}", visitor.ask("GET", address).text
        socket = visitor.socket()
        yield f"{role} socket", str(socket.hear())
        socket.close()


def test_the_secret_is_told_at_the_end_and_not_before(night: Night, doors: list[str]) -> None:
    nobody_is_told(night, doors)
    then_everybody_is_and_all_deals_come_from_it(night)


def nobody_is_told(night: Night, doors: list[str]) -> None:
    hidden = [night.secret, secret_of(night.secret, night.deals(1)), secret_of(night.secret, night.deals(2))]
    assert night.event["online"]["commitment"] == commitment_of(night.secret)
    for where, said in everything_said(night, [door for door in doors if "{table}" not in door]):
        assert not [one for one in hidden if one in said], where
    night.director.do("MoveStart", start=soon(0), reason="all are here")
    wait(lambda: len(night.director.at("lists/results").json()) == 1)  # and Ann's game goes on
    shown = list(everything_said(night, doors))
    for where, said in shown:
        assert not [one for one in hidden if one in said], where
    commitment = commitment_of(hidden[1])
    assert any(commitment in said for where, said in shown if where.startswith(f"{Role.PLAYER} /api/tables/"))


def then_everybody_is_and_all_deals_come_from_it(night: Night) -> None:
    night.director.do("DropOut", player="Ann")
    wait(lambda: bool(night.event["closed"]))
    for visitor in night.people.values():
        assert visitor.view()["event"]["event"]["online"]["secret"] == night.secret
    wait(lambda: len(night.records()) == 4)  # bot against bot each time once, and Ann's abandoned game
    told = night.records()
    names, secrets = (
        [re.search(TAG.format(tag), record, re.MULTILINE) for record in told] for tag in ("Table", "Secret")
    )
    for name, secret in zip(names, secrets, strict=True):
        assert name is not None
        assert secret is not None
        assert secret[1] == secret_of(night.secret, name[1])
    assert {name[1] for name in names if name} == {night.deals(number) for number in (1, 2, 3)}
    night.director.do("Undo", number=len(night.director.at("lists/log").json()), reason="one more look")
    assert night.event["closed"] is False
    assert night.event["online"]["secret"] == night.secret  # what was told is told
